package dev.wheelhouse.sim.bench;

import dev.wheelhouse.sim.math.OrientedBox;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What one distance from a person to a vehicle's envelope costs. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class OrientedBoxBenchmark {
    private final OrientedBox vehicle = new OrientedBox(12.0, -1.5, 0.2, 2.4, 2.4, 0.95);
    private double px = 17.0;

    @Benchmark
    public double distanceToPoint() {
        px = 34.0 - px;
        return vehicle.distanceToPoint(px, 3.0);
    }
}
