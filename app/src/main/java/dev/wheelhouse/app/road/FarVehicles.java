package dev.wheelhouse.app.road;

import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.math.Vec2;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.Arrays;
import java.util.BitSet;
import javafx.scene.canvas.GraphicsContext;

/**
 * Vehicles from far away: filled in their state's colour, one colour after the other, since a change of colour and every stroke
 * cost more than the area. Where a vehicle is less than a pixel long, each column of pixels is filled once for all that
 * stand there.
 */
final class FarVehicles {
    private static final VehicleLook[] LOOKS = VehicleLook.values();
    private static final double TURNED = 0.03;
    private static final int CROWD = 200;
    private final CrowdRaster raster = new CrowdRaster();
    private final BitSet[] columns = new BitSet[LOOKS.length];
    private final int[][] slots = new int[LOOKS.length][16];
    private final int[] count = new int[LOOKS.length];

    FarVehicles() {
        for (int k = 0; k < columns.length; k++) {
            columns[k] = new BitSet();
        }
    }

    void draw(Drawing d) {
        boolean single = longestPixels(d) >= 1.5;
        collect(d, single);
        if (Arrays.stream(count).sum() > CROWD) {
            crowd(d);
        } else {
            few(d);
        }
        selected(d);
    }

    private void few(Drawing d) {
        for (VehicleLook look : LOOKS) {
            d.g().setFill(look.edge(d.p()));
            int k = look.ordinal();
            for (int n = 0; n < count[k]; n++) {
                one(d, slots[k][n]);
            }
            runs(d, columns[k]);
        }
    }

    private void crowd(Drawing d) {
        raster.begin(d);
        for (VehicleLook look : LOOKS) {
            int argb = CrowdRaster.argb(look.edge(d.p()));
            int k = look.ordinal();
            for (int n = 0; n < count[k]; n++) {
                raster.fill(d, slots[k][n], argb);
            }
        }
        raster.end(d);
    }

    private static double longestPixels(Drawing d) {
        return d.envelope(0).length() * d.scale();
    }

    private void collect(Drawing d, boolean single) {
        for (int k = 0; k < LOOKS.length; k++) {
            count[k] = 0;
            columns[k].clear();
        }
        CompletedStep step = d.f().current();
        double left = d.f().camera().leftMeters() - 40;
        double right = left + d.width() / d.scale() + 80;
        for (int slot = 0; slot < step.fleet().size(); slot++) {
            double at = step.fleet().routeMeters(slot);
            if (at > left && at < right) {
                int k = VehicleLook.of(d.f().scenario(), step, slot).ordinal();
                if (single) {
                    keep(k, slot);
                } else {
                    columns[k].set((int) Math.max(0, Math.min(d.width(), d.x(d.f().x(slot)))));
                }
            }
        }
    }

    private void keep(int look, int slot) {
        if (count[look] == slots[look].length) {
            slots[look] = Arrays.copyOf(slots[look], 2 * count[look]);
        }
        slots[look][count[look]++] = slot;
    }

    private static void one(Drawing d, int slot) {
        double yaw = d.f().yaw(slot);
        double half = d.envelope(slot).width() / 2 * d.scale();
        GraphicsContext g = d.g();
        if (Math.abs(yaw) < TURNED || half < 1.5) {
            double x0 = d.x(d.f().x(slot) - d.envelope(slot).rear());
            double high = Math.max(3, 2 * half);
            double wide = Math.max(2, d.envelope(slot).length() * d.scale());
            g.fillRect(x0, d.y(d.f().y(slot)) - high / 2, wide, high);
            return;
        }
        OrientedBox box = d.box(slot);
        double[] xs = new double[4];
        double[] ys = new double[4];
        Vec2[] corners = box.corners();
        for (int k = 0; k < 4; k++) {
            xs[k] = d.x(corners[k].x());
            ys[k] = d.y(corners[k].y());
        }
        g.fillPolygon(xs, ys, 4);
    }

    private static void runs(Drawing d, BitSet columns) {
        double high = Math.max(
                3, d.f().scenario().fleet().vehicles().get(0).envelope().width() * d.scale());
        double top = d.y(0) - high / 2;
        for (int from = columns.nextSetBit(0); from >= 0; from = columns.nextSetBit(from)) {
            int to = columns.nextClearBit(from);
            d.g().fillRect(from, top, to - from, high);
            from = to;
        }
    }

    /** A pointer from above, since brackets would hide their neighbours. */
    private static void selected(Drawing d) {
        int slot = d.f().selected();
        if (slot < 0) {
            return;
        }
        double x = d.x(d.f().x(slot));
        double y = d.y(d.f().y(slot)) - Math.max(3, d.envelope(slot).width() * d.scale()) / 2 - 3;
        d.g().setFill(d.p().select());
        d.g().fillPolygon(new double[] {x - 5, x + 5, x}, new double[] {y - 8, y - 8, y}, 3);
        d.labels().block(x - 6, y - 9, x + 6, y + 6);
    }
}
