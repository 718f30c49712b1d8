package dev.wheelhouse.sim.snapshot;

import dev.wheelhouse.sim.road.CenterLine;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.ConsumerCursor;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.StateForm;
import dev.wheelhouse.sim.state.StateSink;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * Snapshots as bytes (M-70): mark, format version, scenario and digest, the state with its hash, the joins that a preflight tests
 * (identities of fleet and physical entries, world positions), the session part, and a CRC32C over all. Reading checks everything
 * before anything is handed over (M-72).
 */
public final class SnapshotCodec {
    public static final int VERSION = 1;
    static final long MARK = 0x31504E5344484857L;
    private static final int BYTES_A_VEHICLE = 96;
    private static final int CRC_BYTES = 8;

    private SnapshotCodec() {}

    public static byte[] write(Scenario s, Snapshot snapshot) {
        FleetState f = snapshot.state().fleet();
        ByteSink out = new ByteSink(4096 + BYTES_A_VEHICLE * f.size());
        out.fixed(MARK);
        fields(s, snapshot, out);
        byte[] body = out.toBytes();
        CRC32C crc = new CRC32C();
        crc.update(body);
        ByteSink whole = new ByteSink(body.length + CRC_BYTES);
        return sealed(body, crc.getValue(), whole);
    }

    private static byte[] sealed(byte[] body, long crc, ByteSink tail) {
        tail.fixed(crc);
        byte[] end = tail.toBytes();
        byte[] all = java.util.Arrays.copyOf(body, body.length + CRC_BYTES);
        System.arraycopy(end, 0, all, body.length, CRC_BYTES);
        return all;
    }

    /** Everything between mark and checksum, in order. */
    static void fields(Scenario s, Snapshot snapshot, StateSink out) {
        CompletedStep state = snapshot.state();
        out.whole("version", -1, VERSION);
        out.text("scenario.name", -1, s.name());
        out.text("scenario.digest", -1, s.digest());
        StateForm.write(state, out);
        StateForm.log(state.log(), out);
        out.text("hash", -1, state.hashText());
        joins(s, state.fleet(), out);
        cursors(snapshot.cursors(), out);
    }

    private static void joins(Scenario s, FleetState f, StateSink out) {
        CenterLine line = s.road().centerLine();
        for (int i = 0; i < f.size(); i++) {
            String id = s.fleet().vehicles().get(i).id().value();
            out.text("fleet.id", i, id);
            out.text("physical.id", i, id);
            out.number("position.xMeters", i, line.worldX(f.routeMeters(i), 0));
            out.number("position.yMeters", i, line.worldY(f.routeMeters(i), 0));
        }
    }

    private static void cursors(List<ConsumerCursor> cursors, StateSink out) {
        out.whole("cursors.size", -1, cursors.size());
        for (int i = 0; i < cursors.size(); i++) {
            ConsumerCursor c = cursors.get(i);
            out.text("cursors.name", i, c.name());
            out.whole("cursors.nextSequence", i, c.nextSequence());
            out.number("cursors.thresholdNs", i, c.thresholdNs());
            out.whole("cursors.cooldownSteps", i, c.cooldownSteps());
            out.whole("cursors.lastShownStep", i, c.lastShownStep());
        }
    }

    /**
     * Reads a snapshot of this world's scenario.
     *
     * @throws SnapshotException naming the field, when anything at all is wrong; nothing was changed then
     */
    public static Snapshot read(WorldStep world, byte[] bytes) throws SnapshotException {
        if (bytes.length < 2 * CRC_BYTES || new ByteSource(bytes, 0, bytes.length).fixed("mark") != MARK) {
            throw new SnapshotException("mark", "this is no snapshot");
        }
        int end = bytes.length - CRC_BYTES;
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, end);
        if (new ByteSource(bytes, end, bytes.length).fixed("checksum") != crc.getValue()) {
            throw new SnapshotException("checksum", "the data is damaged or cut short");
        }
        ByteSource in = new ByteSource(bytes, 8, end);
        Scenario s = world.scenario();
        in.whole("version", -1, VERSION, VERSION);
        expect("scenario.name", in.text("scenario.name", -1), s.name());
        expect("scenario.digest", in.text("scenario.digest", -1), s.digest());
        CompletedStep state = new StateReader(world, in).read();
        expect("hash", in.text("hash", -1), state.hashText());
        Preflight.joins(s, state.fleet(), in);
        List<ConsumerCursor> cursors = readCursors(in, state);
        in.mustBeDone();
        return new Snapshot(state, cursors);
    }

    private static void expect(String field, String had, String needed) throws SnapshotException {
        if (!had.equals(needed)) {
            throw new SnapshotException(field, "it has " + had + ", needed " + needed);
        }
    }

    private static List<ConsumerCursor> readCursors(ByteSource in, CompletedStep state) throws SnapshotException {
        List<ConsumerCursor> cursors = new ArrayList<>();
        int n = in.small("cursors.size", -1, 0, 1000);
        for (int i = 0; i < n; i++) {
            String name = in.text("cursors.name", i);
            for (ConsumerCursor c : cursors) {
                if (c.name().equals(name)) {
                    throw new SnapshotException("cursors.name[" + i + "]", name + " stands here a second time");
                }
            }
            cursors.add(new ConsumerCursor(
                    name,
                    in.whole("cursors.nextSequence", i, 1, state.nextSequence()),
                    in.number("cursors.thresholdNs", i, 0, 1e12),
                    in.small("cursors.cooldownSteps", i, 0, Integer.MAX_VALUE),
                    in.whole("cursors.lastShownStep", i, -1, state.step())));
        }
        return List.copyOf(cursors);
    }
}
