package dev.wheelhouse.sim.journey;

import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.id.NodeId;
import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.Candidate;
import dev.wheelhouse.sim.network.Destination;
import dev.wheelhouse.sim.network.MeasuredPose;
import dev.wheelhouse.sim.network.Polyline;
import dev.wheelhouse.sim.network.RoadGraph;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a plan of a route: the lanes and the geometry of each segment (J-24, J-56). Whole, and apart from any plan in use. */
final class PlanBuilder {
    /** A change of lane is drawn out over this length, or half of what is left of the link. */
    private static final double LANE_CHANGE_METERS = 30;

    private final RoadGraph graph;
    private final Candidate candidate;
    private final int[] links;
    private final Destination.@Nullable OnLane goal;
    private final LaneChoice choice;

    private PlanBuilder(RoadGraph graph, Candidate candidate, int[] links, Destination.@Nullable OnLane goal) {
        this.graph = graph;
        this.candidate = candidate;
        this.links = links;
        this.goal = goal;
        choice = LaneChoice.of(graph, links, candidate.lane(), goal == null ? -1 : goal.lane());
    }

    /**
     * @param links from the candidate's to the last
     * @param goal on the last link, where the plan ends; null: at its end
     */
    static RoutePlan build(
            RoadGraph graph, Candidate candidate, int[] links, Destination.@Nullable OnLane goal, MeasuredPose pose) {
        return new PlanBuilder(graph, candidate, links, goal).plan(pose);
    }

    private RoutePlan plan(MeasuredPose pose) {
        List<NodeId> nodes = new ArrayList<>();
        List<LinkId> ids = new ArrayList<>();
        List<Polyline> segments = new ArrayList<>();
        int[] lanes = new int[links.length + 1];
        nodes.add(graph.nodeId(graph.linkFrom(links[0])));
        lanes[0] = candidate.lane();
        for (int k = 0; k < links.length; k++) {
            nodes.add(graph.nodeId(graph.linkTo(links[k])));
            ids.add(graph.linkId(links[k]));
            lanes[k + 1] = choice.leaving()[k];
            segments.add(segment(k));
        }
        RoutePlan.Joining joining = new RoutePlan.Joining(
                pose.position(), candidate.point(), candidate.directionX(), candidate.directionY());
        return new RoutePlan(nodes, ids, lanes, segments, joining, finalPoint(segments), graph.digest());
    }

    /** On imported roads a junction's point may be far from the ends of its lanes. */
    private Vec3 finalPoint(List<Polyline> segments) {
        boolean atNode = goal == null && !graph.crossedByConnections();
        return atNode
                ? graph.nodePosition(graph.linkTo(links[links.length - 1]))
                : segments.get(segments.size() - 1).last();
    }

    private Polyline segment(int k) {
        Polyline along = alongLink(k);
        int connection = k == 0 ? candidate.connection() : choice.connections()[k];
        Polyline via = connection < 0 ? null : graph.connection(connection).via();
        return via == null ? along : via.then(along);
    }

    private Polyline alongLink(int k) {
        Polyline end = graph.lane(links[k], choice.leaving()[k]).path();
        double endMeters = goal != null && k == links.length - 1 ? goal.alongMeters() : end.lengthMeters();
        if (choice.arriving()[k] == choice.leaving()[k]) {
            return endMeters < end.lengthMeters() ? end.between(0, endMeters) : end;
        }
        Polyline start = graph.lane(links[k], choice.arriving()[k]).path();
        double changeMeters = k == 0 && candidate.connection() < 0 ? candidate.alongMeters() : 0;
        return changed(start, changeMeters, end, endMeters);
    }

    private static Polyline changed(Polyline start, double changeMeters, Polyline end, double endMeters) {
        Vec3 leaves = start.pointAt(changeMeters);
        double beside = Math.min(endMeters, end.project(leaves.x(), leaves.y()).alongMeters());
        double reached = beside + Math.min(LANE_CHANGE_METERS, (endMeters - beside) / 2);
        return start.between(0, changeMeters).then(end.between(reached, endMeters));
    }
}
