package dev.wheelhouse.sim.bench;

import dev.wheelhouse.sim.body.BodyState;
import dev.wheelhouse.sim.body.BoxSweep;
import dev.wheelhouse.sim.body.DrivenBody;
import dev.wheelhouse.sim.body.DriverInput;
import dev.wheelhouse.sim.body.PedalLimits;
import dev.wheelhouse.sim.body.VehicleParameters;
import dev.wheelhouse.sim.math.OrientedBox;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What a step of 0.1 s of a driven body costs, and one sweep against a vehicle in front of it. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class BodyBenchmark {
    private final OrientedBox from = new OrientedBox(0, 0, 0.1, 2.4, 2.4, 0.95);
    private final OrientedBox to = new OrientedBox(1, 0.1, 0.12, 2.4, 2.4, 0.95);
    private final OrientedBox ahead = new OrientedBox(5.5, 0.5, 0.3, 2.4, 2.4, 0.95);
    private BodyState state = new BodyState(0, 0, 0, 5, 0, false);
    private int count;

    @Benchmark
    public BodyState step() {
        double steering = (count++ & 63) < 32 ? 0.6 : -0.6;
        DriverInput input = new DriverInput(0.4, 0, steering, false, false);
        state = DrivenBody.step(VehicleParameters.DEFAULT, PedalLimits.DEFAULT, state, input);
        return state;
    }

    @Benchmark
    public double sweep() {
        return BoxSweep.firstContact(from, to, ahead, ahead);
    }
}
