package dev.wheelhouse.sim.snapshot;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.zip.CRC32C;

/**
 * A snapshot as a file (T-7): mark, format version, the scenario with its overrides, the snapshot as {@link SnapshotCodec} writes
 * it, and a CRC32C over all. It needs no other file.
 *
 * @param scenario what the stored scenario reads as
 */
public record SnapshotFile(StoredScenario stored, Scenario scenario, Snapshot snapshot) {
    public static final int VERSION = 1;
    /** {@code WHSNAPF1}, least byte first. */
    static final long MARK = 0x314650414E534857L;

    private static final int MARK_BYTES = 8;
    private static final int CRC_BYTES = 8;
    private static final int MOST_STATE_BYTES = 1 << 30;

    /** Whether a file that begins with these bytes, 8 or more, says that it is one. */
    public static boolean isOne(byte[] beginning) {
        return markOf(beginning) == MARK;
    }

    private static long markOf(byte[] bytes) {
        try {
            return new ByteSource(bytes, 0, bytes.length).fixed("mark");
        } catch (SnapshotException e) {
            return 0; // shorter than a mark, so it has none
        }
    }

    public byte[] write() {
        ByteSink out = new ByteSink(4096);
        out.fixed(MARK);
        out.whole("file.version", -1, VERSION);
        stored.write(out);
        out.blob("file.snapshot", SnapshotCodec.write(scenario, snapshot));
        out.fixed(crc(out.toBytes(), 0));
        return out.toBytes();
    }

    private static long crc(byte[] bytes, int withoutLast) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, bytes.length - withoutLast);
        return crc.getValue();
    }

    /**
     * Reads and checks everything before anything is handed over.
     *
     * @throws SnapshotException naming the field that is wrong
     * @throws ScenarioException where this version does not accept the scenario in it
     */
    public static SnapshotFile read(byte[] bytes) throws SnapshotException, ScenarioException {
        if (!isOne(bytes)) {
            throw new SnapshotException("mark", "this is no snapshot file");
        }
        // The version comes first: another one may lay out and seal its file in another way.
        new ByteSource(bytes, MARK_BYTES, bytes.length).whole("file.version", -1, VERSION, VERSION);
        int end = bytes.length - CRC_BYTES;
        if (end <= MARK_BYTES || new ByteSource(bytes, end, bytes.length).fixed("checksum") != crc(bytes, CRC_BYTES)) {
            throw new SnapshotException("checksum", "the data is damaged or cut short");
        }
        ByteSource in = new ByteSource(bytes, MARK_BYTES, end);
        in.whole("file.version", -1, VERSION, VERSION);
        StoredScenario stored = StoredScenario.read(in);
        byte[] state = in.blob("file.snapshot", MOST_STATE_BYTES);
        in.mustBeDone();
        Scenario scenario = stored.load();
        return new SnapshotFile(stored, scenario, SnapshotCodec.read(new WorldStep(scenario), state));
    }
}
