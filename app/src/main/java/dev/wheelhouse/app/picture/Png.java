package dev.wheelhouse.app.picture;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.PixelReader;

/**
 * Encodes pictures as PNG (ISO/IEC 15948): 8 bits a channel, red, green, blue and alpha, not interlaced. Needs no AWT, and
 * holds two rows at a time whatever the picture's size.
 */
public final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final byte BITS_PER_CHANNEL = 8;
    private static final byte COLOR_WITH_ALPHA = 6;
    private static final byte FILTER_UP = 2;
    private static final int BYTES_PER_PIXEL = 4;
    private static final int DATA_CHUNK_BYTES = 1 << 16;

    private Png() {}

    /**
     * Writes the whole image and flushes; the stream stays open.
     *
     * @throws IllegalArgumentException when the image has no pixels to read, as one that failed to load
     */
    public static void write(Image image, OutputStream target) throws IOException {
        PixelReader pixels = image.getPixelReader();
        if (pixels == null) {
            throw new IllegalArgumentException("The image has no readable pixels");
        }
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        DataOutputStream out = new DataOutputStream(target);
        out.write(SIGNATURE);
        writeChunk(out, "IHDR", header(width, height));
        writeRows(out, pixels, width, height);
        writeChunk(out, "IEND", new byte[0]);
        out.flush();
    }

    private static byte[] header(int width, int height) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(width);
        out.writeInt(height);
        out.writeByte(BITS_PER_CHANNEL);
        out.writeByte(COLOR_WITH_ALPHA);
        out.write(new byte[3]); // deflate, adaptive filters, not interlaced: the only, the only and the plain choice
        return bytes.toByteArray();
    }

    private static void writeRows(DataOutputStream out, PixelReader pixels, int width, int height) throws IOException {
        Deflater deflater = new Deflater();
        try (OutputStream packed = new DeflaterOutputStream(
                new BufferedOutputStream(new DataChunks(out), DATA_CHUNK_BYTES), deflater, DATA_CHUNK_BYTES)) {
            int[] argb = new int[width];
            byte[] above = new byte[width * BYTES_PER_PIXEL];
            byte[] row = new byte[width * BYTES_PER_PIXEL];
            byte[] filtered = new byte[1 + width * BYTES_PER_PIXEL];
            for (int y = 0; y < height; y++) {
                pixels.getPixels(0, y, width, 1, PixelFormat.getIntArgbInstance(), argb, 0, width);
                toBytes(argb, row);
                filterUp(row, above, filtered);
                packed.write(filtered);
                byte[] spare = above;
                above = row;
                row = spare;
            }
        } finally {
            deflater.end();
        }
    }

    private static void toBytes(int[] argb, byte[] row) {
        for (int x = 0; x < argb.length; x++) {
            row[BYTES_PER_PIXEL * x] = (byte) (argb[x] >> 16);
            row[BYTES_PER_PIXEL * x + 1] = (byte) (argb[x] >> 8);
            row[BYTES_PER_PIXEL * x + 2] = (byte) argb[x];
            row[BYTES_PER_PIXEL * x + 3] = (byte) (argb[x] >> 24);
        }
    }

    /** Each byte becomes its difference from the one above, which packs well where the picture is flat. */
    private static void filterUp(byte[] row, byte[] above, byte[] filtered) {
        filtered[0] = FILTER_UP;
        for (int i = 0; i < row.length; i++) {
            filtered[1 + i] = (byte) (row[i] - above[i]);
        }
    }

    private static void writeChunk(DataOutputStream out, String name, byte[] data) throws IOException {
        writeChunk(out, name, data, 0, data.length);
    }

    private static void writeChunk(DataOutputStream out, String name, byte[] data, int offset, int length)
            throws IOException {
        byte[] type = name.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(type);
        check.update(data, offset, length);
        out.writeInt(length);
        out.write(type);
        out.write(data, offset, length);
        out.writeInt((int) check.getValue());
    }

    /** Makes each write one IDAT chunk; closing it leaves the picture's stream open for what follows. */
    private static final class DataChunks extends OutputStream {
        private final DataOutputStream out;

        DataChunks(DataOutputStream out) {
            this.out = out;
        }

        @Override
        public void write(int single) throws IOException {
            write(new byte[] {(byte) single}, 0, 1);
        }

        @Override
        public void write(byte[] data, int offset, int length) throws IOException {
            writeChunk(out, "IDAT", data, offset, length);
        }
    }
}
