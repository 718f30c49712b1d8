package dev.wheelhouse.sim.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.snapshot.StoredScenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.Deep;
import dev.wheelhouse.sim.world.WorldStep;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** T-6: a run file is the run again, and a damaged one is never taken for a sound one. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RunFileTest {
    private static final int STEPS = 120;
    private static final VehicleId V03 = new VehicleId("V03");
    private RunHeader header;
    private byte[] good;
    private int headerBytes;

    static StoredScenario stored(Map<String, String> overrides) throws IOException {
        try (InputStream in = RunFileTest.class.getResourceAsStream("/scenarios/loop-100s.json")) {
            return new StoredScenario("loop-100s", Objects.requireNonNull(in).readAllBytes(), overrides);
        }
    }

    static List<SimCommand> inputs(long step) {
        if (step == 40) {
            return List.of(new SimCommand.InjectImpact(V03, 5000), new SimCommand.Displace(V03, 1.5, true));
        }
        return step == 70 ? List.of(new SimCommand.Repair(V03)) : List.of();
    }

    @BeforeAll
    void writeRun() throws Exception {
        StoredScenario stored = stored(Map.of("driving.targetSpeedMps", "10.5"));
        header = RunHeader.of(stored, stored.load());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RunWriter writer = new RunWriter(out, header);
        headerBytes = out.size();
        WorldStep world = new WorldStep(header.scenario());
        CompletedStep step = header.first();
        writer.step(step, List.of());
        while (step.step() < STEPS) {
            List<SimCommand> taken = inputs(step.step() + 1);
            step = world.advance(step, taken);
            writer.step(step, taken);
        }
        writer.bookmarks(List.of(12L, 99L));
        writer.end();
        good = out.toByteArray();
    }

    private static RunFile read(byte[] bytes) throws RunFileException, ScenarioException, IOException {
        return RunFile.read(new ByteArrayInputStream(bytes));
    }

    @Test
    @DisplayName("T-6: scenario, overrides, inputs, bookmarks and every hash come back, and replay agrees")
    void wholeRunComesBack() throws Exception {
        RunFile run = read(good);
        assertThat(run.ending()).isEqualTo(RunFile.Ending.WHOLE);
        assertThat(run.trouble()).isEmpty();
        assertThat(run.newest()).isEqualTo(STEPS);
        assertThat(run.header().scenario().digest()).isEqualTo(header.scenario().digest());
        assertThat(run.header().stored().overrides()).containsEntry("driving.targetSpeedMps", "10.5");
        assertThat(run.inputsOf(40)).isEqualTo(inputs(40));
        assertThat(run.inputsOf(41)).isEmpty();
        assertThat(run.bookmarks()).containsExactly(12L, 99L);
        Replay replay = new Replay(run);
        while (replay.advance()) {
            assertThat(replay.difference()).isNull();
        }
        assertThat(replay.step().step()).isEqualTo(STEPS);
        assertThat(replay.difference()).isNull();
        assertThat(replay.step().counters().impacts()).isEqualTo(1);
    }

    @Test
    @DisplayName("T-6: a step takes at most 40 bytes")
    void stepIsSmall() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RunWriter writer = new RunWriter(out, header);
        for (long n = 0; n < 1000; n++) {
            writer.step(n, -n * 0x9E3779B97F4A7C15L, List.of());
        }
        assertThat((out.size() - headerBytes) / 1000.0).isLessThanOrEqualTo(40);
    }

    @Test
    @DisplayName("T-6: cut at any byte it opens to its last whole step, or is refused where no step is whole")
    void cutFileOpensToLastWholeStep() throws Exception {
        RunFile whole = read(good);
        long newest = -1;
        for (int length = 0; length < good.length; length += length < headerBytes - 200 ? 61 : 1) {
            byte[] cut = Arrays.copyOf(good, length);
            if (length < headerBytes + 21) {
                assertThatThrownBy(() -> read(cut)).as("cut at %d", length).isInstanceOf(RunFileException.class);
                continue;
            }
            if (Deep.times(7, 1) > 1 && length % 7 != 0 && length % 21 != 1) {
                continue;
            }
            RunFile run = read(cut);
            assertThat(run.ending()).as("cut at %d", length).isEqualTo(RunFile.Ending.CUT);
            assertThat(run.newest()).isBetween(newest, (long) STEPS);
            newest = run.newest();
            assertThat(run.hash(newest)).isEqualTo(whole.hash(newest));
            assertThat(run.trouble()).contains("cut short").contains("step " + newest);
        }
        assertThat(newest).isEqualTo(STEPS);
    }

    @Test
    @DisplayName("T-6: a flipped bit anywhere is found; what opens before it is as it was")
    void flippedBitIsFound() throws Exception {
        RunFile whole = read(good);
        int refused = 0;
        int opened = 0;
        for (int at = 0; at < good.length; at += at < headerBytes ? Deep.times(97, 7) : Deep.times(3, 1)) {
            byte[] flipped = good.clone();
            flipped[at] ^= (byte) (1 << at % 8);
            try {
                RunFile run = read(flipped);
                assertThat(at).isGreaterThanOrEqualTo(headerBytes);
                assertThat(run.ending()).as("flipped at %d", at).isEqualTo(RunFile.Ending.DAMAGED);
                assertThat(run.newest()).isEqualTo(Math.min(STEPS, lastStepBefore(at)));
                assertThat(run.hash(run.newest())).isEqualTo(whole.hash(run.newest()));
                opened++;
            } catch (RunFileException e) {
                assertThat(at).as(e.getMessage()).isLessThan(headerBytes + 21);
                refused++;
            }
        }
        assertThat(refused).isPositive();
        assertThat(opened).isPositive();
    }

    /** By reading the file up to there. */
    private long lastStepBefore(int at) throws Exception {
        return read(Arrays.copyOf(good, at)).newest();
    }

    @Test
    @DisplayName("T-6: a block that is missing, doubled or moved, and bytes after the end, are found")
    void rearrangedBlocksAreFound() throws Exception {
        int from = headerBytes + 5 * 21;
        byte[] missing = new byte[good.length - 21];
        System.arraycopy(good, 0, missing, 0, from);
        System.arraycopy(good, from + 21, missing, from, missing.length - from);
        assertThat(read(missing).ending()).isEqualTo(RunFile.Ending.DAMAGED);
        assertThat(read(missing).newest()).isEqualTo(4);
        byte[] doubled = new byte[good.length + 21];
        System.arraycopy(good, 0, doubled, 0, from + 21);
        System.arraycopy(good, from, doubled, from + 21, good.length - from);
        assertThat(read(doubled).newest()).isEqualTo(5);
        byte[] longer = Arrays.copyOf(good, good.length + 1);
        assertThat(read(longer).ending()).isEqualTo(RunFile.Ending.DAMAGED);
        assertThat(read(longer).newest()).isEqualTo(STEPS);
    }

    @Test
    @DisplayName("X-H6: another version is refused by name")
    void otherVersionIsRefused() throws Exception {
        byte[] block = Arrays.copyOfRange(good, 8, headerBytes);
        byte[] content = Arrays.copyOfRange(block, 9, block.length - 4);
        content[0] = (byte) (2 * (RunWriter.VERSION + 1));
        byte[] later = good.clone();
        System.arraycopy(RunBlocks.of(RunBlocks.HEADER, 0, content), 0, later, 8, block.length);
        assertThatThrownBy(() -> read(later)).hasMessageContaining("version: 2, allowed 1 to 1");
    }

    @Test
    @DisplayName("T-6: a recorded hash that the world does not give is named by its step, the first one")
    void firstDifferenceIsNamed() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RunWriter writer = new RunWriter(out, header);
        RunFile whole = read(good);
        for (long n = 0; n <= STEPS; n++) {
            writer.step(n, whole.hash(n) + (n == 50 || n == 60 ? 1 : 0), whole.inputsOf(n));
        }
        writer.end();
        Replay replay = new Replay(read(out.toByteArray()));
        while (replay.advance()) {
            assertThat(replay.difference() == null).isEqualTo(replay.step().step() < 50);
        }
        assertThat(Objects.requireNonNull(replay.difference()).step()).isEqualTo(50);
    }

    @Test
    @DisplayName("T-5: between two runs the fields that differ are named, in their order")
    void differingFieldsAreNamed() throws Exception {
        WorldStep world = new WorldStep(header.scenario());
        CompletedStep first = world.initial();
        CompletedStep plain = world.advance(first);
        CompletedStep hit = world.advance(first, List.of(new SimCommand.Disable(V03)));
        assertThat(StateDifference.between(plain, plain)).isEmpty();
        List<StateDifference> found = StateDifference.between(plain, hit);
        assertThat(found)
                .extracting(StateDifference::field)
                .contains("body.damagePoints[2]", "results.size")
                .doesNotContain("step", "fleet.routeMeters[0]");
        assertThat(StateDifference.between(hit, plain)).hasSameSizeAs(found);
    }

    @Test
    @DisplayName("T-6: a run that began at a snapshot keeps it, and replays from there")
    void runFromSnapshotReplays() throws Exception {
        CompletedStep middle = Replay.stepOf(read(good), 60);
        RunHeader later = new RunHeader(header.stored(), header.scenario(), middle);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RunWriter writer = new RunWriter(out, later);
        for (long n = 60; n <= STEPS; n++) {
            writer.step(n, read(good).hash(n), inputs(n));
        }
        writer.end();
        RunFile run = read(out.toByteArray());
        assertThat(run.first()).isEqualTo(60);
        Replay replay = new Replay(run);
        while (replay.advance()) {
            assertThat(replay.difference()).isNull();
        }
        assertThat(replay.step().step()).isEqualTo(STEPS);
        assertThat(replay.difference()).isNull();
    }
}
