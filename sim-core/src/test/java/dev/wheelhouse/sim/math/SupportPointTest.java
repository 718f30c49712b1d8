package dev.wheelhouse.sim.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

/** M-38 support point. */
class SupportPointTest {
    @Test
    void isExactlyTheExtentOnAStraightLaneWithoutYaw() {
        assertThat(SupportPoint.frontMeters(2.4, 0.95, 0, 0)).isEqualTo(2.4);
        assertThat(SupportPoint.rearMeters(2.4, 0.95, 0, 0)).isEqualTo(2.4);
    }

    @Test
    void projectsTheTurnedBoxOnTheTangent() {
        double yaw = Angles.radiansFromDegrees(36);
        double expected = 2.4 * Trig.cos(yaw) + 0.95 * Trig.sin(yaw);
        assertThat(expected).isCloseTo(2.5000, within(1e-3));
        assertThat(SupportPoint.frontMeters(2.4, 0.95, yaw, 0)).isCloseTo(expected, within(1e-12));
        assertThat(SupportPoint.frontMeters(2.4, 0.95, -yaw, 0)).isCloseTo(expected, within(1e-12));
        assertThat(SupportPoint.rearMeters(2.4, 0.95, yaw, 0)).isCloseTo(expected, within(1e-12));
    }

    @Test
    void reachesFurtherAtTheInnerCornerOfACurve() {
        double radius = 20;
        double expected = radius * Trig.atan2(2.4, radius - 0.95);
        assertThat(SupportPoint.frontMeters(2.4, 0.95, 0, 1 / radius)).isCloseTo(expected, within(1e-12));
        assertThat(SupportPoint.frontMeters(2.4, 0.95, 0, -1 / radius)).isCloseTo(expected, within(1e-12));
        assertThat(SupportPoint.rearMeters(2.4, 0.95, 0, 1 / radius)).isCloseTo(expected, within(1e-12));
    }

    @Test
    void tellsTheCurveToTheLeftFromTheOneToTheRightUnderYaw() {
        double intoTheCurve = SupportPoint.frontMeters(2.4, 0.95, 0.3, 0.05);
        double outOfIt = SupportPoint.frontMeters(2.4, 0.95, -0.3, 0.05);
        assertThat(intoTheCurve).isNotCloseTo(outOfIt, within(1e-3));
        assertThat(SupportPoint.frontMeters(2.4, 0.95, -0.3, -0.05)).isCloseTo(intoTheCurve, within(1e-12));
        // A half turn about the centre: the rear is a front on the opposite curvature.
        assertThat(SupportPoint.rearMeters(2.4, 0.95, 0.3, -0.05)).isCloseTo(intoTheCurve, within(1e-12));
    }

    @Property
    void noPointOfTheFrontEdgeReachesFurther(
            @ForAll @DoubleRange(min = 0.5, max = 8) double front,
            @ForAll @DoubleRange(min = 0.4, max = 1.3) double halfWidth,
            @ForAll @DoubleRange(min = -1.5, max = 1.5) double yaw,
            @ForAll @DoubleRange(min = -0.1, max = 0.1) double curvature,
            @ForAll @DoubleRange(min = -1, max = 1) double across) {
        double reach = SupportPoint.frontMeters(front, halfWidth, yaw, curvature);
        Vec2 point = new Vec2(front, across * halfWidth).rotated(yaw);
        double arc = Math.abs(curvature) < 1e-6
                ? point.x()
                : Trig.atan2(point.x() * curvature, 1 - point.y() * curvature) / curvature;
        assertThat(arc).isLessThanOrEqualTo(reach + 1e-6);
        assertThat(reach).isGreaterThanOrEqualTo(front * Trig.cos(yaw));
    }
}
