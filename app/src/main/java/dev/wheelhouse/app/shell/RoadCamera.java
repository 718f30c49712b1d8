package dev.wheelhouse.app.shell;

/** What part of the road is on screen: it follows the selected vehicle, or stays where it was put. */
final class RoadCamera {
    private static final double FOLLOW_METERS = 60;
    private static final double ROAD_HALF_HEIGHT_METERS = 7;
    private static final double RULER_PIXELS = 20;
    private static final double FOLLOWED_AT = 0.4;
    private boolean follows = true;
    private double zoom = 1;
    private double centre = 150;

    ViewFrame.Camera at(double width, double height) {
        double w = Math.max(1, width);
        double h = Math.max(1, height);
        double fit = Math.min(w / FOLLOW_METERS, (h - RULER_PIXELS) / (2 * ROAD_HALF_HEIGHT_METERS));
        double scale = Math.max(0.1, fit * zoom);
        double left = centre - w * (follows ? FOLLOWED_AT : 0.5) / scale;
        return new ViewFrame.Camera(left, scale, (h - RULER_PIXELS) / 2);
    }

    boolean follows() {
        return follows;
    }

    void toggleFollow() {
        follows = !follows;
    }

    void centreOn(double meters) {
        centre = meters;
    }

    /** Moves the road under the pointer; what followed a vehicle stays where it is and follows no more. */
    void pan(double pixels, double width, double scale) {
        if (follows) {
            follows = false;
            centre += (0.5 - FOLLOWED_AT) * width / scale;
        }
        centre -= pixels / scale;
    }

    void zoom(double factor) {
        zoom = Math.max(0.05, Math.min(6, zoom * factor));
    }

    void fit(double roadMeters) {
        follows = false;
        centre = roadMeters / 2;
        zoom = FOLLOW_METERS / (roadMeters + 10);
    }
}
