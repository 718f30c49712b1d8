package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.seat.Relations;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The whole state after a step, immutable. A reader may keep it for ever.
 *
 * @param cycleStep steps since the cycle began
 * @param usedBatch the newest batch of this cycle that has its avoidance, 0 for none
 * @param cycleAvoidances avoidances started in this cycle
 * @param impactPending slot that the impact will hit when its curve ends, −1 for none
 * @param impactDone whether this cycle had its impact
 * @param candidatesConsidered pairs that reached the interval test
 * @param considered the nearest of them, at most 64 (M-49)
 * @param recovering vehicles whose avoidance is complete and whose speed is not yet back
 * @param relations who sits where, and whose command each vehicle has, after this step's acceptance
 * @param script how far the scenario's script is
 * @param relocations who was put elsewhere in this step
 * @param results what became of the commands that this step took, in order
 * @param events of this step alone
 * @param log the events of the cycle, with this step's
 */
public record CompletedStep(
        long step,
        int cycle,
        int cycleStep,
        @Nullable Phase phase,
        FleetState fleet,
        List<Pedestrian> pedestrians,
        int surpriseSequence,
        @Nullable Decision decision,
        List<Gate> gates,
        @Nullable Avoidance avoidance,
        int usedBatch,
        int cycleAvoidances,
        int impactPending,
        boolean impactDone,
        List<Recovering> recovering,
        Relations relations,
        ScriptProgress script,
        int candidatesConsidered,
        List<Considered> considered,
        double stepMeters,
        double lateralStepMeters,
        Counters counters,
        List<Relocated> relocations,
        List<CommandResult> results,
        List<Event> events,
        EventLog log,
        long nextSequence) {

    /** The hash of the whole state (T-8). */
    public long hash() {
        StateHash h = new StateHash();
        StateForm.write(this, h);
        h.whole("log.digest", -1, log.digest());
        return h.value();
    }

    /** The hash as it is printed: 16 hexadecimal digits. */
    public String hashText() {
        String hex = Long.toHexString(hash());
        return "0".repeat(16 - hex.length()) + hex;
    }
}
