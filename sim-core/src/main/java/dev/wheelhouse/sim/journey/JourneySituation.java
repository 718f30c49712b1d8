package dev.wheelhouse.sim.journey;

import dev.wheelhouse.sim.network.MeasuredPose;
import dev.wheelhouse.sim.network.RoadGraph;
import java.util.List;

/**
 * What a call finds: measured, read-only, of one step.
 *
 * @param solids everything that is in the way of the body, itself left out
 * @param ready the host can take calls
 * @param unread a submitted step has not been read back
 * @param driverEligible the driver's commands are accepted now (J-18)
 */
public record JourneySituation(
        RoadGraph roads,
        MeasuredPose pose,
        BodyBox body,
        List<Solid> solids,
        boolean ready,
        boolean unread,
        boolean driverEligible) {
    public JourneySituation {
        solids = List.copyOf(solids);
    }

    /** Ready, nothing unread, an eligible driver and nothing in the way. */
    public static JourneySituation of(RoadGraph roads, MeasuredPose pose, BodyBox body) {
        return new JourneySituation(roads, pose, body, List.of(), true, false, true);
    }

    public JourneySituation with(MeasuredPose measured) {
        return new JourneySituation(roads, measured, body, solids, ready, unread, driverEligible);
    }

    public JourneySituation with(RoadGraph other) {
        return new JourneySituation(other, pose, body, solids, ready, unread, driverEligible);
    }

    public JourneySituation with(List<? extends Solid> others) {
        return new JourneySituation(roads, pose, body, List.copyOf(others), ready, unread, driverEligible);
    }

    public JourneySituation with(boolean isReady, boolean isUnread) {
        return new JourneySituation(roads, pose, body, solids, isReady, isUnread, driverEligible);
    }

    public JourneySituation withDriver(boolean eligible) {
        return new JourneySituation(roads, pose, body, solids, ready, unread, eligible);
    }
}
