package dev.wheelhouse.sim.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.sim.math.Angles;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** J-44: driving to a target point. */
class TargetControllerTest {
    private static final PedalLimits LIMITS = PedalLimits.DEFAULT;
    private static final TargetController CONTROLLER = TargetController.DEFAULT;

    private static DriverInput control(BodyState s, double x, double y, double speed, double previous) {
        return CONTROLLER.control(VehicleParameters.DEFAULT, LIMITS, s, x, y, speed, previous);
    }

    private static BodyState at(double x, double y, double heading, double speed) {
        return new BodyState(x, y, heading, speed, 0, false);
    }

    @Test
    @DisplayName(
            "S-60, J-44: back to the lane within 40 m: less than 0.2 m beside it and 3° against it, with every set")
    void convergesOnTheLane() {
        for (VehicleParameters vehicle : List.of(
                VehicleParameters.FORD_ESCORT,
                VehicleParameters.BMW_320I,
                VehicleParameters.VW_VANAGON,
                VehicleParameters.VAN,
                VehicleParameters.BUS)) {
            BodyState state = BodyState.atCentre(vehicle, 0, 2.5, 0.2, 4);
            double steering = 0;
            while (state.xMeters() < 40) {
                double ahead = Math.max(5, Math.min(10, 4 + state.speedMps() * 1.2));
                DriverInput input = CONTROLLER.control(vehicle, LIMITS, state, state.xMeters() + ahead, 0, 5, steering);
                steering = input.steering();
                state = DrivenBody.step(vehicle, LIMITS, state, input);
            }
            assertThat(state.centre(vehicle).y()).as(vehicle.name()).isCloseTo(0, within(0.2));
            assertThat(state.headingRadians()).as(vehicle.name()).isCloseTo(0, within(Angles.radiansFromDegrees(3)));
            assertThat(state.speedMps()).as(vehicle.name()).isGreaterThan(2);
        }
    }

    @Test
    @DisplayName("J-44: the pedal is proportional to the missing speed, throttle or brake and never both")
    void pedalsFollowTheSpeed() {
        DriverInput faster = control(at(0, 0, 0, 4), 10, 0, 5, 0);
        assertThat(faster.throttle()).isCloseTo(0.5, within(1e-12));
        assertThat(faster.brake()).isZero();
        DriverInput slower = control(at(0, 0, 0, 5), 10, 0, 4, 0);
        assertThat(slower.throttle()).isZero();
        assertThat(slower.brake()).isCloseTo(0.5, within(1e-12));
        assertThat(control(at(0, 0, 0, 15), 10, 0, -3, 0).brake()).isEqualTo(1);
    }

    @Test
    @DisplayName("J-44: the steering angle is that of the circle through the target")
    void steersOnTheCircleThroughTheTarget() {
        DriverInput input = control(at(0, 0, 0, 1), 6, 2, 1, 0);
        double radius = (36 + 4) / (2 * 2.0);
        double lock = VehicleParameters.DEFAULT.steeringLockRadians();
        assertThat(Math.tan(input.steering() * lock))
                .isCloseTo(VehicleParameters.DEFAULT.wheelbaseMeters() / radius, within(1e-12));
        assertThat(control(at(0, 0, 0, 1), 6, -2, 1, 0).steering()).isCloseTo(-input.steering(), within(1e-12));
    }

    @Test
    @DisplayName("J-44: a target or speed that is not finite brakes and keeps the steering")
    void nonFiniteInputBrakes() {
        double[][] broken = {
            {Double.NaN, 0, 5},
            {10, Double.POSITIVE_INFINITY, 5},
            {10, 0, Double.NaN},
            {10, 0, Double.POSITIVE_INFINITY}
        };
        for (double[] b : broken) {
            assertThat(control(at(0, 0, 0, 8), b[0], b[1], b[2], 0.25))
                    .isEqualTo(new DriverInput(0, 1, 0.25, false, false));
        }
    }

    @Test
    @DisplayName("J-44: a target on the rear axle keeps the previous steering, one behind turns round")
    void degenerateTargets() {
        assertThat(control(at(3, 4, 1, 2), 3.1, 4, 2, -0.4).steering()).isEqualTo(-0.4);
        assertThat(control(at(0, 0, 0, 2), -8, 1, 2, 0).steering()).isEqualTo(1);
        assertThat(control(at(0, 0, 0, 2), -8, -1, 2, 0).steering()).isEqualTo(-1);
        assertThat(control(at(0, 0, 0, 2), -8, 0, 2, -0.1).steering()).isEqualTo(-1);
    }

    @Test
    @DisplayName("J-44: rolling backwards with a target ahead it brakes, changes gear and goes forward")
    void recoversFromReverse() {
        BodyState state = new BodyState(0, 0, 0, -3, 0, true);
        for (int i = 0; i < 60; i++) {
            state = DrivenBody.step(
                    VehicleParameters.DEFAULT, LIMITS, state, control(state, state.xMeters() + 8, 0, 3, 0));
        }
        assertThat(state.reverse()).isFalse();
        assertThat(state.speedMps()).isGreaterThan(2);
    }
}
