package dev.wheelhouse.sim.recording;

import dev.wheelhouse.sim.snapshot.ByteSink;
import dev.wheelhouse.sim.snapshot.ByteSource;
import dev.wheelhouse.sim.snapshot.SnapshotException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The blocks of a run file: kind, length and a check of both, then the content and its check. Both checks take in the block's
 * place in the file, so that one that is missing, doubled or moved is found. Because the length has a check of its own, a file
 * that was cut short is told from one that was damaged.
 */
final class RunBlocks {
    /** {@code WHRUNFI1}, least byte first. */
    static final long MARK = 0x3149464E55524857L;

    static final int HEADER = 1;
    static final int STEP = 2;
    static final int BOOKMARKS = 3;
    static final int END = 4;
    private static final int HEAD_BYTES = 9;
    private static final int CHECK_BYTES = 4;
    private static final int MOST_BYTES = 1 << 30;

    /** How a file ends. */
    enum Ending {
        GOES_ON,
        CUT,
        DAMAGED
    }

    private final InputStream in;
    private long place;
    private int kind;
    private Ending ending = Ending.GOES_ON;
    private long readableBytes;

    RunBlocks(InputStream in) {
        this.in = in;
    }

    static byte[] of(int kind, long place, byte[] content) {
        ByteSink out = new ByteSink(HEAD_BYTES + content.length + CHECK_BYTES);
        byte[] head = {
            (byte) kind,
            (byte) content.length,
            (byte) (content.length >>> 8),
            (byte) (content.length >>> 16),
            (byte) (content.length >>> 24)
        };
        out.raw(head);
        out.raw(check(place, head));
        out.raw(content);
        out.raw(check(~place, content));
        return out.toBytes();
    }

    private static byte[] check(long place, byte[] bytes) {
        CRC32C crc = new CRC32C();
        for (int shift = 0; shift < 64; shift += 8) {
            crc.update((int) (place >>> shift));
        }
        crc.update(bytes);
        long value = crc.getValue();
        return new byte[] {(byte) value, (byte) (value >>> 8), (byte) (value >>> 16), (byte) (value >>> 24)};
    }

    /** Whether the file begins with the mark. */
    boolean takeMark() throws IOException {
        byte[] mark = in.readNBytes(8);
        readableBytes = mark.length;
        try {
            return new ByteSource(mark, 0, mark.length).fixed("mark") == MARK;
        } catch (SnapshotException e) {
            return false; // shorter than a mark
        }
    }

    /** The content of the next block; null where there is no whole and sound one, and {@link #ending} says why. */
    byte @Nullable [] next() throws IOException {
        byte[] head = in.readNBytes(HEAD_BYTES - CHECK_BYTES);
        byte[] headCheck = in.readNBytes(CHECK_BYTES);
        if (headCheck.length < CHECK_BYTES) {
            ending = Ending.CUT;
            return null;
        }
        int length = head[1] & 0xFF | (head[2] & 0xFF) << 8 | (head[3] & 0xFF) << 16 | (head[4] & 0xFF) << 24;
        if (!java.util.Arrays.equals(headCheck, check(place, head)) || length < 0 || length > MOST_BYTES) {
            ending = Ending.DAMAGED;
            return null;
        }
        byte[] content = in.readNBytes(length);
        byte[] check = in.readNBytes(CHECK_BYTES);
        if (check.length < CHECK_BYTES) {
            ending = Ending.CUT;
            return null;
        }
        if (!java.util.Arrays.equals(check, check(~place, content))) {
            ending = Ending.DAMAGED;
            return null;
        }
        kind = head[0];
        place++;
        readableBytes += HEAD_BYTES + length + CHECK_BYTES;
        return content;
    }

    int kind() {
        return kind;
    }

    Ending ending() {
        return ending;
    }

    /** How many bytes from the beginning are whole and sound. */
    long readableBytes() {
        return readableBytes;
    }

    /** Whether anything comes after the last block. */
    boolean hasMore() throws IOException {
        return in.read() >= 0;
    }
}
