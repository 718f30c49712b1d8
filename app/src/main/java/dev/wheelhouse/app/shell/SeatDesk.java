package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.authority.CallWords;
import dev.wheelhouse.app.authority.People;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.seat.PersonRecord;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * The seat actions with the person and the seat that they are about: at the foot of the inspector's tab, in the vehicle's menu
 * and in the palette. Nothing is ever switched off; what would be refused now is quiet and says why.
 */
final class SeatDesk {
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    private final Consumer<SimCommand> submit;
    private final Consumer<String> refuse;
    private final Supplier<ViewFrame> frame;
    private final SeatCalls calls = new SeatCalls();
    private final ComboBox<String> person = new ComboBox<>();
    private final ComboBox<Integer> seat = new ComboBox<>();
    private final List<Button> buttons = new ArrayList<>();
    private final VBox node = new VBox(6);
    private Shown shown = new Shown(null, null, -1, -1, -1);

    /** What the buttons' refusals were found from. */
    private record Shown(
            @Nullable Scenario scenario, @Nullable Relations relations, int slot, int person, int seat) {}

    /** @param frame what is on screen, for the selection and the run */
    SeatDesk(Supplier<ViewFrame> frame, Consumer<SimCommand> submit, Consumer<String> refuse) {
        this.frame = frame;
        this.submit = submit;
        this.refuse = refuse;
        person.setId("seat-person");
        person.setAccessibleText("Person");
        person.setPrefWidth(96);
        seat.setId("seat-index");
        seat.setAccessibleText("Seat");
        seat.setPrefWidth(70);
        person.setOnAction(e -> lookAgain());
        seat.setOnAction(e -> lookAgain());
        HBox choice = new HBox(6, small("Person"), person, small("Seat"), seat);
        choice.setAlignment(Pos.CENTER_LEFT);
        FlowPane row = new FlowPane(4, 4);
        for (SeatAction action : SeatAction.values()) {
            Button button = new Button(action.words(), action.glyph().icon(10));
            button.setId(action.id());
            button.getStyleClass().add("seat-action");
            button.setMinWidth(Button.USE_PREF_SIZE);
            button.setOnAction(e -> perform(action));
            button.setTooltip(new Tooltip(action.purpose()));
            buttons.add(button);
            row.getChildren().add(button);
        }
        node.setId("seat-actions");
        node.getStyleClass().add("seat-actions");
        node.getChildren().addAll(choice, row);
    }

    private static Label small(String words) {
        Label label = new Label(words);
        label.getStyleClass().add("label-small");
        return label;
    }

    VBox node() {
        return node;
    }

    void open() {
        calls.forget();
        shown = new Shown(null, null, -1, -1, -1);
    }

    void focus() {
        person.requestFocus();
    }

    private void lookAgain() {
        show(frame.get());
    }

    private static CompletedStep newest(ViewFrame f) {
        return f.history().at(f.history().newest());
    }

    void show(ViewFrame f) {
        int slot = f.selected();
        if (slot < 0) {
            return;
        }
        if (f.scenario() != shown.scenario() || slot != shown.slot()) {
            offer(f, slot);
        }
        CompletedStep step = newest(f);
        Shown now = new Shown(f.scenario(), step.relations(), slot, personSlot(), seatIndex());
        boolean isSame = now.scenario() == shown.scenario()
                && now.relations() == shown.relations()
                && now.slot() == slot
                && shown.slot() == slot
                && now.person() == shown.person()
                && now.seat() == shown.seat();
        if (isSame) {
            return;
        }
        shown = now;
        for (SeatAction action : SeatAction.values()) {
            Button button = buttons.get(action.ordinal());
            String why = now.person() < 0 ? "this scenario has no persons" : refusal(action, f, step);
            button.pseudoClassStateChanged(REFUSED, !why.isEmpty());
            button.getTooltip().setText(action.purpose() + (why.isEmpty() ? "" : "\nRefused now: " + why));
            button.setAccessibleText(action.purpose() + (why.isEmpty() ? "" : ", refused now: " + why));
        }
    }

    /** The persons and the vehicle's seats; a choice that is still there stays. */
    private void offer(ViewFrame f, int slot) {
        List<String> names = new ArrayList<>();
        for (Scenario.Occupant p : f.scenario().authority().people()) {
            names.add(p.id());
        }
        int chosen = personSlot();
        if (!names.equals(person.getItems())) {
            person.getItems().setAll(names);
            chosen = -1;
        }
        if (chosen < 0 && !names.isEmpty()) {
            person.getSelectionModel().select(usual(f, slot));
        }
        int seats = f.scenario().fleet().vehicles().get(slot).seats();
        if (seat.getItems().size() != seats) {
            List<Integer> indexes = new ArrayList<>();
            for (int i = 0; i < seats; i++) {
                indexes.add(i);
            }
            seat.getItems().setAll(indexes);
            seat.getSelectionModel()
                    .select(Math.max(
                            0, f.scenario().fleet().vehicles().get(slot).drivingSeat()));
        }
    }

    /** Somebody on foot, else who drives the vehicle. */
    private static int usual(ViewFrame f, int slot) {
        Relations relations = f.current().relations();
        for (int k = 0; k < relations.personSlots(); k++) {
            PersonRecord p = relations.personAt(k);
            if (p.alive() && !p.isInVehicle()) {
                return k;
            }
        }
        PersonHandle driver = relations.vehicleAt(slot).driver();
        return driver.isNone() ? 0 : driver.slot();
    }

    private int personSlot() {
        return person.getSelectionModel().getSelectedIndex();
    }

    private int seatIndex() {
        return Math.max(0, seat.getSelectionModel().getSelectedIndex());
    }

    private SimCommand command(SeatAction action, ViewFrame f, CompletedStep step) {
        return calls.command(action, f.scenario(), step, f.selected(), personSlot(), seatIndex());
    }

    private String refusal(SeatAction action, ViewFrame f, CompletedStep step) {
        return SeatCalls.refusal(command(action, f, step), f.scenario(), step);
    }

    /** Asks the simulation; only the rule that is the caller's own, a moving driver's exit, is refused here. */
    void perform(SeatAction action) {
        ViewFrame f = frame.get();
        if (f.selected() < 0) {
            refuse.accept(action.words() + " refused: no vehicle is selected, choose one with [ or ]");
            return;
        }
        show(f);
        if (personSlot() < 0) {
            refuse.accept(action.words() + " refused: this scenario has no persons");
            return;
        }
        CompletedStep step = newest(f);
        SimCommand command = command(action, f, step);
        String moving = command instanceof SimCommand.Relate r ? SeatCalls.movingDriver(r.call(), step) : "";
        if (!moving.isEmpty()) {
            refuse.accept(CallWords.asked(command, new People(f.scenario())) + " refused: " + moving
                    + ", nothing changed (Moving)");
            return;
        }
        calls.submitted(command, step);
        submit.accept(command);
    }

    /** What an action would ask for now, for menus and the palette. */
    String words(SeatAction action) {
        ViewFrame f = frame.get();
        if (f.selected() < 0) {
            return action.words();
        }
        show(f);
        return personSlot() < 0
                ? action.words()
                : CallWords.asked(command(action, f, newest(f)), new People(f.scenario()));
    }

    /** A fresh submenu whose words follow the choice each time it opens; {@code choose} shows where person and seat are chosen. */
    Menu menu(Runnable choose) {
        Menu menu = new Menu("Seats and command", SeatAction.ENTER.glyph().icon(12));
        menu.setId("seats-here");
        for (SeatAction action : SeatAction.values()) {
            MenuItem item = new MenuItem(action.words(), action.glyph().icon(12));
            item.setId(action.id() + "-here");
            item.setOnAction(e -> perform(action));
            menu.getItems().add(item);
        }
        MenuItem other = new MenuItem("Choose person and seat\u2026");
        other.setId("seat-choose-here");
        other.setOnAction(e -> choose.run());
        menu.getItems().add(other);
        return menu;
    }

    /** Gives the items of a menu the words of the present choice. */
    void name(Menu menu) {
        for (SeatAction action : SeatAction.values()) {
            menu.getItems().get(action.ordinal()).setText(words(action));
        }
    }

    List<CommandPalette.Entry> entries() {
        List<CommandPalette.Entry> entries = new ArrayList<>();
        boolean isNobody = frame.get().selected() < 0;
        for (SeatAction action : SeatAction.values()) {
            String why = isNobody ? "no vehicle is selected" : "";
            entries.add(new CommandPalette.Entry(words(action), "seats", why, () -> perform(action)));
        }
        return entries;
    }
}
