package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.condition.ConditionEditor;
import dev.wheelhouse.app.condition.Conditions;
import dev.wheelhouse.app.files.StepLink;
import dev.wheelhouse.app.hud.Hud;
import dev.wheelhouse.app.inspector.Inspector;
import dev.wheelhouse.app.road.OverviewStrip;
import dev.wheelhouse.app.road.RoadPointer;
import dev.wheelhouse.app.road.RoadView;
import dev.wheelhouse.app.simthread.SimulationThread;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.app.timeline.Timeline;
import dev.wheelhouse.sim.clock.StepClock;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.geometry.Orientation;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import org.jspecify.annotations.Nullable;

/** The regions of the window, and the pulse that fills them all from one ViewFrame. */
public final class Workspace extends WorkspaceLayout implements AutoCloseable {
    private static final int ALL_LAYERS = 0xFE;
    private static final int NOBODY = -1;
    private static final double TEXTS_A_SECOND = 10;
    private final Surroundings surroundings;
    private final RoadView road;
    private final OverviewStrip overview;
    private final Hud hud;
    private final Inspector inspector;
    private final Timeline timeline;
    private final TransportBar transport;
    private final StatusBar status;
    private final Copies copies;
    private final CommandDesk commands;
    private final EventBanner banner;
    private final FileDesk files;
    private final FaultMenu faults;
    private final SeatDesk seats;
    private final FaultBar faultBar;
    private final ProblemView problems;
    private final HelpOverlay help = new HelpOverlay();
    private final Conditions conditions;
    private final ConditionEditor conditionEditor;
    private final Overlays overlays;
    private final CommandPalette palettes;
    private final List<String> recent = new ArrayList<>();
    private long stepToOpen = NOBODY;
    private final Rail rail = new Rail(this::toggleDrawer);
    private final KeyRouter keys = new KeyRouter(this::perform);
    private final ContextMenu vehicleMenu = new ContextMenu();
    private final PulseTimer timer = new PulseTimer(this::pulse, this::drawingFailed);
    private Session session;
    private Palette palette;
    private int layersOn;
    private int selected;
    private double sinceTexts;
    private Shown textsOf = new Shown(-1, -1, 0, Palette.DARK, 0);
    private @Nullable Consumer<Session> onOpened;

    /** What the texts show; they are exact again at once when this changes while paused. */
    private record Shown(long step, int selected, int layers, Palette palette, double width) {}

    public Workspace(String source, Scenario scenario, Surroundings surroundings, WindowSettings settings) {
        this.surroundings = surroundings;
        this.palette = settings.isDark() ? Palette.DARK : Palette.LIGHT;
        this.layersOn = settings.layersOn();
        this.session = new Session(source, surroundings.simulation().apply(scenario));
        this.road = new RoadView();
        this.overview = new OverviewStrip(road);
        this.hud = new Hud(key -> perform(Action.layer(key)), () -> perform(Action.COPY_SENTENCE));
        this.status = new StatusBar(() -> perform(Action.CONDITIONS));
        this.copies = new Copies(surroundings, status);
        this.conditions = new Conditions(status, session);
        this.conditionEditor = new ConditionEditor(conditions);
        this.recent.addAll(settings.recent());
        status.hint().show(settings.showsHint());
        this.palettes = new CommandPalette(this::paletteEntries, status::refused);
        this.overlays = new Overlays(help, List.of(conditionEditor, palettes));
        this.commands = new CommandDesk(status, session);
        this.banner = new EventBanner(status);
        this.faults = new FaultMenu(this::target, commands::submit, status::refused);
        this.seats = new SeatDesk(this::frame, commands::submit, status::refused);
        this.inspector = new Inspector(
                this::select,
                () -> perform(Action.FOLLOW),
                step -> session.playback().seek(step),
                copies::text,
                faultButton("-inspector"),
                seats.node());
        inspector.whenTabChanges(() -> wantSeats(inspector.isOnSeats()));
        this.timeline = new Timeline(
                step -> session.playback().seek(step),
                step -> {
                    jump(step, "");
                    openSeats();
                },
                conditions::armKnown);
        this.transport = new TransportBar(this::perform, this::openScenario, faultButton(""), this::goTo);
        this.faultBar = new FaultBar(copies::report);
        this.problems = new ProblemView(copies::text, () -> perform(Action.RELOAD), () -> problemsOff());
        this.files = new FileDesk(status, problems, this::opened, source, scenario.name());
        place(
                new Regions(
                        transport, faultBar, overview, road, hud, problems, inspector, rail, timeline, status,
                        overlays),
                new Splitter("inspector-splitter", "Inspector width", Orientation.VERTICAL, this::widenInspector),
                new Splitter("timeline-splitter", "Timeline height", Orientation.HORIZONTAL, this::raiseTimeline),
                settings);
        handlePointer();
        handleDrop();
        show(session);
        texts(frame(), 1); // nothing is blank before the first pulse
        timer.start();
    }

    private List<CommandPalette.Entry> paletteEntries() {
        List<CommandPalette.Entry> entries =
                PaletteEntries.of(this::perform, this::refusal, conditions, this::openScenario, recent);
        entries.addAll(seats.entries());
        return entries;
    }

    /** Opens the inspector on seats and command, as a drawer where the window is narrow. */
    private void openSeats() {
        inspector.openSeats();
        if (!inspector.isVisible()) {
            toggleDrawer();
        }
    }

    private void problemsOff() {
        problems.setVisible(false);
    }

    private MenuButton faultButton(String idEnd) {
        MenuButton button = new MenuButton("Faults", dev.wheelhouse.app.widget.Glyph.BOLT.icon(12));
        button.setId("faults" + idEnd);
        button.setMinWidth(USE_PREF_SIZE);
        button.setTooltip(new Tooltip("Inject a fault into the selected vehicle"));
        button.getItems().setAll(faults.items(idEnd, button::hide));
        return button;
    }

    private @Nullable VehicleId target() {
        return selected < 0
                ? null
                : session.scenario().fleet().vehicles().get(selected).id();
    }

    /** Called with each session that is shown, the first one too. */
    public void whenOpened(Consumer<Session> listener) {
        onOpened = listener;
        listener.accept(session);
    }

    private void opened(String source, Scenario scenario) {
        session.close();
        session = new Session(source, surroundings.simulation().apply(scenario));
        show(session);
        remember(source);
        if (stepToOpen >= 0) {
            openPausedAt(stepToOpen);
        }
    }

    /** Files alone: the built-in ones are listed anyway. */
    private void remember(String source) {
        if (!dev.wheelhouse.app.files.Scenarios.BUILT_IN.contains(source)) {
            recent.remove(source);
            recent.add(0, source);
        }
    }

    /** Pauses at a step, computing those before it where they are not there yet. */
    public void openPausedAt(long step) {
        Playback playback = session.playback();
        playback.pause();
        if (step > session.simulation().newest()) {
            playback.step((int) step - playback.shown());
        } else {
            playback.seek(step);
        }
    }

    private void show(Session shown) {
        selected = Math.min(selected, shown.scenario().fleet().vehicles().size() - 1);
        commands.open(shown);
        banner.open(shown);
        conditions.open(shown);
        timeline.open(shown);
        inspector.open(shown);
        seats.open();
        transport.open(shown);
        faultBar.close();
        if (onOpened != null) {
            onOpened.accept(shown);
        }
    }

    private void handlePointer() {
        road.setFocusTraversable(true);
        RoadPointer.on(road, this::frame, this::select);
        vehicleMenu.getItems().setAll(faults.items("-here", vehicleMenu::hide));
        Menu seatMenu = seats.menu(() -> {
            openSeats();
            seats.focus();
        });
        vehicleMenu.getItems().addAll(new SeparatorMenuItem(), seatMenu);
        vehicleMenu.setOnShowing(e -> seats.name(seatMenu));
        road.addEventHandler(MouseEvent.MOUSE_PRESSED, e -> vehicleMenu.hide());
        road.addEventHandler(MouseEvent.MOUSE_CLICKED, e -> {
            boolean isOnVehicle = RoadPointer.slotAt(frame(), e.getX(), e.getY()) != NOBODY;
            if (isOnVehicle && e.getButton() == MouseButton.SECONDARY && e.isStillSincePress()) {
                vehicleMenu.show(road, e.getScreenX(), e.getScreenY());
            }
        });
    }

    private void handleDrop() {
        setOnDragOver(e -> {
            if (e.getDragboard().hasFiles()) {
                e.acceptTransferModes(TransferMode.COPY);
            }
            e.consume();
        });
        setOnDragDropped(e -> {
            boolean hasFile = e.getDragboard().hasFiles();
            if (hasFile) {
                openScenario(e.getDragboard().getFiles().get(0).toString());
            }
            e.setDropCompleted(hasFile);
            e.consume();
        });
    }

    /** The keys of the window. */
    public void listenTo(Scene scene) {
        keys.listenTo(scene);
        dress(scene);
        road.requestFocus();
    }

    /** Opens a file or a built-in scenario; what runs goes on where that cannot be. */
    public void openScenario(String source) {
        StepLink link = StepLink.of(source);
        if (!link.refusal().isEmpty()) {
            status.refused("Not opened: " + link.refusal());
            return;
        }
        stepToOpen = link.step();
        files.open(link.source());
    }

    /** Does what a key or a control asks for. */
    public void perform(Action action) {
        String why = refusal(action);
        if (!why.isEmpty()) {
            status.refused(action.words() + " refused: " + why);
            return;
        }
        Playback playback = session.playback();
        int second = session.scenario().stepsPerSecond();
        switch (action) {
            case PLAY, PLAY_EVERYWHERE -> playback.togglePlay();
            case STEP_BACK -> playback.step(-1);
            case STEP -> playback.step(1);
            case SECOND_BACK -> playback.step(-second);
            case SECOND -> playback.step(second);
            case PREVIOUS_EVENT -> jump(Journal.previous(session, playback.shown()), "No earlier event");
            case NEXT_EVENT -> jump(Journal.next(session, playback.shown()), "No later event is recorded");
            case START -> playback.seek(0);
            case END -> playback.seek(session.simulation().newest());
            case FASTER -> playback.changeSpeed(1);
            case SLOWER -> playback.changeSpeed(-1);
            case GO_TO -> transport.startTyping();
            case BOOKMARK -> bookmark(playback.shown());
            case CONDITIONS -> openOverlay(conditionEditor::open);
            case NEXT_MATCH -> conditions.runForwards();
            case PREVIOUS_MATCH -> conditions.runBackwards();
            case NEXT_BOOKMARK -> jump(Journal.nextBookmark(session, playback.shown()), "There is no bookmark");
            default -> performOnView(action);
        }
    }

    private void performOnView(Action action) {
        int count = session.scenario().fleet().vehicles().size();
        switch (action) {
            case PREVIOUS_VEHICLE -> select(Math.floorMod(selected < 0 ? count - 1 : selected - 1, count));
            case NEXT_VEHICLE -> select(Math.floorMod(selected + 1, count));
            case NO_SELECTION -> escape();
            case FOLLOW -> road.roadCamera().toggleFollow();
            case FIT -> road.roadCamera().fit();
            case OPEN -> surroundings.chooseScenario().get().ifPresent(file -> openScenario(file.toString()));
            case RELOAD -> {
                stepToOpen = NOBODY;
                files.reload();
            }
            case PALETTE -> openOverlay(palettes::open);
            case COPY_SENTENCE -> copies.sentence(frame());
            case COPY_LINK -> copies.link(session);
            case SCREENSHOT -> copies.picture(this);
            case THEME -> switchTheme();
            case HELP -> help.toggle();
            default -> switchLayer(action.layerKey());
        }
    }

    private void jump(long step, String otherwise) {
        if (step < 0) {
            status.say(dev.wheelhouse.app.widget.Glyph.DASH, dev.wheelhouse.app.widget.Tone.QUIET, otherwise);
        } else {
            session.playback().pause();
            session.playback().seek(step);
        }
    }

    private void bookmark(long step) {
        String at = new StepClock(session.scenario().stepsPerSecond()).format(step);
        status.done(session.toggleBookmark(step) ? "Bookmark at " + at + " s" : "Bookmark at " + at + " s removed");
    }

    private void goTo(String typed) {
        TypedStep step = TypedStep.read(
                typed,
                new StepClock(session.scenario().stepsPerSecond()),
                session.simulation().newest());
        if (step.isUsable()) {
            session.playback().seek(step.step());
            transport.endTyping();
        } else {
            transport.refuseTyped(step.refusal());
            status.refused(step.refusal());
        }
    }

    private void select(int slot) {
        selected = slot;
    }

    /** Why an action makes no sense now; empty where it does. */
    private String refusal(Action action) {
        return switch (action) {
            case COPY_SENTENCE -> frame().current().decision() == null ? "nothing was decided in this step" : "";
            case NEXT_MATCH, PREVIOUS_MATCH ->
                conditions.texts().isEmpty() ? "no condition is armed, " + Action.CONDITIONS.keys() : "";
            case NEXT_BOOKMARK -> session.bookmarks().isEmpty() ? "there is no bookmark, B sets one" : "";
            case FOLLOW -> selected < 0 ? "no vehicle is selected" : "";
            default -> "";
        };
    }

    private void openOverlay(Runnable open) {
        overlays.close();
        open.run();
    }

    private void escape() {
        if (overlays.close() || conditions.giveUp()) {
            road.requestFocus();
        } else if (problems.isVisible()) {
            problems.setVisible(false);
        } else if (isDrawerOpen()) {
            toggleDrawer();
        } else {
            selected = NOBODY;
        }
    }

    private void switchTheme() {
        palette = palette.isDark() ? Palette.LIGHT : Palette.DARK;
        dress(getScene());
    }

    /** The colours are a style sheet of the scene, so that menus and tooltips, which have scenes of their own, get them too. */
    private void dress(Scene scene) {
        byte[] sheet = (".root { " + palette.looks() + "}").getBytes(StandardCharsets.UTF_8);
        String colours =
                "data:text/css;charset=utf-8;base64," + Base64.getEncoder().encodeToString(sheet);
        scene.getStylesheets().setAll("/assets/wheelhouse.css", colours);
    }

    private void switchLayer(int key) {
        layersOn = (layersOn ^ 1 << key) & ALL_LAYERS;
    }

    private ViewFrame frame() {
        SimulationThread simulation = session.simulation();
        int shown = session.playback().shown();
        CompletedStep current = simulation.step(shown);
        CompletedStep previous = shown == 0 ? current : simulation.step(shown - 1);
        return new ViewFrame(
                session.scenario(),
                previous,
                current,
                session.playback().fraction(),
                selected,
                road.roadCamera().camera(),
                palette,
                layersOn,
                simulation.recording());
    }

    private void pulse(double seconds) {
        files.look();
        session.playback().frame(seconds);
        banner.look(session);
        commands.look();
        conditions.look();
        SimulationThread.Fault fault = session.simulation().fault();
        if (fault != null && faultBar.show(session, fault)) {
            if (session.playback().isPlaying()) {
                session.playback().pause();
                session.playback().seek(session.simulation().newest());
            }
            status.refused("Step " + fault.step() + " failed: " + fault.cause());
            requestLayout();
        }
        ViewFrame f = road.aim(frame(), this::frame);
        timeline.draw(f);
        texts(f, seconds);
        overview.draw(f);
        road.draw(f);
    }

    /** Texts change at most ten times a second while running, and at once while paused. */
    private void texts(ViewFrame f, double seconds) {
        sinceTexts += seconds;
        Shown now = new Shown(f.current().step(), f.selected(), layersOn, palette, getWidth() + 7 * getHeight());
        boolean isDue = sinceTexts >= 1 / TEXTS_A_SECOND;
        boolean isNew = !now.equals(textsOf) && !session.playback().isPlaying();
        if (!isDue && !isNew) {
            return;
        }
        sinceTexts = 0;
        textsOf = now;
        boolean isStopped = session.simulation().fault() != null;
        transport.show(f, session.playback(), isStopped);
        hud.show(f);
        rail.show(f, isDrawerOpen());
        if (inspector.isVisible()) {
            inspector.show(f);
            if (inspector.isOnSeats()) {
                seats.show(f);
            }
        }
        status.show(
                f,
                session.simulation().recording(),
                session.simulation().meanStepMicros(),
                timer.frameMillis(),
                timer.framesASecond(),
                session.playback().droppedSteps());
    }

    private void drawingFailed(RuntimeException e) {
        status.refused("Drawing failed, the simulation goes on: " + e);
    }

    public Session session() {
        return session;
    }

    public Playback playback() {
        return session.playback();
    }

    /** The keys that are down; none while another window has the focus. */
    public Set<KeyCode> heldKeys() {
        return keys.held();
    }

    /** The selected slot, −1 for none. */
    public int selected() {
        return selected;
    }

    /** What is to be remembered. */
    public WindowSettings settings(double width, double height) {
        return new WindowSettings(
                width,
                height,
                inspectorWidth(),
                timelineHeight(),
                palette.isDark(),
                layersOn,
                status.hint().isVisible(),
                recent);
    }

    @Override
    public void close() {
        timer.stop();
        vehicleMenu.hide();
        files.close();
        conditions.close();
        session.close();
    }
}
