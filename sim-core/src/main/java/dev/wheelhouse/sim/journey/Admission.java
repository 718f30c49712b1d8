package dev.wheelhouse.sim.journey;

import dev.wheelhouse.sim.network.Candidate;
import dev.wheelhouse.sim.network.Candidates;
import org.jspecify.annotations.Nullable;

/**
 * What came of joining the road from a pose: for the journey and for the report.
 *
 * @param plan null when the journey has to wait
 * @param graphPlanAccepted a plan on the graph was found, also when something then blocked it; the plan serial rises (J-3)
 * @param tried how many candidates were given to the route search
 * @param chosen the candidate of the plan, or of the first blocked one
 * @param corridor to the plan's joining point, or the first blocked one; null when none was swept
 * @param arrived the body stands where it wants to go
 * @param alternative something blocked the first choice
 */
public record Admission(
        FailureReason reason,
        @Nullable RoutePlan plan,
        boolean graphPlanAccepted,
        Candidates candidates,
        int tried,
        @Nullable Candidate chosen,
        @Nullable AdmissionCorridor corridor,
        boolean arrived,
        boolean alternative) {

    public CallStatus status() {
        if (arrived) {
            return CallStatus.ARRIVED;
        }
        return alternative && plan != null ? CallStatus.JOINING_ALTERNATIVE : CallStatus.of(reason);
    }
}
