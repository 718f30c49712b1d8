package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.snapshot.Snapshot;
import dev.wheelhouse.sim.snapshot.SnapshotCodec;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The 100 s loop's step over a whole cycle, a crowd of walkers among 300 cars, and snapshots of 10,000 cars. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LoopBenchmark {
    private static final int CYCLE = 1000;
    private static final int CARS = 10_000;
    private WorldStep loop;
    private CompletedStep atStart;
    private WorldStep crowd;
    private CompletedStep walking;
    private Scenario many;
    private WorldStep manyWorld;
    private CompletedStep manyStep;
    private byte[] saved;

    @Setup
    public void start() throws Exception {
        loop = new WorldStep(ScenarioText.builtIn("loop-100s", Map.of()));
        atStart = loop.initial();
        crowd = new WorldStep(crowd());
        walking = DisturbedTraffic.settled(crowd, new DisturbedTraffic(), 190);
        if (walking.pedestrians().size() != 2048 || walking.considered().size() < 64) {
            throw new IllegalStateException("no crowd: " + walking.pedestrians().size());
        }
        many = DisturbedTraffic.scenario(CARS);
        manyWorld = new WorldStep(many);
        manyStep = DisturbedTraffic.settled(manyWorld, new DisturbedTraffic(), 200);
        saved = SnapshotCodec.write(many, new Snapshot(manyStep, List.of()));
        System.out.println("snapshot of " + CARS + " cars: " + (double) saved.length / CARS + " bytes a car");
    }

    /** 300 cars, and 2,048 people of one batch who walk all along the road, each some metres before some car. */
    static Scenario crowd() throws Exception {
        double ring = 300 * DisturbedTraffic.METERS_A_CAR;
        ScenarioText text = new ScenarioText()
                .segment(ring, 0)
                .initialSpeed(8)
                .field("cycle", "{'phases':[{'phase':'CRUISE','seconds':16},{'phase':'SECONDARY_EVENT','seconds':72}]}")
                .field(
                        "surprise",
                        "{'alpha':0.5,'batchSize':2048,'intervalMinSeconds':8.5,'intervalMaxSeconds':10,'walkMeters':13,"
                                + "'walkSeconds':6,'spacingMeters':3.66,'delaySeconds':0}");
        for (int k = 0; k < 300; k++) {
            text.vehicle("V" + (k + 1), "car", ring - 10 - k * DisturbedTraffic.METERS_A_CAR);
        }
        return text.read();
    }

    @Benchmark
    @OperationsPerInvocation(CYCLE)
    public Object loopStep() {
        CompletedStep step = atStart;
        for (int n = 0; n < CYCLE; n++) {
            step = loop.advance(step);
        }
        return step;
    }

    @Benchmark
    public Object crowdStep() {
        return crowd.advance(walking);
    }

    @Benchmark
    @OperationsPerInvocation(CARS)
    public Object snapshotSave() {
        return SnapshotCodec.write(many, new Snapshot(manyStep, List.of()));
    }

    @Benchmark
    @OperationsPerInvocation(CARS)
    public Object snapshotRestore() throws Exception {
        return SnapshotCodec.read(manyWorld, saved);
    }
}
