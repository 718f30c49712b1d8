package dev.wheelhouse.sim.risk;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

/** M-49 pedestrian margins widen the conflict and never change braking. */
class PedestrianMarginPropertiesTest {
    @Property(tries = 2000)
    void widerMarginsNeverShrinkTheConflict(
            @ForAll @DoubleRange(min = -3, max = 40) double clearance,
            @ForAll @DoubleRange(min = 0, max = 14) double speed,
            @ForAll @DoubleRange(min = -7, max = 7) double lateral,
            @ForAll @DoubleRange(min = -3, max = 3) double lateralSpeed,
            @ForAll @DoubleRange(min = 0, max = 2) double moreLateral,
            @ForAll @DoubleRange(min = 0, max = 2) double moreLong,
            @ForAll @DoubleRange(min = 0, max = 1) double moreRadius) {
        RiskInputsBuilder in = new RiskInputsBuilder();
        in.clearance = clearance;
        in.speed = speed;
        in.lateral = lateral;
        in.lateralSpeed = lateralSpeed;
        Assessment narrow = ResponseRule.assess(in.build(), 0.001);
        in.lateralMargin += moreLateral;
        in.longMargin += moreLong;
        in.radius += moreRadius;
        Assessment wide = ResponseRule.assess(in.build(), 0.001);
        assertThat(wide.requiredMeters()).isEqualTo(narrow.requiredMeters());
        if (narrow.window().conflict()) {
            assertThat(wide.window().conflict()).isTrue();
            assertThat(wide.window().start())
                    .isLessThanOrEqualTo(narrow.window().start());
            assertThat(wide.window().end())
                    .isGreaterThanOrEqualTo(narrow.window().end());
        }
    }

    @Property
    void theRadiusIsNotAddedLongitudinally(
            @ForAll @DoubleRange(min = 0, max = 40) double clearance,
            @ForAll @DoubleRange(min = 0, max = 1) double radius) {
        RiskInputsBuilder in = new RiskInputsBuilder();
        in.clearance = clearance;
        ConflictWindow before = ConflictWindow.predict(in.build());
        in.radius = radius;
        ConflictWindow after = ConflictWindow.predict(in.build());
        assertThat(after.vehicleEntry()).isEqualTo(before.vehicleEntry());
        assertThat(after.vehicleExit()).isEqualTo(before.vehicleExit());
    }
}
