package dev.wheelhouse.sim.journey;

import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.Candidate;
import dev.wheelhouse.sim.network.Candidates;
import dev.wheelhouse.sim.network.Destination;
import dev.wheelhouse.sim.network.MeasuredPose;
import dev.wheelhouse.sim.network.Polyline;
import dev.wheelhouse.sim.network.RoadGraph;
import dev.wheelhouse.sim.network.RouteSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** One attempt to join the road from the measured pose (J-21 to J-26). */
final class RoadAdmission {
    static final int MAX_CANDIDATES = 24;
    static final int MAX_ENTRIES = 256;
    /** Joining points further along than the projection, where the nearest is blocked. */
    private static final double[] FURTHER_METERS = {4, 8, 12};

    private static final Candidates NONE = new Candidates(List.of(), List.of());

    private final JourneyRules rules;
    private final JourneySituation at;
    private final Vec3 destination;
    private final boolean sweeps;
    private final RoadGraph roads;
    private final MeasuredPose pose;
    private final Map<Integer, int[]> routes = new TreeMap<>();
    private int tried;

    private record Found(Candidate candidate, RoutePlan plan) {}

    /** @param sweeps whether the corridor to the joining point is looked at as well */
    RoadAdmission(JourneyRules rules, JourneySituation at, Vec3 destination, boolean sweeps) {
        this.rules = rules;
        this.at = at;
        this.destination = destination;
        this.sweeps = sweeps;
        roads = at.roads();
        pose = at.pose();
    }

    /** The pose and the destination are valid. */
    Admission attempt() {
        if (roads.linkCount() == 0) {
            return failed(FailureReason.ROUTE_UNAVAILABLE, NONE);
        }
        Candidates candidates = Candidates.near(roads, pose, rules.joinsInsideJunctions());
        if (rules.arrivesWhereItStands() && Progress.hasArrived(pose, destination)) {
            return new Admission(FailureReason.NONE, null, false, candidates, 0, null, null, true, false);
        }
        if (candidates.admitted().isEmpty()) {
            return failed(FailureReason.NO_JOIN, candidates);
        }
        return rules.goalOnLane() ? toLane(candidates) : toNode(candidates);
    }

    private Admission toNode(Candidates candidates) {
        int node = Destination.node(roads, destination);
        return node < 0 ? failed(FailureReason.NO_DESTINATION, candidates) : search(candidates, node, null);
    }

    private Admission toLane(Candidates candidates) {
        Destination.OnLane goal = Destination.lane(roads, destination);
        return goal.reachable() ? search(candidates, -1, goal) : failed(FailureReason.NO_DESTINATION, candidates);
    }

    private Admission failed(FailureReason reason, Candidates candidates) {
        return new Admission(reason, null, false, candidates, tried, null, null, false, false);
    }

    private Admission search(Candidates candidates, int node, Destination.@Nullable OnLane goal) {
        List<Found> blocked = new ArrayList<>();
        AdmissionCorridor first = null;
        for (Candidate candidate : candidates.admitted()) {
            if (tried == MAX_CANDIDATES) {
                break;
            }
            tried++;
            RoutePlan plan = planFrom(candidate, node, goal);
            if (plan == null) {
                continue;
            }
            AdmissionCorridor corridor = sweeps ? corridorTo(candidate.point()) : null;
            if (corridor == null || corridor.isFree()) {
                return joined(candidates, new Found(candidate, plan), corridor, !blocked.isEmpty());
            }
            blocked.add(new Found(candidate, plan));
            first = first == null ? corridor : first;
            if (!rules.triesAlternatives()) {
                break;
            }
        }
        if (first == null) {
            return failed(FailureReason.NO_ROUTE, candidates);
        }
        Admission further = rules.triesAlternatives() ? furtherAlong(candidates, blocked) : null;
        return further != null
                ? further
                : new Admission(
                        FailureReason.JOIN_OBSTRUCTED,
                        null,
                        true,
                        candidates,
                        tried,
                        blocked.get(0).candidate(),
                        first,
                        false,
                        false);
    }

    private AdmissionCorridor corridorTo(Vec3 point) {
        return AdmissionCorridor.sweep(pose, at.body(), point, at.solids());
    }

    private Admission joined(
            Candidates candidates, Found found, @Nullable AdmissionCorridor corridor, boolean alternative) {
        return new Admission(
                FailureReason.NONE,
                found.plan(),
                true,
                candidates,
                tried,
                found.candidate(),
                corridor,
                false,
                alternative);
    }

    /** The nearest free place further along, over all candidates in their order. */
    private @Nullable Admission furtherAlong(Candidates candidates, List<Found> blocked) {
        for (double further : FURTHER_METERS) {
            for (Found found : blocked) {
                Polyline segment = found.plan().segment(1);
                double along = found.candidate().alongMeters() + further;
                if (along < segment.lengthMeters()) {
                    Vec3 point = segment.pointAt(along);
                    AdmissionCorridor corridor = corridorTo(point);
                    if (corridor.isFree()) {
                        return joined(candidates, moved(found, segment, point), corridor, true);
                    }
                }
            }
        }
        return null;
    }

    private Found moved(Found found, Polyline segment, Vec3 point) {
        var on = segment.project(point.x(), point.y());
        RoutePlan.Joining joining = new RoutePlan.Joining(pose.position(), point, on.directionX(), on.directionY());
        return new Found(found.candidate(), found.plan().joinedAt(joining));
    }

    private @Nullable RoutePlan planFrom(Candidate candidate, int node, Destination.@Nullable OnLane goal) {
        int[] links = goal != null && aheadOnLink(candidate, goal)
                ? new int[] {candidate.link()}
                : routes.computeIfAbsent(
                        candidate.link(),
                        link -> goal == null
                                ? RouteSearch.toNode(roads, link, node)
                                : RouteSearch.toLink(roads, link, goal.link()));
        if (links.length == 0 || links.length + 1 > MAX_ENTRIES) {
            return null;
        }
        return PlanBuilder.build(roads, candidate, links, goal, pose);
    }

    private static boolean aheadOnLink(Candidate candidate, Destination.OnLane goal) {
        if (candidate.link() != goal.link()) {
            return false;
        }
        return candidate.connection() >= 0
                || (candidate.lane() == goal.lane()
                        ? goal.alongMeters() >= candidate.alongMeters()
                        : goal.alpha() >= candidate.alpha());
    }
}
