package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.road.RoadView;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.state.CompletedStep;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The faults menu of the real window (M-82, A-8). */
class WindowFaultsTest extends WindowTest {
    private CompletedStep newest() {
        return workspace()
                .session()
                .simulation()
                .step(workspace().session().simulation().newest());
    }

    private void fire(String item) throws Exception {
        robot.interact(() -> node("faults", MenuButton.class).show());
        await(() -> robot.lookup("#" + item).tryQuery().isPresent());
    }

    private void injectWith(String id, String amount) throws Exception {
        fire(id);
        robot.interact(() -> {
            node(id + "-amount", TextField.class).setText(amount);
            node(id, Button.class).fire();
        });
    }

    @Test
    @DisplayName(
            "A-8, M-82: while paused an impact is queued and said so; the next step takes it and its result is told")
    void impactIsQueuedThenDone() throws Exception {
        pauseAt(20);
        robot.push(KeyCode.END);
        await(() -> workspace().playback().shown() == newest().step());
        long before = newest().step();
        injectWith("impact", "5000");
        await(() -> text("status")
                .equals("Impact of 5000\u00a0N\u00b7s on V01: queued for the next step, " + (before + 1)));
        assertThat(newest().step()).isEqualTo(before);
        robot.push(KeyCode.RIGHT);
        await(() -> text("status").startsWith("Impact of 5000\u00a0N\u00b7s on V01: done at step " + (before + 1)));
        assertThat(text("status")).endsWith("healthy \u2192 damaged");
        assertThat(workspace()
                        .session()
                        .scenario()
                        .damage()
                        .state(newest().fleet().damagePoints(0)))
                .isEqualTo(DamageState.DAMAGED);
    }

    @Test
    @DisplayName("M-82: an illegal displacement counts one violation, a forged recycle is found as well")
    void displacementIsFound() throws Exception {
        pauseAt(20);
        robot.push(KeyCode.END);
        injectWith("displace", "-5");
        robot.push(KeyCode.RIGHT);
        await(() -> text("status").endsWith("continuity violation found"));
        assertThat(newest().counters().teleportViolations()).isEqualTo(1);
        injectWith("forge", "-5");
        robot.push(KeyCode.RIGHT);
        await(() -> text("status").startsWith("Forged recycle of V01")
                && text("status").endsWith("continuity violation found"));
        assertThat(newest().counters().teleportViolations()).isEqualTo(2);
    }

    @Test
    @DisplayName("A-8: the right button on a vehicle selects it and opens the same faults there")
    void contextMenuOnAVehicle() throws Exception {
        pauseAt(0);
        Node road = robot.lookup(n -> n instanceof RoadView).query();
        Bounds b = road.localToScreen(road.getBoundsInLocal());
        robot.rightClickOn(new Point2D(b.getMinX() + 0.4 * b.getWidth(), b.getMinY() + (b.getHeight() - 20) / 2));
        await(() -> robot.lookup("#disable-here").tryQuery().isPresent());
        robot.clickOn("#disable-here");
        await(() -> text("status").startsWith("Disable V01: queued for the next step"));
        robot.push(KeyCode.END);
        robot.push(KeyCode.RIGHT);
        await(() -> text("status").startsWith("Disable V01: done at step"));
        await(() -> text("inspector-state").equals("Disabled"));
    }

    @Test
    @DisplayName("A-8: a refused command changes nothing and says why; so does text that is no number")
    void refusalSaysWhy() throws Exception {
        pauseAt(20);
        robot.push(KeyCode.END);
        fire("repair");
        robot.clickOn("#repair");
        robot.push(KeyCode.RIGHT);
        await(() -> text("status").startsWith("Repair of V01 refused: "));
        assertThat(text("status")).endsWith("(NOTHING_TO_REPAIR)");
        injectWith("impact", "hard");
        assertThat(text("status")).isEqualTo("Impact refused: \u201chard\u201d is no number of N\u00b7s");
        robot.push(KeyCode.ESCAPE);
        await(() -> workspace().selected() < 0);
        injectWith("impact", "5000");
        assertThat(text("status")).startsWith("Impact refused: no vehicle is selected");
    }
}
