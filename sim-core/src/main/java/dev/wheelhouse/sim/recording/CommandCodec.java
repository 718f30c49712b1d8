package dev.wheelhouse.sim.recording;

import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.snapshot.ByteSink;
import dev.wheelhouse.sim.snapshot.ByteSource;
import dev.wheelhouse.sim.snapshot.SnapshotException;
import java.util.ArrayList;
import java.util.List;

/** External inputs as bytes, every kind of them. */
final class CommandCodec {
    private static final int MOST_COMMANDS = 1 << 16;

    private CommandCodec() {}

    static void write(List<SimCommand> commands, ByteSink out) {
        out.whole("inputs.size", -1, commands.size());
        for (SimCommand c : commands) {
            RecordForm.write(SimCommand.class, "inputs", c, out);
        }
    }

    static List<SimCommand> read(ByteSource in) throws SnapshotException {
        int count = in.small("inputs.size", -1, 0, MOST_COMMANDS);
        List<SimCommand> commands = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (!(RecordForm.read(SimCommand.class, "inputs", in) instanceof SimCommand c)) {
                throw new SnapshotException("inputs[" + i + "]", "is missing");
            }
            commands.add(c);
        }
        return List.copyOf(commands);
    }
}
