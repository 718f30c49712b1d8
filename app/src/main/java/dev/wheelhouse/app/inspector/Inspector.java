package dev.wheelhouse.app.inspector;

import dev.wheelhouse.app.shell.Session;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.Chip;
import dev.wheelhouse.app.widget.Condition;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.sim.scenario.Scenario;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Who is selected, in which state, and how it moves; the fleet where nobody is. */
public final class Inspector extends VBox {
    private static final int EVENTS = 1;
    private static final int SEATS = 2;
    private final Label identity = new Label();
    private final Chip state = new Chip("inspector-state");
    private final Label kind = new Label();
    private final VBox body = new VBox();
    private final MotionTab motion;
    private final ScrollPane scroll;
    private final FleetList fleet;
    private final EventsTab events;
    private final SeatsTab seats;
    private final ScrollPane seatScroll;
    private final Node seatActions;
    private final TabRow tabs = new TabRow(List.of("Motion", "Events", "Seats & command"), this::changed);
    private Runnable whenChanged = () -> {};
    private @Nullable ViewFrame shown;
    private final HBox actions = new HBox(8);

    /**
     * @param seek leads to a step
     * @param copy takes text away
     * @param seatActions what can be done about seats, at the foot of their tab
     */
    public Inspector(
            IntConsumer select,
            Runnable follow,
            LongConsumer seek,
            Consumer<String> copy,
            Node vehicleActions,
            Node seatActions) {
        motion = new MotionTab(copy);
        scroll = scrolled(motion);
        events = new EventsTab(seek);
        seats = new SeatsTab(seek);
        seatScroll = scrolled(seats);
        this.seatActions = seatActions;
        seatActions.setVisible(false);
        seatActions.setManaged(false);
        setId("inspector");
        getStyleClass().add("inspector");
        fleet = new FleetList(select);
        identity.setId("inspected");
        identity.getStyleClass().add("identity");
        identity.setMinWidth(USE_PREF_SIZE);
        kind.setId("inspected-kind");
        kind.getStyleClass().add("label-small");
        Button followed = new Button();
        followed.setGraphic(Glyph.TARGET.icon(14));
        followed.getStyleClass().addAll("icon-button", "flat");
        followed.setTooltip(new Tooltip("Follow the selected vehicle (T)"));
        followed.setAccessibleText("Follow the selected vehicle");
        followed.setOnAction(e -> follow.run());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox line = new HBox(10, identity, state, gap, followed);
        line.setAlignment(Pos.CENTER_LEFT);
        VBox head = new VBox(2, line, kind);
        head.getStyleClass().add("inspector-head");
        VBox.setVgrow(body, Priority.ALWAYS);
        VBox.setVgrow(fleet, Priority.ALWAYS);
        VBox.setVgrow(events, Priority.ALWAYS);
        actions.getStyleClass().add("inspector-actions");
        actions.setAlignment(Pos.CENTER_LEFT);
        actions.getChildren().add(vehicleActions);
        getChildren().addAll(head, tabs, body, seatActions, actions);
    }

    private static ScrollPane scrolled(Node tab) {
        ScrollPane pane = new ScrollPane(tab);
        pane.setFitToWidth(true);
        pane.setFitToHeight(true);
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        pane.getStyleClass().add("inspector-body");
        VBox.setVgrow(pane, Priority.ALWAYS);
        return pane;
    }

    /** Called when another tab is chosen. */
    public void whenTabChanges(Runnable listener) {
        whenChanged = listener;
    }

    public boolean isOnSeats() {
        return tabs.chosen() == SEATS;
    }

    /** Opens the tab of seats and command. */
    public void openSeats() {
        tabs.choose(SEATS);
        changed();
    }

    private void changed() {
        whenChanged.run();
        showAgain();
    }

    /** Another run. */
    public void open(Session opened) {
        events.open(opened);
        seats.open();
        shown = null;
    }

    private void showAgain() {
        if (shown != null) {
            show(shown);
        }
    }

    public void show(ViewFrame f) {
        shown = f;
        int slot = f.selected();
        boolean isNobody = slot < 0;
        boolean isEvents = tabs.chosen() == EVENTS;
        boolean isSeats = isOnSeats() && !isNobody;
        Node wanted = isEvents ? events : isNobody ? fleet : isSeats ? seatScroll : scroll;
        if (body.getChildren().size() != 1 || body.getChildren().get(0) != wanted) {
            body.getChildren().setAll(wanted);
        }
        if (isEvents) {
            events.show(f);
        }
        seatActions.setVisible(isSeats);
        seatActions.setManaged(isSeats);
        state.setVisible(!isNobody);
        state.setManaged(!isNobody);
        actions.setVisible(!isNobody);
        actions.setManaged(!isNobody);
        if (isNobody) {
            Figure.change(identity, "No vehicle selected");
            Figure.change(kind, "Click one on the road or in this list, or press ]");
            if (!isEvents) {
                fleet.show(f);
            }
            return;
        }
        Scenario.Vehicle v = f.scenario().fleet().vehicles().get(slot);
        Figure.change(identity, v.id().value());
        Condition condition = Condition.of(f, slot);
        state.set(condition.glyph(), condition.tone(), condition.words());
        String type = Character.toUpperCase(v.type().charAt(0)) + v.type().substring(1);
        Figure.change(
                kind,
                type + ", " + Numbers.of(v.envelope().length(), 2) + " \u00d7 "
                        + Numbers.two(v.envelope().width(), "m"));
        if (isSeats) {
            seats.show(f, slot);
        } else if (!isEvents) {
            motion.show(f, slot);
        }
    }
}
