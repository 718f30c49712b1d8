package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** C-7: {@code check --sweep}. */
class SweepTest {
    @Test
    @DisplayName("C-7: a grid has every combination, in order, with exact decimals and both ends")
    void gridHasEveryCombination() throws Exception {
        assertThat(Grid.points(List.of("a=0.1:0.3:0.1", "b=5:6:1")))
                .containsExactly(
                        Map.of("a", "0.1", "b", "5"),
                        Map.of("a", "0.1", "b", "6"),
                        Map.of("a", "0.2", "b", "5"),
                        Map.of("a", "0.2", "b", "6"),
                        Map.of("a", "0.3", "b", "5"),
                        Map.of("a", "0.3", "b", "6"));
        assertThat(Grid.points(List.of("a=1:2:0.4")).stream().map(p -> p.get("a")))
                .containsExactly("1.0", "1.4", "1.8");
        assertThat(Grid.points(List.of("a=3:3:1"))).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "a=1",
                "a=1:2",
                "a=1:2:0",
                "a=2:1:1",
                "a=1:2:-1",
                "=1:2:1",
                "a=x:2:1",
                "a=1:1e9:0.1",
                "a=1:2:1e-999999999",
                "a=1e-999999999:1:1",
                "a=1e999999999:1e999999999:1"
            })
    @DisplayName("C-7: a sweep that makes no sense is refused")
    void malformedSweepIsRefused(String sweep) {
        assertThatThrownBy(() -> Grid.points(List.of(sweep)))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("allowed: ");
    }

    @Test
    @DisplayName("C-7: the table has a line a point, its order and bytes do not depend on the number of workers")
    void tableIsTheSameForAnyWorkers() throws Exception {
        LengthOptions length = new LengthOptions();
        length.seconds = 20.0;
        List<Map<String, String>> points =
                Grid.points(List.of("driving.targetSpeedMps=8:12:1", "driving.brakingMps2=3:5:1"));
        List<String> tables = new java.util.ArrayList<>();
        for (int workers : new int[] {1, 2, 7}) {
            Cli cli = new Cli();
            Sweep sweep = new Sweep(cli.console(), length, workers);
            sweep.print(sweep.run(List.of("loop-100s"), points));
            tables.add(cli.out());
        }
        assertThat(tables.get(0).lines()).hasSize(15);
        assertThat(tables.get(0).lines().toList().get(1))
                .startsWith("loop-100s  driving.brakingMps2=4  driving.targetSpeedMps=8   not evaluated  ");
        assertThat(tables).containsOnly(tables.get(0));
    }

    @Test
    @DisplayName("C-7, C-3: the exit code is check's: all passed 0, one failed 1, one unusable 2, one not evaluated 4")
    void exitCodeIsThatOfCheck() {
        Cli passed = new Cli();
        assertThat(passed.run("check", "loop-100s", "--sweep", "measures.ttcSeconds=1:3:1"))
                .isZero();
        assertThat(passed.out()).contains("3 runs: 3 passed, 0 did not");
        Cli failed = new Cli();
        assertThat(failed.run("check", "standing-pedestrian", "--sweep", "persons[0].untilSeconds=20:60:40"))
                .isEqualTo(1);
        assertThat(failed.out()).contains("FAIL").contains("hazard.waits-for-person: ");
        Cli unusable = new Cli();
        assertThat(unusable.run("check", "loop-100s", "--sweep", "fleet.spacingMeters=11:13:2"))
                .isEqualTo(2);
        assertThat(unusable.out()).contains("unusable       ").contains("pass           11 of 11");
        assertThat(new Cli().run("check", "loop-100s", "--seconds", "5", "--sweep", "measures.ttcSeconds=1:2:1"))
                .isEqualTo(4);
    }

    @Test
    @DisplayName("C-7: a path that is unknown at every point is one line, not a table")
    void unknownPathIsOneLine() {
        Cli cli = new Cli();
        assertThat(cli.run("check", "loop-100s", "--sweep", "driving.speed=1:3:1"))
                .isEqualTo(2);
        assertThat(cli.errLines()).hasSize(1);
        assertThat(cli.err()).contains("unknown path");
        assertThat(cli.out()).isEmpty();
    }
}
