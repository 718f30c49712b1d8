package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One step of disturbed traffic: the yardstick K, the motion stage, the whole step, and the publishing alone. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class StepBenchmark {
    @Param({"12", "300", "10000", "100000"})
    public int cars;

    private final DisturbedTraffic traffic = new DisturbedTraffic();
    private PlainFollowing plain;
    private Scenario scenario;
    private WorldStep world;
    private MotionStage motion;
    private CompletedStep step;
    private long number;

    @Setup
    public void start() throws Exception {
        plain = new PlainFollowing(cars);
        scenario = DisturbedTraffic.scenario(cars);
        world = new WorldStep(scenario);
        motion = new MotionStage(scenario, new Roster(scenario));
        step = DisturbedTraffic.settled(world, traffic, 300);
        for (int n = 0; n < 300; n++) {
            traffic.disturb(plain.wishes, n);
            plain.step();
        }
        number = 300;
    }

    @Benchmark
    public double k() {
        traffic.disturb(plain.wishes, number++);
        return plain.step();
    }

    /** Columns of the new step, motion, recycling and gaps, handed over. */
    @Benchmark
    public Object motionStage() {
        traffic.disturb(motion.wishes, number++);
        Draft d = new Draft(step, scenario.road().centerLine());
        motion.moveFleet(d);
        motion.recycleOne(d);
        step = d.publish();
        return step;
    }

    @Benchmark
    public Object wholeStep() {
        traffic.disturb(world.wishes(), number++);
        step = world.advance(step);
        return step;
    }

    /** A draft that nobody works on: what its columns and the handing over cost. */
    @Benchmark
    public Object publish() {
        return new Draft(step, scenario.road().centerLine()).publish();
    }
}
