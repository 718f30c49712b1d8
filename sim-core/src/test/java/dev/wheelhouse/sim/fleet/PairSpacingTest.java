package dev.wheelhouse.sim.fleet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wheelhouse.sim.fleet.PairSpacing.Violation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** M-2, ruling A22 spacing of every pair. */
class PairSpacingTest {
    record Vehicle(double center, double front, double rear) {}

    @Test
    void seesAPairThatIsNotNeighbours() {
        // The small one in the middle keeps its distance to both; the two long ones do not.
        double[] centers = {0, 8, 16};
        double[] fronts = {10, 0, 0};
        double[] rears = {0, 0, 10};
        Violation found = PairSpacing.firstViolation(centers, fronts, rears, -2);
        assertThat(found).isEqualTo(new Violation(0, 2, 16, 18));
    }

    @Test
    void usesTheFrontOfTheRearOneAndTheRearOfTheFrontOne() {
        double[] fronts = {1, 2};
        double[] rears = {4, 8};
        assertThat(PairSpacing.firstViolation(new double[] {0, 15}, fronts, rears, 7))
                .isEqualTo(new Violation(0, 1, 15, 16));
        assertThat(PairSpacing.firstViolation(new double[] {0, 16}, fronts, rears, 7))
                .isNull();
        assertThat(PairSpacing.firstViolation(new double[] {13, 0}, fronts, rears, 7))
                .isNull();
    }

    @Test
    void acceptsNoneAndOne() {
        double[] none = {};
        assertThat(PairSpacing.firstViolation(none, none, none, 7)).isNull();
        assertThat(PairSpacing.firstViolation(new double[] {5}, new double[] {2}, new double[] {2}, 7))
                .isNull();
        assertThatThrownBy(() -> PairSpacing.firstViolation(new double[] {5}, none, none, 7))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void twoAtOnePlaceAreTooClose() {
        double[] extents = {2.4, 2.4};
        assertThat(PairSpacing.firstViolation(new double[] {5, 5}, extents, extents, 7))
                .isEqualTo(new Violation(0, 1, 0, PairSpacing.requiredMeters(7, 2.4, 2.4)));
    }

    @Test
    @Timeout(5)
    void checksTenThousandVehicles() {
        int n = 10_000;
        double[] centers = new double[n];
        double[] extents = new double[n];
        for (int i = 0; i < n; i++) {
            centers[i] = ((i * 7919L) % n) * 13.0;
            extents[i] = 2.4;
        }
        assertThat(PairSpacing.violations(centers, extents, extents, 7, Integer.MAX_VALUE))
                .isEmpty();
    }

    @Property(tries = 1000)
    void findsTheSamePairsAsComparingAllWithAll(@ForAll("vehicles") @Size(max = 14) List<Vehicle> fleet) {
        double[] centers = fleet.stream().mapToDouble(Vehicle::center).toArray();
        double[] fronts = fleet.stream().mapToDouble(Vehicle::front).toArray();
        double[] rears = fleet.stream().mapToDouble(Vehicle::rear).toArray();
        List<Violation> expected = allWithAll(centers, fronts, rears, 7);
        assertThat(PairSpacing.violations(centers, fronts, rears, 7, Integer.MAX_VALUE))
                .isEqualTo(expected);
        assertThat(PairSpacing.firstViolation(centers, fronts, rears, 7))
                .isEqualTo(expected.isEmpty() ? null : expected.get(0));
    }

    private static List<Violation> allWithAll(double[] centers, double[] fronts, double[] rears, double minGap) {
        List<Violation> found = new ArrayList<>();
        for (int i = 0; i < centers.length; i++) {
            for (int j = i + 1; j < centers.length; j++) {
                int rear = centers[j] < centers[i] ? j : i;
                int front = rear == i ? j : i;
                double required = PairSpacing.requiredMeters(minGap, fronts[rear], rears[front]);
                double distance = centers[front] - centers[rear];
                if (distance < required - 1e-9) {
                    found.add(new Violation(rear, front, distance, required));
                }
            }
        }
        found.sort(Comparator.comparingDouble((Violation v) -> centers[v.rearIndex()])
                .thenComparingInt(Violation::rearIndex)
                .thenComparingDouble(v -> centers[v.frontIndex()])
                .thenComparingInt(Violation::frontIndex));
        return found;
    }

    @Provide
    Arbitrary<List<Vehicle>> vehicles() {
        Arbitrary<Double> center = Arbitraries.integers().between(0, 300).map(i -> i * 0.5);
        Arbitrary<Double> extent = Arbitraries.of(0.5, 2.4, 2.7, 6.0, 9.0);
        return Combinators.combine(center, extent, extent).as(Vehicle::new).list();
    }
}
