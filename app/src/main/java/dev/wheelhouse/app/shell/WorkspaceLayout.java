package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.hud.Hud;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * Where each region stands: whole pixels, touching, one hairline between two. Under 1200 wide the inspector is a rail that opens
 * as a drawer; the road gives way last.
 */
class WorkspaceLayout extends Pane {
    private static final double TRANSPORT = 44;
    private static final double STATUS = 24;
    private static final double OVERVIEW = 54;
    private static final double BAR = 40;
    private static final double RAIL = 44;
    private static final double NARROW = 1200;
    private static final double LOW = 820;
    private static final double HIGH = 900;
    private static final double LEAST_INSPECTOR = 300;
    private static final double MOST_INSPECTOR = 560;
    private static final double SEATS_INSPECTOR = 484;
    private static final double LEAST_TIMELINE = 150;
    private static final double LEAST_ROAD_WIDTH = 480;
    private static final double LEAST_ROAD_HEIGHT = 190;
    private @Nullable Regions regions;
    private @Nullable Splitter inspectorEdge;
    private @Nullable Splitter timelineEdge;
    private double inspectorWidth;
    private double seatsWidth = SEATS_INSPECTOR;
    private boolean wantsSeats;
    private double timelineHeight;
    private boolean isDrawerOpen;

    /** All regions. */
    record Regions(
            TransportBar transport,
            Region banner,
            Region overview,
            Region road,
            Hud hud,
            Region problems,
            Region inspector,
            Region rail,
            Region timeline,
            Region status,
            Region overlay) {}

    WorkspaceLayout() {
        getStyleClass().add("workspace");
    }

    final void place(Regions all, Splitter inspectorSplitter, Splitter timelineSplitter, WindowSettings settings) {
        regions = all;
        inspectorEdge = inspectorSplitter;
        timelineEdge = timelineSplitter;
        inspectorWidth = settings.inspectorWidth();
        timelineHeight = settings.timelineHeight();
        // In the order of reading, and later ones above earlier ones.
        getChildren()
                .addAll(
                        all.transport(),
                        all.banner(),
                        all.overview(),
                        all.road(),
                        all.hud(),
                        all.problems(),
                        all.rail(),
                        all.inspector(),
                        inspectorSplitter,
                        all.timeline(),
                        timelineSplitter,
                        all.status(),
                        all.overlay());
    }

    final void widenInspector(double pixels) {
        double wanted = Math.max(LEAST_INSPECTOR, Math.min(MOST_INSPECTOR, tabWidth() - pixels));
        if (wantsSeats) {
            seatsWidth = wanted;
        } else {
            inspectorWidth = wanted;
        }
        requestLayout();
    }

    /** The tab of seats and command keeps a width of its own. */
    final void wantSeats(boolean isOnSeats) {
        wantsSeats = isOnSeats;
        requestLayout();
    }

    private double tabWidth() {
        return wantsSeats ? seatsWidth : inspectorWidth;
    }

    final void raiseTimeline(double pixels) {
        double most =
                Math.max(LEAST_TIMELINE, getHeight() - TRANSPORT - OVERVIEW - STATUS - LEAST_ROAD_HEIGHT - hudHeight());
        timelineHeight = Math.max(LEAST_TIMELINE, Math.min(most, wantedTimeline(getHeight()) - pixels));
        requestLayout();
    }

    final void toggleDrawer() {
        isDrawerOpen = !isDrawerOpen;
        requestLayout();
    }

    final boolean isDrawerOpen() {
        return isDrawerOpen && isNarrow();
    }

    final double inspectorWidth() {
        return inspectorWidth;
    }

    final double timelineHeight() {
        return timelineHeight;
    }

    private boolean isNarrow() {
        return getWidth() < NARROW;
    }

    private double hudHeight() {
        Regions r = regions;
        return r == null ? 0 : r.hud().heightFor(getWidth() - rightWidth());
    }

    private double rightWidth() {
        return isNarrow() ? RAIL : Math.min(tabWidth(), Math.max(LEAST_INSPECTOR, getWidth() - LEAST_ROAD_WIDTH));
    }

    @Override
    protected void layoutChildren() {
        Regions r = regions;
        if (r == null || inspectorEdge == null || timelineEdge == null) {
            return;
        }
        double w = getWidth();
        double h = getHeight();
        double right = Math.round(rightWidth());
        r.hud().setLow(isNarrow() || h < LOW);
        double top = TRANSPORT;
        r.transport().fitTo(w);
        r.transport().resizeRelocate(0, 0, w, TRANSPORT);
        if (r.banner().isVisible()) {
            r.banner().resizeRelocate(0, top, w, BAR);
            top += BAR;
        }
        double hudHigh = hudHeight();
        double side = top;
        r.overview().resizeRelocate(0, top, w - right, OVERVIEW);
        top += OVERVIEW;
        double room = h - STATUS - top;
        double timelineHigh =
                Math.round(Math.max(LEAST_TIMELINE, Math.min(wantedTimeline(h), room - hudHigh - LEAST_ROAD_HEIGHT)));
        double middleHigh = room - timelineHigh;
        double roadHigh = middleHigh - hudHigh;
        r.road().resizeRelocate(0, top, w - right, roadHigh);
        r.hud().resizeRelocate(0, top + roadHigh, w - right, hudHigh);
        r.problems().resizeRelocate(0, top + roadHigh, w - right, hudHigh);
        boolean isPanel = !isNarrow();
        r.rail().setVisible(!isPanel);
        r.rail().resizeRelocate(w - RAIL, side, RAIL, middleHigh + OVERVIEW);
        r.inspector().setVisible(isPanel || isDrawerOpen);
        double inspectorWide = isPanel ? right : tabWidth();
        r.inspector()
                .resizeRelocate(
                        isPanel ? w - right : w - RAIL - inspectorWide, side, inspectorWide, middleHigh + OVERVIEW);
        inspectorEdge.setVisible(isPanel);
        inspectorEdge.resizeRelocate(
                w - right - Splitter.HALF_REACH, side, 2 * Splitter.HALF_REACH, middleHigh + OVERVIEW);
        r.timeline().resizeRelocate(0, top + middleHigh, w, timelineHigh);
        timelineEdge.resizeRelocate(0, top + middleHigh - Splitter.HALF_REACH, w, 2 * Splitter.HALF_REACH);
        r.status().resizeRelocate(0, h - STATUS, w, STATUS);
        r.overlay().resizeRelocate(0, 0, w, h);
    }

    /**
     * In a high window two thirds of what is over go to the road and one to the timeline, in a low one the vehicle's plot folds;
     * a height that somebody chose stays.
     */
    private double wantedTimeline(double height) {
        if (timelineHeight != WindowSettings.DEFAULT.timelineHeight()) {
            return timelineHeight;
        }
        return height < LOW ? LEAST_TIMELINE : timelineHeight + Math.max(0, height - HIGH) / 3;
    }
}
