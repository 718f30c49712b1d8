package dev.wheelhouse.sim.network;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * All that admission looked at for one pose.
 *
 * @param admitted in the order in which they are tried
 * @param rejected by link, lane and way through the junction, each with its reason
 */
public record Candidates(List<Candidate> admitted, List<Candidate> rejected) {
    /** Lanes farther away than this can neither be admitted nor are worth a word. */
    public static final double REPORT_RADIUS_METERS = 25;

    private static final Comparator<Candidate> BY_PLACE = Comparator.comparingInt(Candidate::link)
            .thenComparingInt(Candidate::lane)
            .thenComparingInt(Candidate::connection);

    /**
     * The lanes near a valid pose.
     *
     * @param throughJunctions whether the ways through junctions count as well; they lead to the lane behind them
     */
    public static Candidates near(RoadGraph graph, MeasuredPose pose, boolean throughJunctions) {
        double x = pose.position().x();
        double y = pose.position().y();
        Collector found = new Collector(graph, pose);
        for (int lane : graph.lanesWithin(x, y, REPORT_RADIUS_METERS)) {
            found.lane(lane);
        }
        if (throughJunctions) {
            for (int connection : graph.connectionsWithin(x, y, REPORT_RADIUS_METERS)) {
                found.connection(connection);
            }
        }
        return found.sorted();
    }

    /** The same without the index: every lane is looked at. Links without lanes are named when the radius has no bound. */
    public static Candidates scan(RoadGraph graph, MeasuredPose pose, boolean throughJunctions, double radiusMeters) {
        double x = pose.position().x();
        double y = pose.position().y();
        Collector found = new Collector(graph, pose);
        for (int link = 0; link < graph.linkCount(); link++) {
            for (int lane = 0; lane < graph.laneCount(link); lane++) {
                if (BoxIndex.near(graph.lane(link, lane).path(), x, y, radiusMeters)) {
                    found.lane(graph.firstLane(link) + lane);
                }
            }
            if (graph.laneCount(link) == 0 && radiusMeters == Double.POSITIVE_INFINITY) {
                found.unusable(link);
            }
        }
        for (int c = 0; throughJunctions && c < graph.connectionCount(); c++) {
            Polyline via = graph.connection(c).via();
            if (via != null && BoxIndex.near(via, x, y, radiusMeters)) {
                found.connection(c);
            }
        }
        return found.sorted();
    }

    private static final class Collector {
        private final RoadGraph graph;
        private final MeasuredPose pose;
        private final List<Candidate> admitted = new ArrayList<>();
        private final List<Candidate> rejected = new ArrayList<>();
        private int lastUnusable = -1;

        Collector(RoadGraph graph, MeasuredPose pose) {
            this.graph = graph;
            this.pose = pose;
        }

        void lane(int lane) {
            int link = graph.linkOfLane(lane);
            if (!graph.linkUsable(link)) {
                unusable(link);
                return;
            }
            Lane of = graph.lane(lane);
            add(Candidate.of(link, lane - graph.firstLane(link), -1, of.path(), of.drivable(), pose));
        }

        /** Once a link; its lanes come one after the other. */
        void unusable(int link) {
            if (link != lastUnusable) {
                lastUnusable = link;
                rejected.add(Candidate.unusable(link));
            }
        }

        void connection(int connection) {
            RoadGraph.Connection way = graph.connection(connection);
            Polyline via = way.via();
            int link = graph.linkOfLane(way.toLane());
            if (via != null && graph.linkUsable(link)) {
                boolean drivable = graph.lane(way.fromLane()).drivable()
                        && graph.lane(way.toLane()).drivable();
                add(Candidate.of(link, way.toLane() - graph.firstLane(link), connection, via, drivable, pose));
            }
        }

        private void add(Candidate candidate) {
            (candidate.admitted() ? admitted : rejected).add(candidate);
        }

        Candidates sorted() {
            admitted.sort(Candidate.order(graph));
            rejected.sort(BY_PLACE);
            return new Candidates(List.copyOf(admitted), List.copyOf(rejected));
        }
    }
}
