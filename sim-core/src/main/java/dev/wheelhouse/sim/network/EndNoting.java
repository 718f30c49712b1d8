package dev.wheelhouse.sim.network;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/** Knows whether its text was read to the end, and how long it is. */
final class EndNoting extends FilterReader {
    private boolean ended;
    private long count;
    private String tail = "";

    EndNoting(Reader in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    @Override
    public int read(char[] text, int offset, int length) throws IOException {
        int read = super.read(text, offset, length);
        ended |= read < 0;
        if (read > 0) {
            count += read;
            String seen = tail + new String(text, offset + Math.max(0, read - 16), Math.min(16, read));
            tail = seen.substring(Math.max(0, seen.length() - 16));
        }
        return read;
    }

    /** Whether the text ends at an offset, and without the end tag of a network. */
    boolean endsAt(long offset) {
        return ended && offset >= count - 1 && !tail.stripTrailing().endsWith("</net>");
    }
}
