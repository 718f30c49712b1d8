package dev.wheelhouse.sim.snapshot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.ConsumerCursor;
import dev.wheelhouse.sim.state.StateSink;
import dev.wheelhouse.sim.world.Deep;
import dev.wheelhouse.sim.world.ScenarioText;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** M-73: a valid snapshot with one field after the other damaged, checksum right, is refused by the field's name or harmless. */
class SnapshotDamageTest {
    private static final double[] NUMBERS = {
        Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -1e300, 1e300, -0.5, 0.123456
    };
    private static final long[] WHOLES = {Long.MIN_VALUE, -2, -1, 1, 0, 1_000_003, Long.MAX_VALUE};
    private static final String[] TEXTS = {"", "V99", "V01", "x".repeat(300)};

    /** Writes like the codec, but the field with one number is changed. */
    private static final class Damage implements StateSink {
        final ByteSink out = new ByteSink(4096);
        final int target;
        final int variant;
        int field = -1;
        String name = "";
        boolean changed;

        Damage(int target, int variant) {
            this.target = target;
            this.variant = variant;
        }

        private boolean isHit(String field, int index) {
            if (++this.field != target) {
                return false;
            }
            name = ByteSource.name(field, index);
            return true;
        }

        @Override
        public void whole(String field, int index, long value) {
            long now = value;
            if (isHit(field, index)) {
                now = variant == 0 ? value + 1 : WHOLES[variant % WHOLES.length];
                changed = now != value;
            }
            out.whole(field, index, now);
        }

        @Override
        public void number(String field, int index, double value) {
            double now = value;
            if (isHit(field, index)) {
                now = variant == 0 ? value + 0.02 : NUMBERS[variant % NUMBERS.length];
                changed = Double.doubleToLongBits(now) != Double.doubleToLongBits(value);
            }
            out.number(field, index, now);
        }

        @Override
        public void text(String field, int index, String value) {
            String now = value;
            if (isHit(field, index)) {
                now = variant == 0 ? value + "x" : TEXTS[variant % TEXTS.length];
                changed = !now.equals(value);
            }
            out.text(field, index, now);
        }

        byte[] sealed(Scenario s, Snapshot snapshot) {
            out.fixed(SnapshotCodec.MARK);
            SnapshotCodec.fields(s, snapshot, this);
            byte[] body = out.toBytes();
            CRC32C crc = new CRC32C();
            crc.update(body);
            out.fixed(crc.getValue());
            return out.toBytes();
        }
    }

    private static List<Snapshot> moments(Scenario s) {
        List<CompletedStep> run = ScenarioText.run(s, 1000);
        List<Snapshot> moments = new ArrayList<>();
        ConsumerCursor banner = ConsumerCursor.from("banner", 0, 10);
        for (int n : new int[] {0, 95, 445, 460, 650, 662, 1000}) {
            CompletedStep step = run.get(n);
            moments.add(new Snapshot(
                    step, List.of(banner.deliver(step.log().stored()).after())));
        }
        return moments;
    }

    @Test
    @DisplayName("M-73: every field damaged, one at a time, is refused or harmless, and never half applied")
    void everyFieldIsRefusedOrHarmless() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of());
        WorldStep world = new WorldStep(s);
        int refused = 0;
        Set<String> harmless = new TreeSet<>();
        Set<String> named = new TreeSet<>();
        for (Snapshot moment : moments(s)) {
            long before = moment.state().hash();
            byte[] good = SnapshotCodec.write(s, moment);
            Damage count = new Damage(-1, 0);
            assertThat(count.sealed(s, moment)).isEqualTo(good);
            int stride = Deep.times(3, 1);
            for (int field = 0; field <= count.field; field += stride) {
                for (int variant = 0; variant < NUMBERS.length; variant++) {
                    Damage damage = new Damage(field, variant);
                    byte[] bad = damage.sealed(s, moment);
                    if (!damage.changed) {
                        continue;
                    }
                    try {
                        Snapshot taken = SnapshotCodec.read(world, bad);
                        harmless.add(damage.name.replaceAll("\\[.*", ""));
                        assertThat(taken.state().hash()).as(damage.name).isEqualTo(before);
                    } catch (SnapshotException e) {
                        refused++;
                        assertThat(e.field()).as(damage.name).isNotBlank();
                        named.add(e.field().replaceAll("\\[.*", ""));
                    }
                }
            }
            assertThat(moment.state().hash()).isEqualTo(before);
            assertThat(SnapshotCodec.write(s, moment)).isEqualTo(good);
        }
        assertThat(refused).isGreaterThan(1000);
        assertThat(harmless).allMatch(name -> name.startsWith("cursors.") || name.startsWith("position."));
        assertThat(named)
                .contains(
                        "cycleStep",
                        "fleet.bumperGapMeters",
                        "fleet.order",
                        "physical.id",
                        "fleet.id",
                        "position.xMeters",
                        "nextSequence",
                        "hash",
                        "version");
    }

    @Test
    @DisplayName("M-72: damage that the ranges cannot see is named by what disagrees")
    void disagreementsAreNamed() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of());
        WorldStep world = new WorldStep(s);
        Snapshot avoiding = moments(s).get(3);
        assertThat(avoiding.state().avoidance()).isNotNull();
        assertThat(fieldNamedFor(world, s, avoiding, "avoidance.side", 4)).startsWith("body.lateralMeters");
        assertThat(fieldNamedFor(world, s, avoiding, "fleet.routeMeters[0]", 0)).startsWith("fleet.bumperGapMeters");
        assertThat(fieldNamedFor(world, s, avoiding, "physical.id[3]", 2)).startsWith("physical.id[3]");
        assertThat(fieldNamedFor(world, s, avoiding, "surpriseSequence", 0)).isEqualTo("surpriseSequence");
        assertThat(fieldNamedFor(world, s, avoiding, "log.earlierCount", 0)).contains("sequence");
        assertThat(fieldNamedFor(world, s, avoiding, "fleet.speedMps[2]", 0)).isEqualTo("hash");
    }

    private static String fieldNamedFor(WorldStep world, Scenario s, Snapshot moment, String field, int variant) {
        Damage count = new Damage(-1, 0);
        count.sealed(s, moment);
        for (int k = 0; k <= count.field; k++) {
            Damage damage = new Damage(k, variant);
            byte[] bad = damage.sealed(s, moment);
            if (damage.name.equals(field)) {
                try {
                    SnapshotCodec.read(world, bad);
                } catch (SnapshotException e) {
                    return e.field();
                }
                return "taken";
            }
        }
        throw new AssertionError("no field " + field + " among " + Arrays.toString(new int[] {count.field}));
    }
}
