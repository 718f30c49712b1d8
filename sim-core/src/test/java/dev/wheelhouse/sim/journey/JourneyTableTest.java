package dev.wheelhouse.sim.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every phase with every call. On this road nothing is left over for the strict rules to do otherwise. */
@DisplayName("J-17 the whole table of phases and calls, under both sets of rules")
class JourneyTableTest {
    private static final int CELLS = 30 * 11;

    private static List<String[]> table() {
        try (InputStream in = JourneyTableTest.class.getResourceAsStream("/journey-table.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> Arrays.stream(line.split("\\|", -1))
                            .map(String::trim)
                            .toArray(String[]::new))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @TestFactory
    Stream<DynamicTest> everyCellHolds() {
        List<DynamicTest> tests = new ArrayList<>();
        List<String[]> table = table();
        NamedCalls reference = new NamedCalls(JourneyRules.REFERENCE);
        NamedCalls strict = new NamedCalls(JourneyRules.STRICT);
        String[] phases = table.get(0);
        for (String[] row : table.subList(1, table.size())) {
            for (int column = 1; column < row.length; column++) {
                String phase = phases[column];
                String cell = row[column];
                tests.add(DynamicTest.dynamicTest(row[0] + " in " + phase + ": " + cell, () -> {
                    check(strict, row[0], phase, cell);
                    if (!row[0].equals("CancelTakeover")) {
                        check(reference, row[0], phase, cell);
                    }
                }));
            }
        }
        assertThat(tests).hasSize(CELLS);
        return tests.stream();
    }

    @Test
    void knowsEveryCall() {
        assertThat(table().stream().skip(1).map(row -> row[0]))
                .containsExactlyInAnyOrderElementsOf(new NamedCalls(JourneyRules.STRICT).names());
    }

    private static void check(NamedCalls calls, String call, String phase, String cell) {
        Journey before = before(phase);
        CallResult result = calls.call(call, before);
        Journey after = result.journey();
        List<String> words = Arrays.asList(cell.split(" "));
        String[] phaseAndReason = words.get(1).split("/");
        assertThat(result.succeeded()).isEqualTo(words.get(0).equals("T"));
        assertThat(after.phase()).isEqualTo(phase(phaseAndReason[0]));
        assertThat(after.reason()).isEqualTo(reason(phaseAndReason, before));
        assertThat(after.intentSerial() - before.intentSerial()).isEqualTo(words.contains("I+") ? 1 : 0);
        assertThat(after.planSerial() - before.planSerial()).isEqualTo(words.contains("P+") ? 1 : 0);
        if (words.contains("x")) {
            assertThat(before.plan()).isNotNull();
            assertThat(after.plan()).isNull();
            assertThat(after.cursor()).isZero();
        } else if (words.contains("P+") && after.phase() == JourneyPhase.JOINING_ROAD) {
            assertThat(after.plan()).isNotNull().isNotSameAs(before.plan());
            assertThat(after.cursor()).isOne();
        } else {
            assertThat(after.plan()).isSameAs(before.plan());
        }
        boolean started = words.contains("I+");
        assertThat(after.destination() != before.destination()).isEqualTo(started);
        assertThat(after.cruiseMps() != before.cruiseMps()).isEqualTo(started);
        boolean set = call.equals("SetPointTarget") && result.succeeded();
        assertThat(after.pointTarget()).isEqualTo(set);
    }

    private static Journey before(String column) {
        boolean player = column.endsWith("@P");
        Journey journey = Journeys.inPhase(phase(player ? column.substring(0, 2) : column));
        return player ? journey.drivenBy(DriverMode.PLAYER) : journey;
    }

    private static FailureReason reason(String[] phaseAndReason, Journey before) {
        if (phaseAndReason.length == 1) {
            return FailureReason.NONE;
        }
        return switch (phaseAndReason[1]) {
            case "=" -> before.reason();
            case "NJ" -> FailureReason.NO_JOIN;
            case "JO" -> FailureReason.JOIN_OBSTRUCTED;
            case "RU" -> FailureReason.ROUTE_UNAVAILABLE;
            case "LR" -> FailureReason.LEFT_ROUTE;
            default -> throw new IllegalArgumentException(phaseAndReason[1]);
        };
    }

    private static JourneyPhase phase(String name) {
        return switch (name) {
            case "In" -> JourneyPhase.INACTIVE;
            case "Jo" -> JourneyPhase.JOINING_ROAD;
            case "Dr" -> JourneyPhase.DRIVING;
            case "St" -> JourneyPhase.STOPPING_FOR_PLAYER;
            case "Su" -> JourneyPhase.SUSPENDED_FOR_PLAYER;
            case "Wa" -> JourneyPhase.WAITING_FOR_ROAD;
            case "Co" -> JourneyPhase.COMPLETED;
            case "Ca" -> JourneyPhase.CANCELLED;
            default -> throw new IllegalArgumentException(name);
        };
    }
}
