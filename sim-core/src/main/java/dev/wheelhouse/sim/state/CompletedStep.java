package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.input.CommandResult;
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
 * @param recovering slots whose avoidance is complete and whose speed is not yet back
 * @param results what became of the commands that this step took, in order
 * @param events of this step alone
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
        List<Integer> recovering,
        int candidatesConsidered,
        double stepMeters,
        double lateralStepMeters,
        Counters counters,
        List<CommandResult> results,
        List<Event> events,
        long nextSequence) {

    /** The hash of the whole state (T-8). */
    public long hash() {
        StateHash h = new StateHash();
        h.add(step).add(cycle).add(cycleStep).add(phase == null ? -1 : phase.ordinal());
        fleet.addTo(h);
        for (Pedestrian p : pedestrians) {
            h.add(p.id().value())
                    .add(p.x())
                    .add(p.yMeters(step))
                    .add(p.vyMps(step))
                    .add(p.isActive(step) ? 1 : 0);
        }
        h.add(surpriseSequence)
                .add(usedBatch)
                .add(cycleAvoidances)
                .add(impactPending)
                .add(impactDone ? 1 : 0);
        if (decision != null) {
            h.add(decision.slot())
                    .add(decision.pedestrian().id().value())
                    .add(decision.response().ordinal());
            h.add(decision.assessment().inputs().clearance())
                    .add(decision.assessment().ttcSeconds());
        }
        for (Gate g : gates) {
            h.add(g.source().ordinal()).add(g.slot()).add(g.routeMeters()).add(g.pedestrian());
            h.add(g.emergency() ? 1 : 0).add(g.lastBrakeStep());
        }
        if (avoidance != null) {
            h.add(avoidance.slot())
                    .add(avoidance.side().sign())
                    .add(avoidance.batch())
                    .add(avoidance.startStep());
        }
        for (int slot : recovering) {
            h.add(slot);
        }
        h.add(counters.avoidancesStarted()).add(counters.avoidancesCompleted()).add(counters.avoidancesRecovered());
        h.add(counters.impacts()).add(counters.repairs()).add(counters.routeRecycles());
        h.add(counters.teleportViolations()).add(counters.positionClamps()).add(counters.maxStepMeters());
        h.add(counters.minBumperGapMeters()).add(counters.minPedestrianClearanceMeters());
        for (CommandResult r : results) {
            h.add(r.command().vehicle().value()).add(r.status().ordinal());
        }
        for (Event e : events) {
            h.add(e.sequence()).add(e.kind().ordinal()).add(e.slot()).add(e.impulseNs());
        }
        return h.add(nextSequence).value();
    }

    /** The hash as it is printed: 16 hexadecimal digits. */
    public String hashText() {
        String hex = Long.toHexString(hash());
        return "0".repeat(16 - hex.length()) + hex;
    }
}
