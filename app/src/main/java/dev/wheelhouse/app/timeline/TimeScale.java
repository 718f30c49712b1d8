package dev.wheelhouse.app.timeline;

/**
 * Steps to pixels and back. The span grows by doubling, so that what is cached by pixel column is made anew seldom.
 *
 * @param spanSteps steps from the left end to the right one
 */
record TimeScale(double left, double width, long spanSteps) {
    static TimeScale of(double left, double width, long durationSteps, long newest) {
        long span = Math.max(1, durationSteps);
        while (span < newest) {
            span *= 2;
        }
        return new TimeScale(left, Math.max(1, width), span);
    }

    double x(double step) {
        return left + width * step / spanSteps;
    }

    /** The step under a pixel, held within the span. */
    long step(double x) {
        double share = (x - left) / width;
        return Math.round(Math.max(0, Math.min(1, share)) * spanSteps);
    }

    int columns() {
        return (int) Math.ceil(width);
    }

    /** The first step of a pixel column. */
    long firstStep(int column) {
        return (long) Math.ceil(column * (double) spanSteps / width);
    }

    int column(long step) {
        return (int) Math.min(columns() - 1, (long) Math.floor(step * width / spanSteps));
    }
}
