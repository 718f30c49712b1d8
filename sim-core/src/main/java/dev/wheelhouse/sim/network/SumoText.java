package dev.wheelhouse.sim.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a network file: what it is written in is looked up here, so that a wrong byte is an error of ours. */
final class SumoText {
    private static final int GZIP_FIRST = 0x1f;
    private static final int GZIP_SECOND = 0x8b;
    private static final int DECLARATION_BYTES = 128;
    private static final Pattern ENCODING = Pattern.compile("<\\?xml[^>]*encoding=[\"']([A-Za-z0-9._-]+)[\"']");
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

    private SumoText() {}

    static Reader of(InputStream in) throws ImportException, IOException {
        PushbackInputStream peeked = new PushbackInputStream(in, DECLARATION_BYTES);
        byte[] first = peeked.readNBytes(DECLARATION_BYTES);
        if (first.length == 0) {
            throw refused("the file is empty");
        }
        if (first.length > 1 && (first[0] & 0xff) == GZIP_FIRST && (first[1] & 0xff) == GZIP_SECOND) {
            throw refused("the file is compressed with gzip; unpack it first");
        }
        int skipped = startsWithMark(first) ? BYTE_ORDER_MARK.length : 0;
        peeked.unread(first, skipped, first.length - skipped);
        return new InputStreamReader(
                peeked,
                encoding(first)
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT));
    }

    private static boolean startsWithMark(byte[] first) {
        return first.length >= 3
                && first[0] == BYTE_ORDER_MARK[0]
                && first[1] == BYTE_ORDER_MARK[1]
                && first[2] == BYTE_ORDER_MARK[2];
    }

    private static Charset encoding(byte[] first) throws ImportException {
        Matcher stated = ENCODING.matcher(new String(first, StandardCharsets.ISO_8859_1));
        if (!stated.find()) {
            return StandardCharsets.UTF_8;
        }
        return switch (stated.group(1).toUpperCase(Locale.ROOT)) {
            case "UTF-8", "US-ASCII", "ASCII" -> StandardCharsets.UTF_8;
            case "ISO-8859-1", "LATIN1" -> StandardCharsets.ISO_8859_1;
            default -> throw refused("the encoding '" + stated.group(1) + "' is not known; UTF-8 and ISO-8859-1 are");
        };
    }

    private static ImportException refused(String message) {
        return new ImportException(new ImportProblem(1, 1, message));
    }
}
