package dev.wheelhouse.sim.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

/** M-90 oriented boxes. */
class OrientedBoxTest {
    private static OrientedBox car(double x, double y, double degrees) {
        return new OrientedBox(x, y, Angles.radiansFromDegrees(degrees), 2.5, 2.5, 1);
    }

    @Test
    void touchingIsNotOverlap() {
        assertThat(car(0, 0, 0).overlaps(car(5, 0, 0), 0)).isFalse();
        assertThat(car(0, 0, 0).overlaps(car(0, 2, 0), 0)).isFalse();
        assertThat(car(0, 0, 0).overlaps(car(4.75, 1.75, 0), 0)).isTrue();
    }

    @Test
    void ignoresPenetrationUpToTheTolerance() {
        assertThat(car(0, 0, 0).overlaps(car(4.75, 0, 0), 0.25)).isFalse();
        assertThat(car(0, 0, 0).overlaps(car(4.75, 0, 0), 0.2)).isTrue();
    }

    @Test
    void seesThatATurnedCornerPassesBesideACorner() {
        // The axis-aligned bounds of the two meet; the boxes do not.
        OrientedBox turned = new OrientedBox(3, 3, Angles.radiansFromDegrees(45), 1.5, 1.5, 1.5);
        assertThat(turned.overlaps(new OrientedBox(0, 0, 0, 1.9, 1.9, 1.9), 0)).isFalse();
        assertThat(turned.overlaps(new OrientedBox(0, 0, 0, 2.1, 2.1, 2.1), 0)).isTrue();
    }

    @Test
    void usesFrontAndRearExtentsOfItsOwn() {
        OrientedBox truck = new OrientedBox(0, 0, 0, 1, 9, 1);
        assertThat(truck.overlaps(car(4, 0, 0), 0)).isFalse();
        assertThat(truck.overlaps(car(-11, 0, 0), 0)).isTrue();
        assertThat(truck.corners()[0]).isEqualTo(new Vec2(1, 1));
        assertThat(truck.corners()[2]).isEqualTo(new Vec2(-9, -1));
    }

    @Test
    void measuresTheDistanceFromPointsAndDiscs() {
        OrientedBox box = car(0, 0, 90);
        assertThat(box.distanceToPoint(0, 0)).isZero();
        assertThat(box.distanceToPoint(4, 0)).isCloseTo(3, within(1e-12));
        assertThat(box.distanceToPoint(4, 6.5)).isCloseTo(5, within(1e-12));
        assertThat(box.distanceToDisc(4, 0, 0.35)).isCloseTo(2.65, within(1e-12));
        assertThat(box.distanceToDisc(1.2, 0, 0.35)).isZero();
    }

    @Property
    void overlapIsSymmetric(@ForAll("boxes") OrientedBox a, @ForAll("boxes") OrientedBox b) {
        assertThat(a.overlaps(b, 0)).isEqualTo(b.overlaps(a, 0));
        assertThat(a.overlaps(b, 1e-3)).isEqualTo(b.overlaps(a, 1e-3));
    }

    @Property
    void aPointInsideBothMeansOverlap(
            @ForAll("boxes") OrientedBox a,
            @ForAll("boxes") OrientedBox b,
            @ForAll @DoubleRange(min = 0.01, max = 0.99) double along,
            @ForAll @DoubleRange(min = 0.01, max = 0.99) double across) {
        Vec2[] corners = a.corners();
        Vec2 point = corners[0].lerp(corners[3], across).lerp(corners[1].lerp(corners[2], across), along);
        assertThat(a.distanceToPoint(point.x(), point.y())).isCloseTo(0, within(1e-9));
        OrientedBox smaller = new OrientedBox(
                b.centerX(),
                b.centerY(),
                b.headingRadians(),
                b.frontExtent() - 0.01,
                b.rearExtent() - 0.01,
                b.halfWidth() - 0.01);
        if (smaller.distanceToPoint(point.x(), point.y()) == 0) {
            assertThat(a.overlaps(b, 0)).isTrue();
        }
    }

    @Property
    void everyCornerLiesOnTheEdge(@ForAll("boxes") OrientedBox box) {
        for (Vec2 corner : box.corners()) {
            assertThat(box.distanceToPoint(corner.x(), corner.y())).isCloseTo(0, within(1e-9));
        }
    }

    @Provide
    Arbitrary<OrientedBox> boxes() {
        Arbitrary<Double> place = Arbitraries.doubles().between(-6, 6);
        Arbitrary<Double> extent = Arbitraries.doubles().between(0.1, 6);
        return Combinators.combine(place, place, Arbitraries.doubles().between(-4, 4), extent, extent, extent)
                .as(OrientedBox::new);
    }
}
