package dev.wheelhouse.sim.bench;

import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.Bologna;
import dev.wheelhouse.sim.network.Candidates;
import dev.wheelhouse.sim.network.GridRoads;
import dev.wheelhouse.sim.network.MeasuredPose;
import dev.wheelhouse.sim.network.RoadGraph;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The candidates of a pose, by the index and by a linear scan over the same lanes. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class RoadNetworkBenchmark {
    @Param({"bologna", "100000"})
    public String network;

    private final MeasuredPose[] poses = new MeasuredPose[64];
    private RoadGraph roads;
    private int next;

    @Setup
    public void makePoses() {
        roads = network.equals("bologna") ? Bologna.read().graph() : GridRoads.withLanes(Integer.parseInt(network));
        for (int i = 0; i < poses.length; i++) {
            int lane = (int) ((long) i * roads.laneCount() / poses.length);
            Vec3 at = roads.lane(lane).path().pointAt(15);
            poses[i] = new MeasuredPose(new Vec3(at.x() + 1, at.y() - 1, at.z()), new Vec3(1, 0.2, 0), Vec3.ZERO);
        }
    }

    private MeasuredPose pose() {
        next = (next + 1) % poses.length;
        return poses[next];
    }

    @Benchmark
    public Candidates byIndex() {
        return Candidates.near(roads, pose(), true);
    }

    @Benchmark
    public Candidates byScan() {
        return Candidates.scan(roads, pose(), true, Candidates.REPORT_RADIUS_METERS);
    }
}
