package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.simthread.SimulationThread;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.world.WorldStep;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A simulation that fails at step 31. */
class WindowFaultStopTest extends WindowTest {
    private static final int LAST = 30;

    @Override
    protected SimulationThread simulation(Scenario scenario) {
        WorldStep world = new WorldStep(scenario);
        return new SimulationThread(scenario, (previous, commands) -> {
            if (previous.step() == LAST) {
                throw new IllegalStateException("gap of V05 is not a number");
            }
            return world.advance(previous, commands);
        });
    }

    @Test
    @DisplayName(
            "A-13: a fault stops at the last completed step, says what failed, and what is recorded can be scrubbed")
    void faultStopsAndStaysUsable() throws Exception {
        await(() -> node("fault-bar", Node.class).isVisible());
        assertThat(text("fault-what")).isEqualTo("The simulation stopped: step 31 failed.");
        await(() -> text("mode").equals("Step 30") && text("running").equals("Stopped"));
        robot.clickOn("#copy-report");
        assertThat(copied)
                .contains("scenario loop-100s")
                .contains("digest " + workspace().session().scenario().digest())
                .contains("failed step 31")
                .contains("gap of V05 is not a number")
                .contains("at dev.wheelhouse");
        savePicture("window-fault.png");
        robot.push(KeyCode.HOME);
        await(() -> text("mode").equals("Step 0"));
        robot.push(KeyCode.RIGHT);
        await(() -> text("mode").equals("Step 1"));
        robot.push(KeyCode.END);
        await(() -> text("mode").equals("Step 30"));
        robot.push(KeyCode.SPACE);
        robot.push(KeyCode.RIGHT);
        await(() -> workspace().playback().shown() == LAST);
    }

    @Test
    @DisplayName("A-13, A-8: a command to a stopped simulation is refused")
    void commandIsRefused() throws Exception {
        await(() -> node("fault-bar", Node.class).isVisible());
        robot.clickOn("#faults");
        robot.clickOn("#disable");
        await(() -> text("status").equals("Disable V01 refused: the simulation has stopped"));
    }

    @Test
    @DisplayName("X-J6: closing after a fault leaves no thread")
    void closesAfterAFault() throws Exception {
        await(() -> node("fault-bar", Node.class).isVisible());
        robot.interact(() -> stage().hide());
        await(WindowThreads::areGone);
    }
}
