package dev.wheelhouse.sim.journey;

import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.id.NodeId;
import dev.wheelhouse.sim.math.Vec2;
import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.MeasuredPose;
import dev.wheelhouse.sim.network.Polyline;
import dev.wheelhouse.sim.network.RoadGraph;
import dev.wheelhouse.sim.network.RoadGraphBuilder;
import java.util.ArrayList;
import java.util.List;

/** Roads, poses and journeys for the tests: a one-way line of nodes 1, 2, 3, 4 at 0, 100, 200, 300 m with links 12, 23, 34. */
final class Journeys {
    static final BodyBox BODY = new BodyBox(2.4, 0.95, 0.75);
    static final Vec3 GOAL = new Vec3(300, 0, 0);
    static final double CRUISE = 3;
    static final Vec3 AHEAD = new Vec3(1, 0, 0);
    static final RoadGraph LINE = line(4, 100);
    /** Across the way from y = 6 to the lane. */
    static final Solid BARRIER = Solid.Block.of(
            "barrier", List.of(new Vec2(40, 2.5), new Vec2(60, 2.5), new Vec2(60, 3.5), new Vec2(40, 3.5)));

    private Journeys() {}

    static RoadGraph line(int nodes, double spacingMeters) {
        return line(nodes, spacingMeters, 0);
    }

    static RoadGraph line(int nodes, double spacingMeters, double firstX) {
        RoadGraphBuilder graph = new RoadGraphBuilder();
        for (int n = 1; n <= nodes; n++) {
            graph.node(NodeId.of(n), new Vec3(firstX + (n - 1) * spacingMeters, 0, 0));
        }
        for (int n = 1; n < nodes; n++) {
            graph.straightLink(linkBetween(n, n + 1), NodeId.of(n), NodeId.of(n + 1), true, 0);
        }
        return graph.build();
    }

    static LinkId linkBetween(int from, int to) {
        return LinkId.of(Long.parseLong(from + "" + to));
    }

    static MeasuredPose standing(double x, double y) {
        return moving(x, y, Vec3.ZERO);
    }

    static MeasuredPose moving(double x, double y, Vec3 velocity) {
        return new MeasuredPose(new Vec3(x, y, 0), AHEAD, velocity);
    }

    static JourneySituation at(MeasuredPose pose) {
        return JourneySituation.of(LINE, pose, BODY);
    }

    /** A journey along the line with its plan, in any phase; without a plan where the phase has none. */
    static Journey inPhase(JourneyPhase phase) {
        boolean planned = phase != JourneyPhase.INACTIVE
                && phase != JourneyPhase.WAITING_FOR_ROAD
                && phase != JourneyPhase.CANCELLED;
        boolean inactive = phase == JourneyPhase.INACTIVE;
        return new Journey(
                phase,
                phase == JourneyPhase.WAITING_FOR_ROAD ? FailureReason.NO_JOIN : FailureReason.NONE,
                inactive ? 0 : 1,
                inactive ? 0 : 1,
                phase == JourneyPhase.COMPLETED ? 3 : planned ? 1 : 0,
                inactive ? null : GOAL,
                inactive ? 0 : CRUISE,
                planned ? plan(LINE, 4) : null,
                phase == JourneyPhase.SUSPENDED_FOR_PLAYER ? DriverMode.PLAYER : DriverMode.NPC,
                false,
                JourneyPhase.DRIVING);
    }

    /** The plan over the first nodes of a line. */
    static RoutePlan plan(RoadGraph line, int entries) {
        List<NodeId> nodes = new ArrayList<>();
        List<LinkId> links = new ArrayList<>();
        List<Polyline> segments = new ArrayList<>();
        nodes.add(NodeId.of(1));
        for (int n = 1; n < entries; n++) {
            nodes.add(NodeId.of(n + 1));
            links.add(linkBetween(n, n + 1));
            segments.add(line.lane(line.findLink(linkBetween(n, n + 1)), 0).path());
        }
        Vec3 start = line.nodePosition(line.findNode(NodeId.of(1)));
        Vec3 end = segments.get(segments.size() - 1).last();
        return new RoutePlan(
                nodes,
                links,
                new int[entries],
                segments,
                new RoutePlan.Joining(start, start, 1, 0),
                end,
                line.digest());
    }
}
