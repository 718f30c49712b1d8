package dev.wheelhouse.sim.acceptance;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.snapshot.Snapshot;
import dev.wheelhouse.sim.snapshot.SnapshotCodec;
import dev.wheelhouse.sim.snapshot.SnapshotException;
import dev.wheelhouse.sim.state.Avoidance;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Saves in the middle of each avoidance, restores into a second world and runs on beside the first: every hash must be the same,
 * and with it position, speed, event sequence and the avoidance (M-97).
 */
final class RestoreWatch {
    private static final int STEPS = 50;
    private final WorldStep other;
    private final int halfWay;
    private @Nullable CompletedStep shadow;
    private int left;
    private int restored;
    private int differing;
    private String first = "";

    RestoreWatch(Scenario scenario) {
        this.other = new WorldStep(scenario);
        this.halfWay = scenario.avoidance().durationSteps() / 2;
    }

    void watch(CompletedStep step) {
        if (shadow != null && left > 0 && step.step() == shadow.step() + 1) {
            shadow = other.advance(shadow);
            left--;
            if (shadow.hash() != step.hash() && step.results().isEmpty()) {
                differs("step " + step.step());
            }
        }
        Avoidance a = step.avoidance();
        if (a != null && left == 0 && step.step() - a.startStep() == halfWay) {
            restore(step);
        }
    }

    private void restore(CompletedStep step) {
        restored++;
        try {
            byte[] bytes = SnapshotCodec.write(other.scenario(), new Snapshot(step, List.of()));
            CompletedStep back = SnapshotCodec.read(other, bytes).state();
            shadow = back;
            left = STEPS;
            if (back.hash() != step.hash()) {
                differs("step " + step.step());
            }
        } catch (SnapshotException e) {
            differs(e.field());
        }
    }

    private void differs(String where) {
        differing++;
        first = first.isEmpty() ? ", first " + where : first;
        left = 0;
    }

    Check verdict(String id) {
        return new Check(
                id,
                restored == 0 ? null : differing == 0,
                restored + " restored in an avoidance, " + differing + " differ" + first,
                "M-97");
    }
}
