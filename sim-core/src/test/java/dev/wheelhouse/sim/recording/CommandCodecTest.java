package dev.wheelhouse.sim.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.seat.RelationCall;
import dev.wheelhouse.sim.snapshot.ByteSink;
import dev.wheelhouse.sim.snapshot.ByteSource;
import dev.wheelhouse.sim.snapshot.SnapshotException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** T-6: external inputs of every kind come back as they were. */
class CommandCodecTest {
    private static byte[] bytes(List<SimCommand> commands) {
        ByteSink out = new ByteSink(16);
        CommandCodec.write(commands, out);
        return out.toBytes();
    }

    private static List<SimCommand> back(byte[] bytes) throws SnapshotException {
        ByteSource in = new ByteSource(bytes, 0, bytes.length);
        List<SimCommand> commands = CommandCodec.read(in);
        in.mustBeDone();
        return commands;
    }

    private static Set<Class<?>> permitted(Class<?> sealed) {
        Set<Class<?>> all = new TreeSet<>((a, b) -> a.getName().compareTo(b.getName()));
        for (Class<?> c : sealed.getPermittedSubclasses()) {
            if (c.isSealed()) {
                all.addAll(permitted(c));
            } else {
                all.add(c);
            }
        }
        return all;
    }

    @Test
    @DisplayName("T-6: every kind of command and of call comes back equal, and none is missing")
    void everyKindComesBack() throws Exception {
        List<SimCommand> all = SampleCommands.all();
        Set<Class<?>> seen = new TreeSet<>((a, b) -> a.getName().compareTo(b.getName()));
        for (SimCommand c : all) {
            seen.add(c.getClass());
            if (c instanceof SimCommand.Relate r) {
                seen.add(r.call().getClass());
            }
        }
        assertThat(seen).containsAll(permitted(SimCommand.class)).containsAll(permitted(RelationCall.class));
        assertThat(back(bytes(all))).isEqualTo(all);
        assertThat(back(bytes(List.of()))).isEmpty();
    }

    @Test
    @DisplayName("T-6: inputs cut at any length, or with a name that no command has, are refused")
    void brokenInputsAreRefused() throws Exception {
        byte[] good = bytes(SampleCommands.all());
        for (int length = 0; length < good.length; length++) {
            byte[] cut = Arrays.copyOf(good, length);
            assertThatThrownBy(() -> back(cut)).as("cut at %d", length).isInstanceOf(SnapshotException.class);
        }
        byte[] renamed = new String(good, StandardCharsets.ISO_8859_1)
                .replaceFirst("InjectImpact", "InjectNothin")
                .getBytes(StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> back(renamed)).hasMessageContaining("there is no SimCommand InjectNothin");
    }
}
