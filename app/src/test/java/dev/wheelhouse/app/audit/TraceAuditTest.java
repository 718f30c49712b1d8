package dev.wheelhouse.app.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wheelhouse.app.cli.Commands;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** M-90, M-94 to M-99 and the pedestrian clearance, from positions alone. */
class TraceAuditTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int CYCLES = 5;
    private static final int SPOILT_LINES = 400;

    @TempDir
    static Path folder;

    private static List<String> lines;
    private static JsonNode report;

    @BeforeAll
    static void runFiveCycles() throws Exception {
        Path trace = folder.resolve("loop.jsonl");
        Path file = folder.resolve("loop.json");
        assertThat(Commands.execute(
                        "run",
                        "loop-100s",
                        "--quiet",
                        "--cycles",
                        Integer.toString(CYCLES),
                        "--trace",
                        trace.toString(),
                        "--report",
                        file.toString()))
                .isZero();
        lines = Files.readAllLines(trace);
        report = JSON.readTree(file.toFile());
    }

    private static TraceAudit audit(List<String> trace) throws Exception {
        TraceAudit audit = new TraceAudit();
        audit.read(trace);
        return audit;
    }

    @Test
    @DisplayName("M-90, M-94, M-95, M-96, M-98, M-99: five cycles hold up to an audit from positions alone")
    void fiveCyclesHoldUp() throws Exception {
        TraceAudit audit = audit(lines);
        assertThat(audit.findings).isEmpty();
        assertThat(audit.lastStep).isEqualTo(CYCLES * 1000);
        assertThat(audit.smallestGap).isGreaterThanOrEqualTo(7 - 1e-9);
        for (int k = 0; k < CYCLES; k++) {
            TraceAudit.Cycle cycle = audit.cycles.get(k);
            assertThat(cycle.left + cycle.right).as("avoidances of cycle %d", k).isGreaterThanOrEqualTo(6);
            assertThat(cycle.left).isPositive();
            assertThat(cycle.right).isPositive();
            assertThat(cycle.startedEvents).isEqualTo(cycle.left + cycle.right);
            assertThat(cycle.completedEvents).isEqualTo(cycle.startedEvents);
            assertThat(cycle.impacts).as("impacts of cycle %d", k).isEqualTo(1);
            assertThat(cycle.repairs).as("repairs of cycle %d", k).isEqualTo(1);
            assertThat(cycle.clearance)
                    .as("clearance of cycle %d", k)
                    .isPositive()
                    .isFinite();
        }
    }

    @Test
    @DisplayName("E-3: the report's figures are those of the audit")
    void reportAgreesWithTheAudit() throws Exception {
        TraceAudit audit = audit(lines);
        JsonNode counters = report.get("counters");
        assertThat(counters.get("minBumperGapMeters").asDouble()).isCloseTo(audit.smallestGap, within(1e-9));
        assertThat(counters.get("minPedestrianClearanceMeters").asDouble())
                .isCloseTo(
                        audit.cycles.stream()
                                .mapToDouble(c -> c.clearance)
                                .min()
                                .orElseThrow(),
                        within(1e-9));
        assertThat(counters.get("maxStepMeters").asDouble()).isCloseTo(audit.largestStep, within(1e-9));
        assertThat(counters.get("maxLateralStepMeters").asDouble()).isCloseTo(audit.largestLateralStep, within(1e-9));
        assertThat(counters.get("teleportViolations").asInt()).isEqualTo(audit.displacementsOverLimit);
        assertThat(counters.get("routeRecycles").asInt())
                .isEqualTo(audit.recycles)
                .isPositive();
        assertThat(counters.get("avoidancesStarted").asInt())
                .isEqualTo(audit.cycles.stream().mapToInt(c -> c.left + c.right).sum());
        assertThat(counters.get("impacts").asInt()).isEqualTo(CYCLES);
        assertThat(counters.get("repairs").asInt()).isEqualTo(CYCLES);
        for (String name : List.of("maxStepMeters", "minBumperGapMeters", "routeRecycles", "positionClamps")) {
            assertThat(audit.lastCounters().get(name)).isEqualTo(counters.get(name));
        }
        assertThat(report.get("steps").asLong()).isEqualTo(audit.lastStep);
    }

    private static List<String> spoilt(long step, Consumer<ObjectNode> change) throws Exception {
        List<String> copy = new ArrayList<>(lines.subList(0, SPOILT_LINES));
        for (int k = 0; k < copy.size(); k++) {
            ObjectNode n = (ObjectNode) JSON.readTree(copy.get(k));
            if (n.get("type").asText().equals("step") && n.get("step").asLong() == step) {
                change.accept(n);
                copy.set(k, n.toString());
            }
        }
        return copy;
    }

    private static ObjectNode vehicle(ObjectNode step, int slot) {
        return (ObjectNode) step.get("vehicles").get(slot);
    }

    @Test
    @DisplayName("the audit finds a jump, a wrong gap, an overlap, a touched person and a lost or doubled event")
    void findsWhatIsSpoilt() throws Exception {
        TraceAudit jump = audit(spoilt(
                300,
                n -> vehicle(n, 4).put("xMeters", vehicle(n, 4).get("xMeters").asDouble() + 2)));
        assertThat(jump.displacementsOverLimit).isEqualTo(2);
        TraceAudit gap = audit(spoilt(300, n -> vehicle(n, 4).put("bumperGapMeters", 99)));
        assertThat(gap.findings).singleElement().asString().contains("V05 claims a gap of 99.0");
        TraceAudit overlap = audit(spoilt(
                300,
                n -> vehicle(n, 4).put("xMeters", vehicle(n, 5).get("xMeters").asDouble() + 1)));
        assertThat(overlap.findings).anyMatch(f -> f.contains("overlaps"));
        TraceAudit touch = audit(spoilt(
                60,
                n -> vehicle(n, 4)
                        .put(
                                "xMeters",
                                n.get("pedestrians").get(0).get("xMeters").asDouble())
                        .put(
                                "yMeters",
                                n.get("pedestrians").get(0).get("yMeters").asDouble())));
        assertThat(touch.findings).anyMatch(f -> f.contains("\"V05\" touches"));
        int event = 0;
        while (!lines.get(event).contains("\"type\":\"event\"")) {
            event++;
        }
        List<String> lost = new ArrayList<>(lines.subList(0, SPOILT_LINES));
        lost.remove(event);
        assertThat(audit(lost).findings).anyMatch(f -> f.contains("event 2 after 0"));
        List<String> doubled = new ArrayList<>(lines.subList(0, SPOILT_LINES));
        doubled.add(event, lines.get(event));
        assertThat(audit(doubled).findings).anyMatch(f -> f.contains("event 1 after 1"));
    }

    @Test
    @DisplayName("two turned rectangles overlap by their sides, not by the boxes around them")
    void turnedRectanglesAreComparedByTheirSides() {
        Rectangle a = new Rectangle(0, 0, 0, 4, 2);
        assertThat(a.overlaps(new Rectangle(3.9, 0, 0, 4, 2))).isTrue();
        assertThat(a.overlaps(new Rectangle(4, 0, 0, 4, 2))).isFalse();
        Rectangle turned = new Rectangle(3.7, 2.7, Math.PI / 4, 4, 2);
        assertThat(turned.rearmost()).isLessThan(2);
        assertThat(a.overlaps(turned)).isFalse();
        assertThat(a.overlaps(new Rectangle(2.5, 1.5, Math.PI / 4, 4, 2))).isTrue();
        assertThat(a.distanceTo(5, 5)).isEqualTo(5);
        assertThat(a.distanceTo(1, 0)).isZero();
    }
}
