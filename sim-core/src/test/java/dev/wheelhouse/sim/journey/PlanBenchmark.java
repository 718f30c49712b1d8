package dev.wheelhouse.sim.journey;

import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.Bologna;
import dev.wheelhouse.sim.network.Candidate;
import dev.wheelhouse.sim.network.Candidates;
import dev.wheelhouse.sim.network.Destination;
import dev.wheelhouse.sim.network.MeasuredPose;
import dev.wheelhouse.sim.network.Polyline;
import dev.wheelhouse.sim.network.Projection;
import dev.wheelhouse.sim.network.RoadGraph;
import dev.wheelhouse.sim.network.RouteSearch;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The plan of most entries across Bologna, from the measured pose: as it is made, and with linear scans in place of the index. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PlanBenchmark {
    private final RoadGraph roads = Bologna.read().graph();
    private JourneySituation at;
    private Vec3 goal = Vec3.ZERO;

    @Setup
    public void findTheLongestWay() {
        int most = 0;
        for (int from = 0; from < roads.linkCount(); from++) {
            for (int to = 0; to < roads.linkCount(); to++) {
                int entries =
                        roads.linkUsable(from) && roads.linkUsable(to) ? RouteSearch.toLink(roads, from, to).length : 0;
                if (entries > most && start(from, to)) {
                    most = entries;
                }
            }
        }
        System.out.println("the plan has " + (most + 1) + " entries");
    }

    private boolean start(int from, int to) {
        Polyline first = roads.lane(from, roads.laneCount(from) - 1).path();
        Polyline last = roads.lane(to, roads.laneCount(to) - 1).path();
        Vec3 place = first.pointAt(first.lengthMeters() / 2);
        Projection on = first.project(place.x(), place.y());
        MeasuredPose pose = new MeasuredPose(place, new Vec3(on.directionX(), on.directionY(), 0), Vec3.ZERO);
        JourneySituation there = JourneySituation.of(roads, pose, Journeys.BODY);
        Vec3 end = last.pointAt(last.lengthMeters() / 2);
        if (new RoadAdmission(JourneyRules.STRICT, there, end, true).attempt().plan() == null) {
            return false;
        }
        at = there;
        goal = end;
        return true;
    }

    @Benchmark
    public Admission plan() {
        return new RoadAdmission(JourneyRules.STRICT, at, goal, true).attempt();
    }

    /** The same plan with every lane looked at for the candidates and for the goal. */
    @Benchmark
    public RoutePlan planByScan() {
        Candidates candidates = Candidates.scan(roads, at.pose(), true, Candidates.REPORT_RADIUS_METERS);
        Candidate first = candidates.admitted().get(0);
        int nearest = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int lane = 0; lane < roads.laneCount(); lane++) {
            double distance =
                    roads.lane(lane).path().project(goal.x(), goal.y()).distanceMeters();
            if (distance < least) {
                least = distance;
                nearest = lane;
            }
        }
        Destination.OnLane on = Destination.lane(roads, goal);
        return PlanBuilder.build(
                roads, first, RouteSearch.toLink(roads, first.link(), roads.linkOfLane(nearest)), on, at.pose());
    }
}
