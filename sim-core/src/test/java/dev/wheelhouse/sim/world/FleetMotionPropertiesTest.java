package dev.wheelhouse.sim.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** M-37: the three properties of following on random fleets and roads; each case is named by its seed. */
class FleetMotionPropertiesTest {
    private static final double ROUNDING = 1e-9;
    private static final int STEPS = 400;

    /** A random fleet on a random road: places from the front, each pair at least its own distance apart, seam included. */
    private static final class Case {
        final Random random;
        final double length;
        final double minimumGap;
        final List<String> types = new ArrayList<>();
        final List<Double> places = new ArrayList<>();

        Case(long seed) {
            random = new Random(seed);
            length = 150 + 10 * random.nextInt(60);
            minimumGap = random.nextInt(4) * 2.5;
            double next = length - random.nextInt(40);
            double end = next - length + 40;
            while (next > Math.max(end, 12) && places.size() < 25) {
                places.add(next);
                types.add(random.nextInt(4) == 0 ? "bus" : "car");
                next -= minimumGap + 14 + (random.nextBoolean() ? 0 : random.nextInt(40));
            }
        }

        ScenarioText text(List<Integer> storage, List<Double> cuts, double curvature) {
            Random again = new Random(places.size());
            ScenarioText text = new ScenarioText()
                    .minimumGap(minimumGap)
                    .initialSpeed(again.nextInt(12))
                    .driving("targetSpeedMps", 4 + again.nextInt(10))
                    .driving("reactionTimeSeconds", 0.2 + again.nextInt(8) * 0.1)
                    .driving("brakingMps2", 2 + again.nextInt(5))
                    .field("signals", signals(again))
                    .field("persons", person(again));
            double at = 0;
            for (double cut : cuts) {
                text.segment(cut - at, curvature);
                at = cut;
            }
            text.segment(length - at, curvature);
            for (int k : storage) {
                text.vehicle("V" + (k + 1), types.get(k), places.get(k));
            }
            return text;
        }

        private String signals(Random r) {
            double line = 20 + r.nextInt((int) length - 40);
            return "[{'id':'L1','source':'SIGNAL','routeMeters':" + line
                    + ",'periodSeconds':20,'closed':[{'fromSeconds':4,'untilSeconds':12}]}]";
        }

        private String person(Random r) {
            double place = 20 + r.nextInt((int) length - 40);
            return "[{'id':'W1','routeMeters':" + place + ",'lateralMeters':" + (r.nextInt(40) - 20) / 10.0
                    + ",'fromSeconds':5,'untilSeconds':20}]";
        }

        List<Integer> inOrder() {
            List<Integer> order = new ArrayList<>();
            for (int k = 0; k < places.size(); k++) {
                order.add(k);
            }
            return order;
        }
    }

    private static List<Long> seeds(int usual, int deep) {
        List<Long> seeds = new ArrayList<>();
        for (long seed = 1; seed <= Deep.times(usual, deep); seed++) {
            seeds.add(seed);
        }
        return seeds;
    }

    @Test
    @DisplayName("M-37: any cut of the same road into segments gives the same motion, bit for bit")
    void cutsOfTheRoadDoNotMatter() throws ScenarioException {
        for (long seed : seeds(25, 2000)) {
            Case c = new Case(seed);
            List<Double> cuts = new ArrayList<>();
            double at = 1 + c.random.nextInt(30);
            while (at < c.length - 1) {
                cuts.add(at);
                at += 1 + c.random.nextInt(60);
            }
            long whole = last(c.text(c.inOrder(), List.of(), 0).read()).hash();
            assertThat(last(c.text(c.inOrder(), cuts, 0).read()).hash())
                    .as("seed %d, cuts %s", seed, cuts)
                    .isEqualTo(whole);
        }
    }

    @Test
    @DisplayName("M-31, M-37: the order in which vehicles are stored never matters")
    void storageOrderDoesNotMatter() throws ScenarioException {
        for (long seed : seeds(25, 2000)) {
            Case c = new Case(seed);
            List<Integer> shuffled = c.inOrder();
            Collections.shuffle(shuffled, c.random);
            FleetState a = last(c.text(c.inOrder(), List.of(), 0).read()).fleet();
            FleetState b = last(c.text(shuffled, List.of(), 0).read()).fleet();
            for (int k = 0; k < shuffled.size(); k++) {
                int original = shuffled.get(k);
                String name = "seed " + seed + ", V" + (original + 1);
                assertThat(b.routeMeters(k)).as(name).isEqualTo(a.routeMeters(original));
                assertThat(b.speedMps(k)).as(name).isEqualTo(a.speedMps(original));
                assertThat(b.bumperGapMeters(k)).as(name).isEqualTo(a.bumperGapMeters(original));
                assertThat(b.flags(k)).as(name).isEqualTo(a.flags(original));
            }
        }
    }

    @Test
    @DisplayName(
            "M-37: no pair comes closer than the minimum gap once it was apart, straight or bent road, avoiding or not")
    void noPairComesCloserThanItsGap() throws ScenarioException {
        for (long seed : seeds(60, 5000)) {
            Case c = new Case(seed);
            double curvature = seed % 3 == 0 ? 0.02 : seed % 3 == 1 ? 0 : -0.015;
            Scenario s = c.text(c.inOrder(), List.of(c.length / 2), curvature).read();
            boolean[] apart = new boolean[c.places.size()];
            for (CompletedStep step : ScenarioText.run(s, STEPS)) {
                for (int slot = 0; slot < apart.length; slot++) {
                    double gap = step.fleet().bumperGapMeters(slot);
                    assertThat(apart[slot] ? gap : Double.POSITIVE_INFINITY)
                            .as("seed %d, step %d, slot %d", seed, step.step(), slot)
                            .isGreaterThanOrEqualTo(c.minimumGap - ROUNDING);
                    apart[slot] |= gap >= c.minimumGap;
                }
            }
        }
    }

    @Test
    @DisplayName("M-39: a jerk limit never costs the gap, and no speed exceeds the target by more than a step's change")
    void jerkLimitNeverCostsTheGap() throws ScenarioException {
        for (long seed : seeds(40, 3000)) {
            Case c = new Case(seed);
            double jerk = 0.5 + c.random.nextInt(40) / 2.0;
            Scenario s = c.text(c.inOrder(), List.of(), 0)
                    .driving("jerkLimitMps3", jerk)
                    .read();
            double most = Math.max(s.driving().targetSpeed(), s.fleet().initialSpeedMps());
            for (CompletedStep step : ScenarioText.run(s, STEPS)) {
                for (int slot = 0; slot < c.places.size(); slot++) {
                    assertThat(step.fleet().bumperGapMeters(slot))
                            .as("seed %d, step %d, slot %d", seed, step.step(), slot)
                            .isGreaterThanOrEqualTo(c.minimumGap - ROUNDING);
                    assertThat(step.fleet().speedMps(slot))
                            .as("seed %d, step %d, slot %d", seed, step.step(), slot)
                            .isLessThanOrEqualTo(most + jerk * 0.01 + ROUNDING);
                }
            }
        }
    }

    private static CompletedStep last(Scenario s) {
        return ScenarioText.run(s, STEPS).get(STEPS);
    }
}
