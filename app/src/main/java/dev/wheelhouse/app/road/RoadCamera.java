package dev.wheelhouse.app.road;

import dev.wheelhouse.app.shell.ViewFrame;

/**
 * Where the road view looks, in route metres and metres to the left of the lane. It follows the selected vehicle at 40 % from
 * the left, or stays where it was put. Owned by the window's thread.
 */
public final class RoadCamera {
    /** The height that the ruler at the foot takes. */
    public static final double RULER_PIXELS = 20;

    private static final double FOLLOW_METERS = 60;
    private static final double HALF_HEIGHT_METERS = 7;
    private static final double MOST_FOLLOW_SCALE = 26;
    private static final double MOST_SCALE = 240;
    private static final double FOLLOW_ANCHOR = 0.4;
    private static final double FIT_MARGIN = 1.03;

    private double width = 1;
    private double height = 1;
    private double roadMeters = 300;
    /** Pixels a metre over those of the follow view, so that a resized window shows the same. */
    private double zoom = 1;
    /** The fraction of the width at which {@link #anchorMeters} is drawn. */
    private double anchor = FOLLOW_ANCHOR;

    private double anchorMeters = 150;
    private double middleLateral;
    private boolean follows = true;
    private boolean fits;

    /** The view's size in pixels and the road's length; call before each frame. */
    public void size(double newWidth, double newHeight, double newRoadMeters) {
        width = Math.max(1, newWidth);
        height = Math.max(1, newHeight);
        roadMeters = newRoadMeters;
        settle();
    }

    /** The followed vehicle's place, taken while following. */
    public void track(double meters) {
        if (follows) {
            anchorMeters = meters;
        }
    }

    /** 60 m, or as much more as shows 7 m to each side; beyond 26 pixels a metre more road instead. */
    private double followScale() {
        double wanted = Math.min(width / FOLLOW_METERS, (height - RULER_PIXELS) / (2 * HALF_HEIGHT_METERS));
        return Math.max(1e-3, Math.min(wanted, MOST_FOLLOW_SCALE));
    }

    private double fitScale() {
        return Math.min(followScale(), width / (roadMeters * FIT_MARGIN));
    }

    public double scale() {
        return followScale() * zoom;
    }

    public double metersWide() {
        return width / scale();
    }

    public double leftMeters() {
        return anchorMeters - anchor * width / scale();
    }

    /** The camera of a frame. */
    public ViewFrame.Camera camera() {
        return new ViewFrame.Camera(leftMeters(), scale(), (height - RULER_PIXELS) / 2 + middleLateral * scale());
    }

    /** The point of the road under the pointer stays there, also while following. */
    public void zoomAt(double x, double y, double factor) {
        fits = false;
        double meters = leftMeters() + x / scale();
        double lateral = camera().lateral(y);
        double before = scale();
        zoom = Math.max(fitScale() / followScale(), Math.min(MOST_SCALE / followScale(), zoom * factor));
        anchor = (x + (anchorMeters - meters) * scale()) / width;
        middleLateral = lateral + (y - (height - RULER_PIXELS) / 2) / scale();
        if (!follows) {
            centreAnchor();
        } else if (before != scale()) {
            anchor = Math.max(0.05, Math.min(0.95, anchor));
        }
        settle();
    }

    /** Drags the road by pixels; ends following. */
    public void pan(double dx, double dy) {
        follows = false;
        fits = false;
        centreAnchor();
        anchorMeters -= dx / scale();
        middleLateral += dy / scale();
        settle();
    }

    private void centreAnchor() {
        anchorMeters += (0.5 - anchor) * width / scale();
        anchor = 0.5;
    }

    /** Looks at a place of the route; ends following. */
    public void centreOn(double meters) {
        pan(0, 0);
        anchorMeters = meters;
        settle();
    }

    /** The whole road. */
    public void fit() {
        follows = false;
        fits = true;
        middleLateral = 0;
        settle();
    }

    /** Follows, 60 m wide, with the vehicle at 40 % from the left. */
    public void follow() {
        follows = true;
        fits = false;
        zoom = 1;
        anchor = FOLLOW_ANCHOR;
        middleLateral = 0;
    }

    /** Follows, or stays where it is. */
    public void toggleFollow() {
        if (follows) {
            pan(0, 0);
        } else {
            follow();
        }
    }

    public boolean isFollowing() {
        return follows;
    }

    /** Keeps some road in the view. */
    private void settle() {
        if (fits) {
            zoom = fitScale() / followScale();
            anchor = 0.5;
            anchorMeters = roadMeters / 2;
        }
        double slack = Math.max(0, HALF_HEIGHT_METERS - (height - RULER_PIXELS) / 2 / scale());
        middleLateral = Math.max(-slack, Math.min(slack, middleLateral));
        if (!follows) {
            anchorMeters = Math.max(0, Math.min(roadMeters, anchorMeters));
        }
    }
}
