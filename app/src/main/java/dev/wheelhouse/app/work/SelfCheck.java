package dev.wheelhouse.app.work;

import dev.wheelhouse.sim.recording.StateDifference;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.snapshot.SnapshotException;
import dev.wheelhouse.sim.snapshot.SnapshotFile;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.List;

/** Restores a snapshot file into a second world, goes on from it, and compares with going on from the step itself (T-9). */
public final class SelfCheck {
    /** How far it goes. */
    public static final int STEPS = 50;

    private SelfCheck() {}

    /** What it came to, in one line. */
    public record Result(boolean agrees, String words) {}

    /** @param file what was saved of the step */
    public static Result of(Scenario scenario, CompletedStep step, byte[] file) {
        try {
            SnapshotFile restored = SnapshotFile.read(file);
            return compare(new WorldStep(scenario), step, new WorldStep(restored.scenario()), restored);
        } catch (SnapshotException | ScenarioException e) {
            return new Result(false, "self-check failed, it cannot be restored: " + e.getMessage());
        }
    }

    private static Result compare(WorldStep here, CompletedStep step, WorldStep there, SnapshotFile restored) {
        CompletedStep a = step;
        CompletedStep b = restored.snapshot().state();
        for (int n = 0; n <= STEPS; n++) {
            if (a.hash() != b.hash()) {
                return new Result(false, "self-check failed at step " + a.step() + ", " + first(a, b));
            }
            a = here.advance(a);
            b = there.advance(b);
        }
        return new Result(
                true, "self-check passed, restored at step " + step.step() + " and " + STEPS + " steps are the same");
    }

    private static String first(CompletedStep a, CompletedStep b) {
        List<StateDifference> found = StateDifference.between(a, b);
        return found.isEmpty() ? "no field differs" : found.get(0).toString();
    }
}
