package dev.wheelhouse.app.road;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.app.widget.TextWidth;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.Decision;
import java.util.BitSet;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/**
 * The whole route in a strip, with everybody's state, the crossing and the conflict, and the road view's part of it as a frame:
 * drag the frame, or click where it shall go.
 */
public final class OverviewStrip extends Region {
    public static final double HEIGHT = 54;
    private static final double MARGIN = 14;
    private static final double BAND_TOP = 20;
    private static final double BAND_HIGH = 14;
    private static final double LEAST_FRAME = 8;
    private final Canvas canvas = new Canvas();
    private final RoadCamera camera;
    private double roadMeters = 1;
    private double grabbedMeters;

    public OverviewStrip(RoadView road) {
        camera = road.roadCamera();
        setId("overview");
        setAccessibleText("Overview of the whole road; drag the frame to look elsewhere");
        setMinHeight(46);
        setPrefHeight(HEIGHT);
        getChildren().add(canvas);
        setOnMousePressed(this::press);
        setOnMouseDragged(e -> camera.centreOn(meters(e.getX()) + grabbedMeters));
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
    }

    private double x(double meters) {
        return MARGIN + meters / roadMeters * (canvas.getWidth() - 2 * MARGIN);
    }

    private double meters(double x) {
        return (x - MARGIN) / Math.max(1, canvas.getWidth() - 2 * MARGIN) * roadMeters;
    }

    /** Inside the frame a press takes hold of it, outside it brings the frame there. */
    private void press(MouseEvent e) {
        double at = meters(e.getX());
        double middle = camera.leftMeters() + camera.metersWide() / 2;
        boolean inside = Math.abs(at - middle) <= camera.metersWide() / 2;
        grabbedMeters = inside ? middle - at : 0;
        if (!inside) {
            camera.centreOn(at);
        }
    }

    public void draw(ViewFrame f) {
        roadMeters = f.scenario().road().lengthMeters();
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.setLineWidth(1);
        g.setFont(Drawing.LABEL);
        g.setFill(f.palette().panel());
        g.fillRect(0, 0, canvas.getWidth(), canvas.getHeight());
        g.setFill(f.palette().lane());
        g.fillRect(x(0), BAND_TOP, x(roadMeters) - x(0), BAND_HIGH);
        ruler(g, f);
        places(g, f);
        vehicles(g, f);
        frame(g, f);
    }

    private void ruler(GraphicsContext g, ViewFrame f) {
        double bottom = BAND_TOP + BAND_HIGH;
        g.setStroke(f.palette().ink3());
        g.setFill(f.palette().ink3());
        double perMeter = (canvas.getWidth() - 2 * MARGIN) / roadMeters;
        double every = RulerLayer.stepFor(perMeter, 110);
        String end = "End " + Figures.of(roadMeters, 0, "m");
        double endAt = x(roadMeters) - TextWidth.of(end, Drawing.LABEL) - 2;
        for (double m = 0; m <= roadMeters; m += every) {
            double x = Drawing.crisp(x(m));
            g.strokeLine(x, bottom, x, bottom + 5);
            String text = m == 0 ? "Entrance 0\u00a0m" : Figures.of(m, 0, "m");
            if (x + 4 + TextWidth.of(text, Drawing.LABEL) < endAt - 6) {
                g.fillText(text, x + 4, bottom + 14);
            }
        }
        g.strokeLine(Drawing.crisp(x(roadMeters)), bottom, Drawing.crisp(x(roadMeters)), bottom + 5);
        g.fillText(end, endAt, bottom + 14);
    }

    private void places(GraphicsContext g, ViewFrame f) {
        Scenario s = f.scenario();
        if (s.crossing() != null) {
            double x = x(s.crossing().alpha() * roadMeters);
            g.setFill(f.palette().mark());
            g.fillRect(Math.round(x) - 1, BAND_TOP - 4, 2, BAND_HIGH + 8);
            for (int k = 0; k < 3; k++) {
                g.fillRect(Math.round(x) + 3, BAND_TOP + 1 + 5 * k, 6, 2);
            }
        }
        Decision decision = f.current().decision();
        if (decision != null) {
            double x = Math.round(x(decision.pedestrian().x()));
            g.setFill(Drawing.faint(f.palette().stop(), 0.3));
            g.fillRect(x - 5, BAND_TOP - 3, 10, BAND_HIGH + 6);
            g.setStroke(f.palette().stop());
            g.strokeRect(x - 4.5, BAND_TOP - 2.5, 9, BAND_HIGH + 5);
            g.strokeLine(x - 4.5, BAND_TOP + BAND_HIGH + 2.5, x + 4.5, BAND_TOP - 2.5);
        }
    }

    /** Each in its state's colour with a name where there is room; crowded ones fill their pixels once. */
    private void vehicles(GraphicsContext g, ViewFrame f) {
        double perMeter = (canvas.getWidth() - 2 * MARGIN) / roadMeters;
        boolean crowded = f.current().fleet().size() * 14 > canvas.getWidth();
        BitSet[] columns = new BitSet[VehicleLook.values().length];
        double lastName = Double.NEGATIVE_INFINITY;
        for (int k = f.current().fleet().size() - 1; k >= 0; k--) {
            int slot = f.current().fleet().slotAt(k);
            VehicleLook look = VehicleLook.of(f.scenario(), f.current(), slot);
            if (crowded) {
                BitSet of = columns[look.ordinal()] == null ? new BitSet() : columns[look.ordinal()];
                columns[look.ordinal()] = of;
                of.set((int) Math.max(0, x(f.x(slot))));
            } else {
                lastName = vehicle(g, f, slot, look, perMeter, lastName);
            }
        }
        for (VehicleLook look : VehicleLook.values()) {
            g.setFill(look.edge(f.palette()));
            BitSet of = columns[look.ordinal()];
            for (int from = of == null ? -1 : of.nextSetBit(0); of != null && from >= 0; ) {
                int to = of.nextClearBit(from);
                g.fillRect(from, BAND_TOP + 3, to - from, BAND_HIGH - 6);
                from = of.nextSetBit(to);
            }
        }
    }

    private double vehicle(
            GraphicsContext g, ViewFrame f, int slot, VehicleLook look, double perMeter, double lastName) {
        double wide =
                Math.max(7, f.scenario().fleet().vehicles().get(slot).envelope().length() * perMeter);
        double x = x(f.x(slot)) - wide / 2;
        double y = BAND_TOP + 3 - f.y(slot) * 1.2;
        g.setFill(look == VehicleLook.FREE ? f.palette().body() : look.edge(f.palette()));
        g.fillRoundRect(x, y, wide, BAND_HIGH - 6, 3, 3);
        boolean healthy = f.scenario().damage().state(f.current().fleet().damagePoints(slot)) == DamageState.HEALTHY;
        g.setStroke(look.edge(f.palette()));
        g.strokeRoundRect(x, y, wide, BAND_HIGH - 6, 3, 3);
        if (!healthy) {
            g.strokeLine(x, y + BAND_HIGH - 6, x + wide, y);
        }
        boolean chosen = slot == f.selected();
        double half = TextWidth.of(f.nameOf(slot), Drawing.NAME) / 2;
        double middle = x + wide / 2;
        if (chosen) {
            g.setFill(f.palette().select());
            g.fillPolygon(
                    new double[] {middle - 4, middle + 4, middle},
                    new double[] {BAND_TOP - 3, BAND_TOP - 3, BAND_TOP + 1},
                    3);
        }
        if (middle - half <= lastName + 4) {
            return lastName;
        }
        g.setFill(chosen ? f.palette().ink() : f.palette().ink3());
        g.setFont(chosen ? Drawing.NAME : Drawing.LABEL);
        g.fillText(f.nameOf(slot), Math.round(middle - half), 14);
        return middle + half;
    }

    private void frame(GraphicsContext g, ViewFrame f) {
        double x0 = Math.max(1, x(camera.leftMeters()));
        double x1 = Math.min(canvas.getWidth() - 1, x(camera.leftMeters() + camera.metersWide()));
        double wide = Math.max(LEAST_FRAME, x1 - x0);
        g.setFill(Drawing.faint(f.palette().select(), 0.1));
        g.fillRect(x0, 2, wide, BAND_TOP + BAND_HIGH + 4);
        g.setStroke(f.palette().select());
        g.setLineWidth(1.5);
        g.strokeRoundRect(Math.round(x0), 2.5, Math.round(wide), BAND_TOP + BAND_HIGH + 3, 4, 4);
        g.setLineWidth(1);
    }
}
