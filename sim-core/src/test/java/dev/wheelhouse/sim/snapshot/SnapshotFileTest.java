package dev.wheelhouse.sim.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.Deep;
import dev.wheelhouse.sim.world.WorldStep;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** T-7: a snapshot file needs no other file, and is taken whole or not at all. */
class SnapshotFileTest {
    private SnapshotFile file;

    @BeforeEach
    void runToTheMiddle() throws Exception {
        try (InputStream in = getClass().getResourceAsStream("/scenarios/loop-100s.json")) {
            StoredScenario stored = new StoredScenario(
                    "loop-100s",
                    Objects.requireNonNull(in).readAllBytes(),
                    Map.of("driving.targetSpeedMps", "10.5", "driving.brakingMps2", "4.5"));
            WorldStep world = new WorldStep(stored.load());
            CompletedStep step = world.initial();
            while (step.step() < 450) {
                step = world.advance(step);
            }
            file = new SnapshotFile(stored, world.scenario(), new Snapshot(step, List.of()));
        }
    }

    @Test
    @DisplayName("T-7: scenario, overrides and state come back, and the run goes on with the same hashes")
    void wholeFileComesBack() throws Exception {
        SnapshotFile back = SnapshotFile.read(file.write());
        assertThat(back.scenario().digest()).isEqualTo(file.scenario().digest());
        assertThat(back.stored().overrides()).isEqualTo(file.stored().overrides());
        WorldStep here = new WorldStep(file.scenario());
        WorldStep there = new WorldStep(back.scenario());
        CompletedStep a = file.snapshot().state();
        CompletedStep b = back.snapshot().state();
        for (int n = 0; n < 100; n++) {
            assertThat(b.hash()).as("step %d", b.step()).isEqualTo(a.hash());
            a = here.advance(a);
            b = there.advance(b);
        }
    }

    @Test
    @DisplayName("X-H6: another version is refused by name, also where its layout is another")
    void otherVersionIsRefused() {
        byte[] later = file.write();
        later[8] = (byte) (2 * (SnapshotFile.VERSION + 1));
        assertThatThrownBy(() -> SnapshotFile.read(later))
                .isInstanceOf(SnapshotException.class)
                .hasMessageContaining("file.version: 2, allowed 1 to 1");
    }

    @Test
    @DisplayName("T-7: cut at any length or with a flipped bit it is refused")
    void damagedFileIsRefused() {
        byte[] good = file.write();
        assertThat(SnapshotFile.isOne(good)).isTrue();
        for (int length = 0; length < good.length; length += Deep.times(11, 1)) {
            byte[] cut = Arrays.copyOf(good, length);
            assertThatThrownBy(() -> SnapshotFile.read(cut))
                    .as("cut at %d", length)
                    .isInstanceOf(SnapshotException.class);
        }
        for (int at = 0; at < good.length; at += Deep.times(13, 1)) {
            byte[] flipped = good.clone();
            flipped[at] ^= (byte) (1 << at % 8);
            assertThatThrownBy(() -> SnapshotFile.read(flipped))
                    .as("flipped at %d", at)
                    .isInstanceOf(SnapshotException.class);
        }
    }
}
