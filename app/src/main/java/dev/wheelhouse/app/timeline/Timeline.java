package dev.wheelhouse.app.timeline;

import dev.wheelhouse.app.authority.People;
import dev.wheelhouse.app.shell.Session;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.app.widget.EventWords;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.sim.acceptance.ContractWatch;
import dev.wheelhouse.sim.acceptance.WindowVerdict;
import dev.wheelhouse.sim.clock.StepClock;
import dev.wheelhouse.sim.recording.RunIndex;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.FleetState;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;

/**
 * The recorded steps: phases as bands, events as markers, plots, bookmarks, live edge and playhead; press or drag to scrub. The
 * rows are drawn anew only when something in them changed; the playhead has a canvas of its own.
 */
public final class Timeline extends Pane {
    private static final double GUTTER = 112;
    private static final double RIGHT = 16;
    private static final int LINES_IN_TIP = 8;
    private final Canvas rows = new Canvas();
    private final Canvas front = new Canvas();
    private final Tooltip tip = new Tooltip();
    private final LongConsumer seek;
    private final LongConsumer openRefusal;
    private final Consumer<String> pauseWhen;
    private final ContextMenu menu = new ContextMenu();
    private GapColumns gaps = new GapColumns();
    private Markers markers = new Markers();
    private SpeedSamples speeds = new SpeedSamples();
    private AuthorityLanes lanes = new AuthorityLanes();
    private @Nullable ViewFrame frame;
    private TimeScale scale = new TimeScale(0, 1, 1);
    private @Nullable Session session;
    private Drawn drawn = new Drawn(Palette.DARK, 0, 0, -1, -1, -1, -1, -1);
    private long shown;
    private int redraws;

    /** What the rows were drawn from, apart from the columns: they are drawn anew when this differs. */
    private record Drawn(
            Palette palette,
            double width,
            double height,
            int newestColumn,
            long figureStep,
            int phase,
            int selected,
            long watched) {}

    /**
     * @param openRefusal leads to the step of a refused command and shows it
     * @param pauseWhen arms a condition
     */
    public Timeline(LongConsumer seek, LongConsumer openRefusal, Consumer<String> pauseWhen) {
        this.seek = seek;
        this.openRefusal = openRefusal;
        this.pauseWhen = pauseWhen;
        setId("timeline");
        setAccessibleText("Timeline");
        getStyleClass().add("timeline");
        getChildren().addAll(rows, front);
        front.setMouseTransparent(true);
        setOnMousePressed(this::press);
        setOnMouseDragged(e -> {
            if (e.getX() >= GUTTER - 8 && e.isPrimaryButtonDown()) {
                seek.accept(scale.step(e.getX()));
            }
        });
        setOnMouseMoved(this::hover);
        setOnMouseExited(e -> tip.hide());
        tip.setId("timeline-tip");
    }

    @Override
    protected void layoutChildren() {
        for (Canvas canvas : new Canvas[] {rows, front}) {
            canvas.setWidth(getWidth());
            canvas.setHeight(getHeight());
        }
    }

    /** Another run. */
    public void open(Session opened) {
        session = opened;
        gaps = new GapColumns();
        markers = new Markers();
        speeds = new SpeedSamples();
        lanes = new AuthorityLanes();
        frame = null;
        drawn = new Drawn(Palette.DARK, 0, 0, -1, -1, -1, -1, -1);
    }

    private void press(MouseEvent e) {
        menu.hide();
        if (e.getButton() != MouseButton.PRIMARY) {
            openMenu(e);
            return;
        }
        Markers.Marker marker = markerAt(e);
        Session open = session;
        Refusals.Tick refusal = refusalAt(e);
        if (refusal != null) {
            openRefusal.accept(refusal.target(shown));
            return;
        }
        if (marker != null && open != null) {
            seek.accept(Markers.target(marker, open.index(), shown));
        } else if (e.getX() >= GUTTER - 8) {
            Long bookmark = bookmarkAt(e);
            seek.accept(bookmark == null ? scale.step(e.getX()) : bookmark);
        }
    }

    /** What the event under the pointer can be the pattern of. */
    private void openMenu(MouseEvent e) {
        Markers.Marker marker = markerAt(e);
        Session open = session;
        if (marker == null || open == null) {
            return;
        }
        tip.hide();
        Event event = marker.shown;
        String kind = EventWords.name(event.kind()).toLowerCase(Locale.ROOT);
        menu.getItems()
                .setAll(item("pause-at-kind", "Pause at the next \u201c" + kind + "\u201d", "event " + event.kind()));
        if (event.slot() >= 0) {
            String who =
                    open.scenario().fleet().vehicles().get(event.slot()).id().value();
            menu.getItems()
                    .add(item(
                            "pause-at-kind-of",
                            "Pause at the next \u201c" + kind + "\u201d of " + who,
                            "event " + event.kind() + " of " + who));
        }
        menu.show(this, e.getScreenX(), e.getScreenY());
    }

    private MenuItem item(String id, String words, String condition) {
        MenuItem item = new MenuItem(words, Glyph.PAUSE.icon(12));
        item.setId(id);
        item.setOnAction(e -> pauseWhen.accept(condition));
        return item;
    }

    private Refusals.@Nullable Tick refusalAt(MouseEvent e) {
        double into = e.getY() - lanes.refusalsTop(lanesTop());
        return hasLanes() && lanes.hasRefusals() && into >= 0 && into <= AuthorityLanes.HIGH
                ? lanes.refusals().at(e.getX())
                : null;
    }

    private Markers.@Nullable Marker markerAt(MouseEvent e) {
        double y = e.getY() - TimelinePainter.EVENTS_TOP;
        return y >= 0 && y <= TimelinePainter.EVENTS_HIGH ? markers.at(e.getX()) : null;
    }

    private @Nullable Long bookmarkAt(MouseEvent e) {
        if (session == null || e.getY() > TimelinePainter.RULER) {
            return null;
        }
        for (long step : session.bookmarks()) {
            if (Math.abs(scale.x(step) + 4 - e.getX()) <= 6) {
                return step;
            }
        }
        return null;
    }

    private void hover(MouseEvent e) {
        Markers.Marker marker = markerAt(e);
        Session open = session;
        ViewFrame f = frame;
        Refusals.Tick refusal = refusalAt(e);
        String contract = refusal != null && f != null
                ? Refusals.words(refusal, f.history(), f.selected(), new People(f.scenario()))
                : acceptanceWords(e);
        if (open == null || marker == null && contract == null) {
            tip.hide();
            return;
        }
        tip.setText(marker != null ? words(marker, open) : contract);
        tip.show(this, e.getScreenX() + 12, e.getScreenY() + 12);
    }

    private static String words(Markers.Marker marker, Session open) {
        RunIndex index = open.index();
        StringBuilder text = new StringBuilder();
        int lines = 0;
        for (int k = marker.first; k <= marker.last && lines < LINES_IN_TIP; k++) {
            if (EventWords.isMarked(index.event(k).kind())) {
                text.append(lines == 0 ? "" : "\n").append(EventWords.line(index.event(k), open.scenario()));
                lines++;
            }
        }
        if (marker.count > lines) {
            text.append("\nand ").append(marker.count - lines).append(" more");
        }
        return text.toString();
    }

    public void draw(ViewFrame f) {
        Session open = session;
        if (open == null || getWidth() < GUTTER + 50) {
            return;
        }
        shown = f.current().step();
        frame = f;
        int newest = open.index().size() - 1;
        scale = TimeScale.of(
                GUTTER, Math.floor(getWidth() - GUTTER - RIGHT), f.scenario().durationSteps(), newest);
        boolean isChanged = gaps.update(open.index(), scale);
        isChanged |= markers.update(open.index(), scale);
        isChanged |= speeds.update(f.history(), f.history().keptEvery(), scale, f.selected());
        isChanged |= lanes.update(f.history(), open.index(), scale, f.selected());
        int phase = f.current().phase() == null ? -1 : f.current().phase().ordinal();
        Drawn now = new Drawn(
                f.palette(),
                getWidth(),
                getHeight(),
                scale.column(newest),
                shown,
                phase,
                f.selected() + 1000 * open.bookmarks().hashCode(),
                scale.column((int) open.contract().watched()));
        if (isChanged || !now.equals(drawn)) {
            drawn = now;
            drawRows(f, open, newest);
        }
        GraphicsContext g = front.getGraphicsContext2D();
        g.clearRect(0, 0, getWidth(), getHeight());
        new TimelinePainter(g, f.palette(), scale, getHeight())
                .playhead(shown, new StepClock(f.scenario().stepsPerSecond()));
    }

    private void drawRows(ViewFrame f, Session open, int newest) {
        redraws++;
        TimelinePainter painter = new TimelinePainter(rows.getGraphicsContext2D(), f.palette(), scale, getHeight());
        painter.background(getWidth());
        painter.hatch(newest);
        painter.ruler(new StepClock(f.scenario().stepsPerSecond()));
        painter.bookmarks(open);
        painter.phases(f);
        painter.markers(markers);
        double top = TimelinePainter.PLOTS_TOP;
        boolean hasSpeed = f.selected() >= 0 && isHigh() && acceptanceTop() - top >= 52;
        acceptance(painter, f, open);
        if (hasLanes()) {
            lanes.draw(rows.getGraphicsContext2D(), f.palette(), scale, new People(f.scenario()), lanesTop());
        }
        double room = acceptanceTop() - top - 8;
        double high = Math.max(16, Math.min(90, hasSpeed ? room / 2 - 6 : room));
        double limit = f.scenario().fleet().minimumGapMeters();
        double smallest = smallestGap(f.current().fleet());
        painter.legend("Min gap", Numbers.two(smallest, "m"), top, high);
        double next = painter.gapPlot(gaps, limit, top, high);
        if (hasSpeed) {
            painter.legend(
                    f.nameOf(f.selected()) + " speed",
                    Numbers.two(f.current().fleet().speedMps(f.selected()), "m/s"),
                    next,
                    high);
            painter.speedPlot(speeds, f.scenario().road().speedLimitMps(), next, high);
        }
    }

    /** A low timeline has no plot of the vehicle and one row of the contract alone. */
    private boolean isHigh() {
        return getHeight() >= 190;
    }

    /** The lanes fold in a low timeline. */
    private boolean hasLanes() {
        return isHigh() && lanes.high() > 0;
    }

    private double lanesTop() {
        return getHeight() - 4 - lanes.high();
    }

    private double acceptanceTop() {
        double lower = hasLanes() ? lanes.high() + 4 : 0;
        return getHeight() - 4 - lower - (isHigh() ? AcceptanceRows.BOTH : AcceptanceRows.HIGH);
    }

    private void acceptance(TimelinePainter painter, ViewFrame f, Session open) {
        ContractWatch watch = open.contract();
        double top = acceptanceTop();
        painter.acceptanceLegend(watch, top, isHigh());
        new AcceptanceRows(rows.getGraphicsContext2D(), f.palette(), scale).draw(watch, top, isHigh());
    }

    private @Nullable String acceptanceWords(MouseEvent e) {
        Session open = session;
        double into = e.getY() - acceptanceTop();
        if (open == null || into < 0 || into > AcceptanceRows.BOTH || e.getX() < GUTTER) {
            return null;
        }
        boolean isSecond = into > AcceptanceRows.HIGH + 2;
        WindowVerdict v = AcceptanceRows.at(open.contract().verdicts(), scale.step(e.getX()), isSecond);
        StepClock clock = new StepClock(open.scenario().stepsPerSecond());
        return v != null
                ? AcceptanceRows.words(v, clock)
                : isSecond ? open.contract().holdsWords() : null;
    }

    private static double smallestGap(FleetState fleet) {
        double smallest = Double.POSITIVE_INFINITY;
        for (int slot = 0; slot < fleet.size(); slot++) {
            smallest = Math.min(smallest, fleet.bumperGapMeters(slot));
        }
        return smallest;
    }

    /** How often the rows were drawn: a paused window draws none. */
    int redraws() {
        return redraws;
    }
}
