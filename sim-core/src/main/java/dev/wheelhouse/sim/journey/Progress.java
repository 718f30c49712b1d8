package dev.wheelhouse.sim.journey;

import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.MeasuredPose;
import dev.wheelhouse.sim.network.Polyline;
import dev.wheelhouse.sim.network.Projection;
import dev.wheelhouse.sim.network.RoadGraph;
import org.jspecify.annotations.Nullable;

/** Follows a plan by the measured pose (J-30 to J-35). Time plays no part: the same pose gives the same answer. */
public final class Progress {
    static final double NEAR_METERS = 1.8;
    static final double PASSED_WITHIN_METERS = 5;
    static final int MAX_ADVANCES = 32;
    static final double CORRIDOR_METERS = 12;
    static final double CORRIDOR_HEIGHT_METERS = 2.5;
    static final double DRIVING_LATERAL_METERS = 0.75;
    static final double DRIVING_ALIGNMENT = 0.85;
    static final double ARRIVAL_METERS = 1.8;
    static final double ARRIVAL_HEIGHT_METERS = 2.5;
    static final double ARRIVAL_SPEED_MPS = 0.2;
    static final double HANDBRAKE_BELOW_MPS = 0.25;
    static final double DIRECT_WITHIN_METERS = 12;
    private static final double LOOK_AHEAD_METERS = 4;
    private static final double LOOK_AHEAD_SECONDS = 1.2;
    private static final double LEAST_LOOK_AHEAD_METERS = 5;
    private static final double MOST_LOOK_AHEAD_METERS = 10;
    private static final double STOP_SHORT_METERS = 0.8;
    private static final double APPROACH_PER_SECOND = 0.8;

    /** What drives the body in this step. */
    public enum Answer {
        /** The journey's target. */
        JOURNEY,
        BRAKE,
        PLAYER,
        /** Nothing, since nobody who may drive gives a command; the journey keeps everything (J-18). */
        NEUTRAL
    }

    /**
     * Where to and how fast, with the measured values it was made from.
     *
     * @param lateralMeters horizontal distance from the segment
     * @param alpha progress in the segment
     */
    public record CruiseTarget(
            Vec3 point,
            double speedMps,
            double lateralMeters,
            double alpha,
            double alignment,
            double lookAheadMeters) {}

    /**
     * @param target only with {@link Answer#JOURNEY}
     * @param handbrake asked for when a held intent stands still
     */
    public record Evaluation(
            Journey journey, Answer answer, @Nullable CruiseTarget target, boolean handbrake) {}

    private Progress() {}

    /** In this order: phase, pose, cursor, lost parts, left route, completion, gate, target. */
    public static Evaluation evaluate(Journey journey, JourneySituation at) {
        if (journey.mode() == DriverMode.PLAYER) {
            return new Evaluation(journey, Answer.PLAYER, null, false);
        }
        if (!at.driverEligible()) {
            return new Evaluation(journey, Answer.NEUTRAL, null, false);
        }
        RoutePlan plan = journey.plan();
        Vec3 destination = journey.destination();
        if (!journey.phase().followsPlan()
                || plan == null
                || destination == null
                || !at.pose().isValid()) {
            return brake(journey, at.pose());
        }
        return follow(journey.atCursor(advanced(plan, journey.cursor(), at.pose())), plan, destination, at);
    }

    private static Evaluation follow(Journey journey, RoutePlan plan, Vec3 destination, JourneySituation at) {
        MeasuredPose pose = at.pose();
        int cursor = journey.cursor();
        if (!isThere(at.roads(), plan, cursor)) {
            return brake(journey.waiting(FailureReason.ROUTE_UNAVAILABLE), pose);
        }
        Projection on = plan.segment(cursor)
                .project(pose.position().x(), pose.position().y());
        if (on.distanceMeters() > CORRIDOR_METERS
                || pose.position().heightDifferenceTo(on.point()) > CORRIDOR_HEIGHT_METERS) {
            return brake(journey.waiting(FailureReason.LEFT_ROUTE), pose);
        }
        boolean last = cursor == plan.lastSegment();
        if (last && hasArrived(pose, destination)) {
            return brake(journey.inPhase(JourneyPhase.COMPLETED), pose);
        }
        double alignment = pose.alignmentWith(on.directionX(), on.directionY());
        boolean aligned = on.distanceMeters() < DRIVING_LATERAL_METERS && alignment > DRIVING_ALIGNMENT;
        return new Evaluation(
                aligned ? journey.inPhase(JourneyPhase.DRIVING) : journey,
                Answer.JOURNEY,
                target(journey, plan, destination, pose, on, alignment),
                false);
    }

    private static CruiseTarget target(
            Journey journey, RoutePlan plan, Vec3 destination, MeasuredPose pose, Projection on, double alignment) {
        double lookAhead = lookAheadMeters(pose.horizontalSpeedMps());
        Vec3 point = plan.segment(journey.cursor()).pointAt(on.alongMeters() + lookAhead);
        double speed = journey.cruiseMps();
        if (journey.cursor() == plan.lastSegment()) {
            speed = finalSpeedMps(speed, pose.position().horizontalDistanceTo(destination));
            if (pose.position().horizontalDistanceTo(plan.finalPoint()) <= DIRECT_WITHIN_METERS) {
                point = destination;
            }
        }
        return new CruiseTarget(point, speed, on.distanceMeters(), on.alpha(), alignment, lookAhead);
    }

    private static Evaluation brake(Journey journey, MeasuredPose pose) {
        return new Evaluation(journey, Answer.BRAKE, null, holdsHandbrake(journey, pose));
    }

    static boolean holdsHandbrake(Journey journey, MeasuredPose pose) {
        return journey.hasIntent() && pose.speedMps() < HANDBRAKE_BELOW_MPS;
    }

    /** How far ahead of the projection the target lies at a horizontal speed (J-32). */
    static double lookAheadMeters(double speedMps) {
        double wanted = LOOK_AHEAD_METERS + speedMps * LOOK_AHEAD_SECONDS;
        return Math.max(LEAST_LOOK_AHEAD_METERS, Math.min(MOST_LOOK_AHEAD_METERS, wanted));
    }

    /** The speed on the last segment (J-34). */
    static double finalSpeedMps(double cruiseMps, double distanceMeters) {
        return Math.min(cruiseMps, Math.max(0, (distanceMeters - STOP_SHORT_METERS) * APPROACH_PER_SECOND));
    }

    /** The arrival gate without the segment: near the destination, at its height, and as good as standing. */
    static boolean hasArrived(MeasuredPose pose, Vec3 destination) {
        return pose.position().horizontalDistanceTo(destination) < ARRIVAL_METERS
                && pose.position().heightDifferenceTo(destination) < ARRIVAL_HEIGHT_METERS
                && pose.speedMps() < ARRIVAL_SPEED_MPS;
    }

    private static int advanced(RoutePlan plan, int from, MeasuredPose pose) {
        int cursor = from;
        while (cursor < plan.lastSegment() && cursor - from < MAX_ADVANCES && reached(plan.segment(cursor), pose)) {
            cursor++;
        }
        return cursor;
    }

    private static boolean reached(Polyline segment, MeasuredPose pose) {
        double distance = pose.position().horizontalDistanceTo(segment.last());
        return distance < NEAR_METERS
                || distance < PASSED_WITHIN_METERS
                        && segment.beyondEndMeters(
                                        pose.position().x(), pose.position().y())
                                >= 0;
    }

    /** Whether all that the current segment depends on can still be driven (J-31). */
    private static boolean isThere(RoadGraph roads, RoutePlan plan, int cursor) {
        int link = roads.findLink(plan.link(cursor));
        int from = roads.findNode(plan.node(cursor - 1));
        int to = roads.findNode(plan.node(cursor));
        return link >= 0
                && from >= 0
                && to >= 0
                && roads.linkUsable(link)
                && roads.linkFrom(link) == from
                && roads.linkTo(link) == to
                && plan.lane(cursor) < roads.laneCount(link)
                && roads.lane(link, plan.lane(cursor)).drivable();
    }
}
