package dev.wheelhouse.app.road;

import dev.wheelhouse.sim.scenario.Scenario;
import java.nio.IntBuffer;
import java.util.Arrays;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;

/**
 * Hundreds of small vehicles, filled into pixels of our own: many times quicker than as many polygons for the toolkit. Edges are
 * not smoothed, which does not show at this size.
 */
final class CrowdRaster {
    private final Sheet[] sheets = {new Sheet(), new Sheet()};
    private int turn;
    private int width;
    private int height;
    private double top;
    private int[] pixels = {};

    /** The toolkit may still read the one while the next is filled, so there are two. */
    private static final class Sheet {
        private int[] pixels = {};
        private int width;
        private PixelBuffer<IntBuffer> buffer = buffer(new int[1], 1, 1);
        private WritableImage image = new WritableImage(buffer);

        private static PixelBuffer<IntBuffer> buffer(int[] pixels, int width, int height) {
            return new PixelBuffer<>(width, height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance());
        }

        int[] clean(int newWidth, int newHeight) {
            if (pixels.length != newWidth * newHeight || width != newWidth) {
                pixels = new int[newWidth * newHeight];
                width = newWidth;
                buffer = buffer(pixels, newWidth, newHeight);
                image = new WritableImage(buffer);
            }
            Arrays.fill(pixels, 0);
            return pixels;
        }
    }

    /** Begins a frame: an empty sheet over the road and what may stand out of it. */
    void begin(Drawing d) {
        double reach = d.f().scenario().road().drivableHalfWidth() + 4;
        top = Math.max(0, Math.floor(d.y(reach)));
        height = (int) Math.max(1, Math.min(d.height() - top, Math.ceil(2 * reach * d.scale())));
        width = (int) Math.max(1, Math.ceil(d.width()));
        turn = 1 - turn;
        pixels = sheets[turn].clean(width, height);
    }

    static int argb(Color colour) {
        return 0xFF00_0000
                | (int) Math.round(colour.getRed() * 255) << 16
                | (int) Math.round(colour.getGreen() * 255) << 8
                | (int) Math.round(colour.getBlue() * 255);
    }

    /** Fills a vehicle's turned envelope, at least 2 by 3 pixels. */
    void fill(Drawing d, int slot, int argb) {
        Scenario.Envelope e = d.envelope(slot);
        double scale = d.scale();
        double yaw = d.f().yaw(slot);
        double cos = Math.cos(yaw);
        double sin = -Math.sin(yaw);
        double front = Math.max(1, e.front() * scale);
        double rear = Math.max(1, e.rear() * scale);
        double half = Math.max(1.5, e.width() / 2 * scale);
        double x = d.x(d.f().x(slot)) - 0.5;
        double y = d.y(d.f().y(slot)) - top - 0.5;
        double high = Math.abs(sin) * Math.max(front, rear) + Math.abs(cos) * half;
        double along = inverse(cos);
        double across = inverse(-sin);
        int last = (int) Math.min(height - 1, Math.floor(y + high));
        for (int row = (int) Math.max(0, Math.ceil(y - high)); row <= last; row++) {
            double dy = row - y;
            double a = (-rear - dy * sin) * along;
            double b = (front - dy * sin) * along;
            double c = (-half - dy * cos) * across;
            double f = (half - dy * cos) * across;
            double low = Math.max(Math.min(a, b), Math.min(c, f));
            double up = Math.min(Math.max(a, b), Math.max(c, f));
            int from = (int) Math.max(0, Math.ceil(x + low));
            int to = (int) Math.min(width - 1, Math.floor(x + up));
            for (int at = row * width + from, end = row * width + to; at <= end; at++) {
                pixels[at] = argb;
            }
        }
    }

    /** A side that lies along the row bounds it at plus or minus as good as infinity. */
    private static double inverse(double slope) {
        return Math.abs(slope) < 1e-9 ? 1e9 : 1 / slope;
    }

    /** The colour at a place of the view, 0 where nothing was filled. */
    int argbAt(int x, int y) {
        int row = y - (int) top;
        return row < 0 || row >= height ? 0 : pixels[row * width + x];
    }

    void end(Drawing d) {
        Sheet sheet = sheets[turn];
        sheet.buffer.updateBuffer(b -> null);
        d.g().drawImage(sheet.image, 0, top);
    }
}
