package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.authority.SeatRun;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.state.CompletedStep;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Seats, calls and their refusals in the real window. */
class WindowSeatsTest extends WindowTest {
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    @BeforeEach
    void openSeats() throws Exception {
        Path file = folder.resolve("seats.json");
        try (var in = Objects.requireNonNull(getClass().getResourceAsStream("/seats.json"))) {
            Files.write(file, in.readAllBytes());
        }
        robot.interact(() -> workspace().openScenario(file.toString()));
        await(() -> workspace().session().scenario().name().equals("seats"));
        pauseAt(3);
        robot.interact(() -> {
            while (workspace().selected() != 0) {
                workspace().perform(dev.wheelhouse.app.shell.Action.NEXT_VEHICLE);
            }
        });
        robot.clickOn("#inspector-tab-seats");
        await(() -> robot.lookup("#seat-row-0").tryQuery().isPresent());
        robot.push(KeyCode.END);
    }

    private Relations relations() {
        CompletedStep newest = workspace()
                .session()
                .simulation()
                .step(workspace().session().simulation().newest());
        return newest.relations();
    }

    @SuppressWarnings("unchecked")
    private void choose(String person, int seat) {
        robot.interact(() -> {
            node("seat-person", ComboBox.class).getSelectionModel().select(person);
            node("seat-index", ComboBox.class).getSelectionModel().select(Integer.valueOf(seat));
        });
    }

    private void fire(String id) {
        robot.interact(() -> node(id, Button.class).fire());
    }

    private void step() {
        robot.interact(() -> workspace().perform(dev.wheelhouse.app.shell.Action.STEP));
    }

    private void fireAndStep(String id, String status) throws Exception {
        fire(id);
        await(() -> text("status").contains("queued for the next step"));
        step();
        await(() -> text("status").startsWith(status));
    }

    @Test
    @DisplayName(
            "A-8, S-60: request, confirm, enter, change seat and exit are asked in the window and told by their status")
    void personGoesThroughTheSeats() throws Exception {
        choose("P02", 1);
        fireAndStep("seat-request", "Request of seat 1 of V01 for P02: Reserved, request 1");
        fireAndStep("seat-confirm", "Confirmation of seat 1 of V01 for P02: Confirmed");
        fireAndStep("seat-enter", "Entry of P02 into V01, seat 1: Entered, occ 0 \u2192 1");
        choose("P02", 3);
        fireAndStep("seat-change", "Change of P02 to seat 3 of V01: SeatChanged");
        assertThat(relations().vehicleAt(0).seat(3).occupant().slot()).isEqualTo(1);
        fireAndStep("seat-exit", "Exit of P02 from V01: Exited");
        assertThat(relations().personAt(1).isInVehicle()).isFalse();
        await(() -> robot.lookup("#call-0").tryQuery().isPresent());
        assertThat(node("call-0", Node.class).getAccessibleText())
                .contains("exit P02")
                .contains("Exited");
    }

    @Test
    @DisplayName("A-8: what would be refused stays clickable, says why in its tooltip, and its refusal changes nothing")
    void refusedStaysClickable() throws Exception {
        choose("P02", 2);
        Button enter = node("seat-enter", Button.class);
        await(() -> enter.getPseudoClassStates().contains(REFUSED));
        assertThat(enter.isDisabled()).isFalse();
        assertThat(enter.getTooltip().getText()).contains("seat 2 is occupied by P03 (OccupiedSeat)");
        Relations before = relations();
        fireAndStep(
                "seat-enter",
                "Entry of P02 into V01, seat 2 refused: seat 2 is occupied by P03, nothing changed (OccupiedSeat)");
        assertThat(relations()).isEqualTo(before);
    }

    @Test
    @DisplayName("S-25: a driver's exit from a moving car is refused with needed against had")
    void movingDriverStays() throws Exception {
        choose("P01", 0);
        fire("seat-exit");
        assertThat(text("status"))
                .startsWith("Exit of P01 from V01 refused: ")
                .contains("\u00a0m/s, allowed up to 0.15\u00a0m/s");
        assertThat(workspace().session().simulation().pendingCommands()).isZero();
    }

    @Test
    @DisplayName(
            "A-7, A-8, S-43: a stale record tints both rows, repair of the person mends it, also after a scrub back")
    void staleRecordIsShownAndRepaired() throws Exception {
        choose("P01", 0);
        fireAndStep("seat-stale", "Stale occupancy of V01: done");
        int stale = workspace().playback().shown();
        await(() -> node("seat-row-0", Node.class).getAccessibleText().contains("P01 claims it"));
        await(() -> text("seats-sentence").equals("Nobody may drive V01: driver seat is empty"));
        assertThat(node("person-row-P01", Node.class).getAccessibleText()).contains("SeatEmpty");
        fireAndStep("seat-repair-person", "Repair of P01\u2019s record: Repaired");
        await(() -> node("seat-row-0", Node.class).getAccessibleText().contains("both sides agree"));
        robot.interact(() -> workspace().playback().seek(stale));
        await(() -> node("seat-row-0", Node.class).getAccessibleText().contains("P01 claims it"));
    }

    @Test
    @DisplayName("A-8, A-10: the palette has the seat actions in the words of the present choice")
    void paletteHasSeatActions() throws Exception {
        choose("P02", 1);
        robot.push(KeyCode.CONTROL, KeyCode.P);
        await(() -> node("palette", Node.class).isVisible());
        robot.interact(() -> node("palette-field", TextField.class).setText("entry of p02"));
        assertThat(node("palette-list", ListView.class).getItems().toString())
                .contains("words=Entry of P02 into V01, seat 1");
        robot.push(KeyCode.ENTER);
        await(() -> text("status").startsWith("Entry of P02 into V01, seat 1: queued"));
    }

    @Test
    @DisplayName("A-7: seats and command has a width of its own, and Motion keeps its")
    void tabKeepsItsWidth() throws Exception {
        Node inspector = node("inspector", Node.class);
        await(() -> inspector.getBoundsInParent().getWidth() >= 480);
        savePicture("seats-window.png");
        robot.clickOn("#inspector-tab-motion");
        await(() -> inspector.getBoundsInParent().getWidth() < 400);
    }

    @Test
    @DisplayName("A-15: a click on a refused command's tick goes to its step and opens the tab with the call marked")
    void clickOnARefusal() throws Exception {
        robot.interact(() -> workspace().session().simulation().submit(SeatRun.player(SeatRun.P2)));
        step();
        await(() -> workspace().playback().isSettled());
        int refused = workspace().playback().shown();
        robot.interact(() -> workspace().playback().step(30));
        await(() -> workspace().playback().shown() == refused + 30);
        robot.clickOn("#inspector-tab-motion");
        Region timeline = node("timeline", Region.class);
        Bounds b = timeline.localToScreen(timeline.getBoundsInLocal());
        double x = 112 + Math.floor(b.getWidth() - 112 - 16) * refused / 200;
        await(() -> timeline.isVisible());
        savePicture("seats-lanes.png");
        robot.clickOn(new Point2D(b.getMinX() + x, b.getMaxY() - 14));
        await(() -> workspace().playback().shown() == refused);
        await(() -> robot.lookup("#call-0").tryQuery().isPresent());
        assertThat(node("call-0", Node.class).getAccessibleText())
                .contains("accept Player P02")
                .contains("EligibilityNotReady, driver seat is occupied by P01, nothing changed");
        assertThat(text("acceptance")).isEqualTo("Not accepted");
        robot.interact(() -> workspace().perform(dev.wheelhouse.app.shell.Action.THEME));
        await(() -> !workspace().settings(0, 0).isDark());
        savePicture("seats-lanes-light.png");
    }
}
