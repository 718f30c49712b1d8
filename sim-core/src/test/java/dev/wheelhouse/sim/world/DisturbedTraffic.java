package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.Random;

/** A ring of 25 m a car whose drivers choose a new speed from 4 to 11 m/s every 5 s, seeded: steady traffic would flatter. */
final class DisturbedTraffic {
    static final double METERS_A_CAR = 25;
    private static final int EVERY = 50;
    private static final int TABLE = 1 << 12;

    private final double[] speeds = new double[TABLE];

    DisturbedTraffic() {
        Random random = new Random(7);
        for (int k = 0; k < TABLE; k++) {
            speeds[k] = 4 + 7 * random.nextDouble();
        }
    }

    static Scenario scenario(int cars) throws ScenarioException {
        ScenarioText text = new ScenarioText().segment(cars * METERS_A_CAR, 0).initialSpeed(8);
        for (int k = 0; k < cars; k++) {
            text.vehicle("V" + (k + 1), "car", cars * METERS_A_CAR - 10 - k * METERS_A_CAR);
        }
        return text.read();
    }

    /** Those drivers whose five seconds are over choose anew. */
    void disturb(double[] wishes, long step) {
        for (int slot = (int) (step % EVERY); slot < wishes.length; slot += EVERY) {
            wishes[slot] = speeds[(int) ((slot * 31L + step * 17) & TABLE - 1)];
        }
    }

    static CompletedStep settled(WorldStep world, DisturbedTraffic traffic, int steps) {
        CompletedStep step = world.initial();
        for (int n = 0; n < steps; n++) {
            traffic.disturb(world.wishes(), n);
            step = world.advance(step);
        }
        return step;
    }
}
