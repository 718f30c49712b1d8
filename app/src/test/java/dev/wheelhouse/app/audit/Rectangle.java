package dev.wheelhouse.app.audit;

/** A turned rectangle about its middle; metres, radians. */
record Rectangle(double x, double y, double heading, double length, double width) {
    private double[][] corners() {
        double[][] corners = new double[4][];
        for (int k = 0; k < 4; k++) {
            double ahead = (k == 0 || k == 3 ? 0.5 : -0.5) * length;
            double left = (k < 2 ? 0.5 : -0.5) * width;
            corners[k] = new double[] {
                x + ahead * Math.cos(heading) - left * Math.sin(heading),
                y + ahead * Math.sin(heading) + left * Math.cos(heading)
            };
        }
        return corners;
    }

    double rearmost() {
        double least = Double.POSITIVE_INFINITY;
        for (double[] corner : corners()) {
            least = Math.min(least, corner[0]);
        }
        return least;
    }

    double foremost() {
        double most = Double.NEGATIVE_INFINITY;
        for (double[] corner : corners()) {
            most = Math.max(most, corner[0]);
        }
        return most;
    }

    /** Two rectangles are apart when an edge's normal separates them. */
    boolean overlaps(Rectangle other) {
        double[][] mine = corners();
        double[][] theirs = other.corners();
        return !isSeparated(mine, theirs) && !isSeparated(theirs, mine);
    }

    private static boolean isSeparated(double[][] edges, double[][] others) {
        for (int k = 0; k < 2; k++) {
            double normalX = edges[k][1] - edges[k + 1][1];
            double normalY = edges[k + 1][0] - edges[k][0];
            double[] a = shadow(edges, normalX, normalY);
            double[] b = shadow(others, normalX, normalY);
            if (a[1] <= b[0] || b[1] <= a[0]) {
                return true;
            }
        }
        return false;
    }

    private static double[] shadow(double[][] corners, double normalX, double normalY) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (double[] corner : corners) {
            double along = corner[0] * normalX + corner[1] * normalY;
            low = Math.min(low, along);
            high = Math.max(high, along);
        }
        return new double[] {low, high};
    }

    /** 0 inside. */
    double distanceTo(double pointX, double pointY) {
        double[][] c = corners();
        double least = Double.POSITIVE_INFINITY;
        boolean inside = true;
        for (int k = 0; k < 4; k++) {
            double[] a = c[k];
            double[] b = c[(k + 1) % 4];
            double edgeX = b[0] - a[0];
            double edgeY = b[1] - a[1];
            double share = ((pointX - a[0]) * edgeX + (pointY - a[1]) * edgeY) / (edgeX * edgeX + edgeY * edgeY);
            double at = Math.max(0, Math.min(1, share));
            least = Math.min(least, Math.hypot(pointX - a[0] - at * edgeX, pointY - a[1] - at * edgeY));
            // The corners run counter-clockwise, so inside is to the left of every edge.
            inside &= edgeX * (pointY - a[1]) - edgeY * (pointX - a[0]) >= 0;
        }
        return inside ? 0 : least;
    }
}
