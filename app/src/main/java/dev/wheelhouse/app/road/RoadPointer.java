package dev.wheelhouse.app.road;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.scenario.Scenario;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/**
 * The mouse over the road: the wheel zooms at the pointer, a drag pans, with Shift it measures, a click chooses, with Shift
 * it follows too.
 */
public final class RoadPointer {
    private static final double ZOOM_A_NOTCH = 1.15;
    private static final double REACH_PIXELS = 4;
    private final RoadView road;
    private final Supplier<ViewFrame> frame;
    private final IntConsumer select;
    private double lastX;
    private double lastY;

    private RoadPointer(RoadView road, Supplier<ViewFrame> frame, IntConsumer select) {
        this.road = road;
        this.frame = frame;
        this.select = select;
    }

    /**
     * @param frame what is on screen
     * @param select takes the slot that was clicked
     */
    public static void on(RoadView road, Supplier<ViewFrame> frame, IntConsumer select) {
        RoadPointer pointer = new RoadPointer(road, frame, select);
        road.setOnMousePressed(pointer::press);
        road.setOnMouseDragged(pointer::drag);
        road.setOnMouseClicked(pointer::click);
        road.setOnScroll(pointer::scroll);
    }

    private void press(MouseEvent e) {
        road.requestFocus();
        lastX = e.getX();
        lastY = e.getY();
        if (e.isShiftDown()) {
            ViewFrame.Camera c = road.roadCamera().camera();
            road.measure().begin(c.meters(e.getX()), c.lateral(e.getY()));
        } else {
            road.measure().clear();
        }
    }

    private void drag(MouseEvent e) {
        if (road.measure().isShown()) {
            ViewFrame.Camera c = road.roadCamera().camera();
            road.measure().drag(c.meters(e.getX()), c.lateral(e.getY()));
        } else if (e.getButton() != MouseButton.SECONDARY) {
            road.roadCamera().pan(e.getX() - lastX, e.getY() - lastY);
        }
        lastX = e.getX();
        lastY = e.getY();
    }

    private void click(MouseEvent e) {
        if (!e.isStillSincePress()) {
            return;
        }
        road.measure().clear();
        int slot = slotAt(frame.get(), e.getX(), e.getY());
        if (slot >= 0) {
            select.accept(slot);
            if (e.isShiftDown()) {
                road.roadCamera().follow();
            }
        }
    }

    private void scroll(ScrollEvent e) {
        if (e.getDeltaY() != 0) {
            double factor = e.getDeltaY() > 0 ? ZOOM_A_NOTCH : 1 / ZOOM_A_NOTCH;
            road.roadCamera().zoomAt(e.getX(), e.getY(), factor);
        }
    }

    /** The vehicle whose turned envelope is nearest to a point of the view, within 4 pixels; −1 for none. */
    public static int slotAt(ViewFrame f, double x, double y) {
        ViewFrame.Camera c = f.camera();
        int nearest = -1;
        double least = REACH_PIXELS;
        for (int slot = 0; slot < f.current().fleet().size(); slot++) {
            Scenario.Envelope e = f.scenario().fleet().vehicles().get(slot).envelope();
            OrientedBox box = new OrientedBox(f.x(slot), f.y(slot), f.yaw(slot), e.front(), e.rear(), e.width() / 2);
            double pixels = box.distanceToPoint(c.meters(x), c.lateral(y)) * c.scale();
            if (pixels < least || (pixels == 0 && nearest < 0)) {
                nearest = slot;
                least = pixels;
            }
        }
        return nearest;
    }
}
