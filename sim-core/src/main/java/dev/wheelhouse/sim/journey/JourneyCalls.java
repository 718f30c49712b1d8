package dev.wheelhouse.sim.journey;

import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.Destination;
import dev.wheelhouse.sim.network.MeasuredPose;
import org.jspecify.annotations.Nullable;

/**
 * The calls on a journey, each a function of the journey and what is measured (J-10 to J-18). None moves the body. The seats are
 * exchanged elsewhere; here only the mode changes.
 */
public final class JourneyCalls {
    static final double MAX_SPEED_MPS = 0.3;
    static final double MIN_CRUISE_MPS = 0.1;
    static final double MAX_CRUISE_MPS = 50;

    private final JourneyRules rules;

    public JourneyCalls(JourneyRules rules) {
        this.rules = rules;
    }

    /** Takes a new destination and tries to join the road to it. */
    public CallResult start(Journey journey, JourneySituation at, Vec3 destination, double cruiseMps) {
        CallStatus refusal = hostRefusal(journey, at);
        if (refusal == null) {
            refusal = exceeds(at.pose()) ? CallStatus.TOO_FAST : invalidity(destination, cruiseMps, at.pose());
        }
        if (refusal != null) {
            return CallResult.refused(journey, refusal);
        }
        if (rules.goalOnLane() && at.roads().linkCount() > 0) {
            Destination.OnLane goal = Destination.lane(at.roads(), destination);
            if (!goal.reachable()) {
                return CallResult.offRoad(journey, goal.distanceMeters());
            }
        }
        Admission admission = new RoadAdmission(rules, at, destination, true).attempt();
        Journey after = journey.withIntent(destination, cruiseMps).admitted(admission);
        return new CallResult(after, CallStatus.ACCEPTED, true, admission, stops(journey), Double.NaN);
    }

    /** Asks the driver to stop for the player; exchanges nobody. */
    public CallResult requestTakeover(Journey journey) {
        return journey.phase().followsPlan()
                ? CallResult.done(journey.stopping(), CallStatus.STOPPING)
                : CallResult.refused(journey, CallStatus.WRONG_PHASE);
    }

    /** Takes the request back before the exchange, at any speed; strict rules only (J-18). */
    public CallResult cancelTakeover(Journey journey) {
        return rules.takeoverCanBeCancelled() && stops(journey)
                ? CallResult.done(journey.inPhase(journey.phaseBeforeStopping()), CallStatus.TAKEOVER_CANCELLED)
                : CallResult.refused(journey, CallStatus.WRONG_PHASE);
    }

    /**
     * Changes the driver at rest. To the player it suspends the journey; back it rebuilds the plan from the measured pose. For the
     * mode that is active already it does nothing and succeeds.
     */
    public CallResult setMode(Journey journey, JourneySituation at, DriverMode mode) {
        CallStatus refusal = readiness(at);
        if (refusal == null && exceeds(at.pose())) {
            refusal = CallStatus.TOO_FAST;
        }
        if (refusal != null) {
            return CallResult.refused(journey, refusal);
        }
        if (mode == journey.mode()) {
            return CallResult.done(journey, CallStatus.SAME_MODE);
        }
        Journey exchanged = journey.drivenBy(mode);
        if (mode == DriverMode.PLAYER) {
            return CallResult.done(suspend(exchanged).journey(), CallStatus.SWITCHED);
        }
        CallResult resumed = rejoin(exchanged, at, true);
        return new CallResult(resumed.journey(), CallStatus.SWITCHED, true, resumed.admission(), false, Double.NaN);
    }

    /** Freezes the journey for the player; plan, cursor and reason stay. */
    public CallResult suspend(Journey journey) {
        return switch (journey.phase()) {
            case INACTIVE, COMPLETED, CANCELLED -> CallResult.refused(journey, CallStatus.WRONG_PHASE);
            default -> CallResult.done(journey.inPhase(JourneyPhase.SUSPENDED_FOR_PLAYER), CallStatus.SUSPENDED);
        };
    }

    /** Rebuilds the plan on the graph, without a look at what stands in the way. */
    public CallResult resume(Journey journey, JourneySituation at) {
        CallResult result = rejoin(journey, at, false);
        return result.status() == CallStatus.JOINING
                ? new CallResult(
                        result.journey(),
                        CallStatus.PLANNED,
                        true,
                        result.admission(),
                        result.takeoverDropped(),
                        Double.NaN)
                : result;
    }

    /** Tries the held intent again; needs the body slower than the other calls do. */
    public CallResult retry(Journey journey, JourneySituation at) {
        CallStatus refusal = hostRefusal(journey, at);
        if (refusal == null && at.pose().speedMps() >= MAX_SPEED_MPS) {
            refusal = CallStatus.TOO_FAST;
        }
        return refusal != null ? CallResult.refused(journey, refusal) : rejoin(journey, at, true);
    }

    /** Ends the journey for good; destination and serials stay readable and authorise nothing. Also when the host ends. */
    public CallResult cancel(Journey journey) {
        if (journey.phase() == JourneyPhase.INACTIVE) {
            return CallResult.refused(journey, CallStatus.NO_OP);
        }
        Journey after = journey.withoutPlan(JourneyPhase.CANCELLED, FailureReason.NONE, journey.planSerial())
                .withPointTarget(false);
        return CallResult.done(after, CallStatus.CANCELLED);
    }

    /** Turns the other producer of commands on, unless a journey holds an intent (J-5). */
    public CallResult setPointTarget(Journey journey) {
        return journey.hasIntent()
                ? CallResult.refused(journey, CallStatus.JOURNEY_EXISTS)
                : CallResult.done(journey.withPointTarget(true), CallStatus.SET);
    }

    /**
     * After loading: a plan of other roads is rebuilt from the measured pose at any speed, on the same intent (J-36). Null when the
     * plan goes on as it is.
     */
    public @Nullable CallResult readmitted(Journey journey, JourneySituation at) {
        RoutePlan plan = journey.plan();
        boolean other = plan != null && plan.roadDigest() != at.roads().digest();
        boolean possible = journey.phase().followsPlan() && at.pose().isValid();
        return other && possible && journey.destination() != null
                ? admit(journey, at, journey.destination(), true)
                : null;
    }

    private CallResult rejoin(Journey journey, JourneySituation at, boolean sweeps) {
        Vec3 destination = journey.destination();
        if (!journey.hasIntent() || destination == null) {
            return CallResult.refused(journey, CallStatus.NO_INTENT);
        }
        if (journey.phase() == JourneyPhase.COMPLETED) {
            return CallResult.refused(journey, CallStatus.COMPLETED);
        }
        if (!at.pose().isValid()) {
            return CallResult.refused(journey, CallStatus.INVALID_POSE);
        }
        if (exceeds(at.pose())) {
            return CallResult.refused(journey, CallStatus.TOO_FAST);
        }
        return admit(journey, at, destination, sweeps);
    }

    private CallResult admit(Journey journey, JourneySituation at, Vec3 destination, boolean sweeps) {
        Admission admission = new RoadAdmission(rules, at, destination, sweeps).attempt();
        boolean succeeded = admission.plan() != null || admission.arrived();
        return new CallResult(
                journey.admitted(admission), admission.status(), succeeded, admission, stops(journey), Double.NaN);
    }

    private static @Nullable CallStatus hostRefusal(Journey journey, JourneySituation at) {
        return journey.mode() == DriverMode.NPC ? readiness(at) : CallStatus.NOT_NPC;
    }

    private static @Nullable CallStatus readiness(JourneySituation at) {
        if (!at.ready()) {
            return CallStatus.NOT_READY;
        }
        return at.unread() ? CallStatus.UNREAD : null;
    }

    private static boolean exceeds(MeasuredPose pose) {
        return pose.speedMps() > MAX_SPEED_MPS;
    }

    private static boolean stops(Journey journey) {
        return journey.phase() == JourneyPhase.STOPPING_FOR_PLAYER;
    }

    private static @Nullable CallStatus invalidity(Vec3 destination, double cruiseMps, MeasuredPose pose) {
        if (!destination.isFinite()) {
            return CallStatus.INVALID_TARGET;
        }
        if (!(cruiseMps >= MIN_CRUISE_MPS && cruiseMps <= MAX_CRUISE_MPS)) {
            return CallStatus.INVALID_CRUISE;
        }
        return pose.isValid() ? null : CallStatus.INVALID_POSE;
    }
}
