package dev.wheelhouse.sim.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.sim.math.Vec2;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.world.Deep;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class DrivenBodyTest {
    private static final VehicleParameters CAR = VehicleParameters.DEFAULT;
    private static final PedalLimits LIMITS = PedalLimits.DEFAULT;
    private static final DriverInput FULL_BRAKES = new DriverInput(0, 1, 0, true, false);

    private static BodyState rolling(double speedMps) {
        return new BodyState(0, 0, 0, speedMps, 0, speedMps < 0);
    }

    private static BodyState step(BodyState state, DriverInput input) {
        return DrivenBody.step(CAR, LIMITS, state, input);
    }

    @Test
    @DisplayName("X-D1: full braking from 0.2 m/s ends at exactly 0 after about 2 mm and never reverses")
    void brakingEndsAtZero() {
        BodyState stopped = step(rolling(0.2), FULL_BRAKES);
        assertThat(stopped.speedMps()).isEqualTo(0.0);
        assertThat(stopped.xMeters()).isCloseTo(0.2 * 0.2 / (2 * 9), within(1e-9));
        for (int i = 0; i < 50; i++) {
            BodyState later = step(stopped, FULL_BRAKES);
            assertThat(later).isEqualTo(stopped);
        }
    }

    @Test
    @DisplayName("J-40: at rest it stays at rest to the bit, also while steering, with any brake")
    void restStaysRest() {
        BodyState state = new BodyState(12.3, -4.5, 1.1, 0, 0, false);
        for (int i = 0; i < 50; i++) {
            DriverInput input = new DriverInput(0.09, i % 2, i % 3 - 1, i % 5 == 0, false);
            BodyState next = step(state, input);
            assertThat(next.xMeters()).isEqualTo(state.xMeters());
            assertThat(next.yMeters()).isEqualTo(state.yMeters());
            assertThat(next.headingRadians()).isEqualTo(state.headingRadians());
            assertThat(next.speedMps()).isEqualTo(0.0);
            state = next;
        }
    }

    @Test
    @DisplayName(
            "J-40, X-D1: whatever the driver does, speeds keep their caps and no speed is negative in the forward gear")
    void randomDrivingKeepsTheCaps() {
        for (long seed = 0; seed < Deep.times(200, 20_000); seed++) {
            Random random = new Random(seed);
            BodyState state = rolling(random.nextDouble() * 15);
            DriverInput input = DriverInput.NEUTRAL;
            for (int i = 0; i < 200; i++) {
                if (random.nextInt(5) == 0) {
                    input = new DriverInput(
                            random.nextDouble(),
                            random.nextInt(3) == 0 ? random.nextDouble() : 0,
                            random.nextDouble() * 2 - 1,
                            random.nextInt(6) == 0,
                            random.nextInt(3) == 0);
                }
                BodyState next = step(state, input);
                String where = "seed " + seed + " step " + i + " " + next;
                assertThat(next.speedMps()).as(where).isBetween(-4.0, 15.0);
                assertThat(Double.isFinite(next.xMeters() + next.yMeters() + next.headingRadians()))
                        .as(where)
                        .isTrue();
                assertThat(Math.abs(next.steeringRadians())).as(where).isLessThanOrEqualTo(1.066);
                if (next.speedMps() < 0) {
                    // Only a wanted change of gear at walking pace may leave a little of the old direction.
                    assertThat(next.reverse() || next.speedMps() >= -0.3)
                            .as(where)
                            .isTrue();
                }
                state = next;
            }
        }
    }

    @Test
    @DisplayName("J-40: the envelope's reported point keeps the teleport limit of a promoted body (ruling A21)")
    void centreMovesNoFurtherThanTheLimit() {
        BodyState state = rolling(15);
        Random random = new Random(7);
        for (int i = 0; i < 2000; i++) {
            BodyState next = step(state, new DriverInput(1, 0, random.nextDouble() * 2 - 1, false, false));
            Vec2 before = state.centre(CAR);
            assertThat(before.distanceTo(next.centre(CAR))).isLessThanOrEqualTo(15 * 0.1 + 3 * 0.01 / 2 + 0.01);
            state = next;
        }
    }

    @Test
    @DisplayName("J-41: a body begun at an envelope's middle reports that very middle, heading and speed")
    void beginsWithoutAJump() {
        for (double heading : new double[] {0, 1, -2.5, 3.1}) {
            BodyState state = BodyState.atCentre(CAR, 100, -3, heading, 7);
            assertThat(state.centre(CAR).x()).isCloseTo(100, within(1e-12));
            assertThat(state.centre(CAR).y()).isCloseTo(-3, within(1e-12));
            assertThat(state.headingRadians()).isEqualTo(heading);
            assertThat(state.centreVelocity(CAR).length()).isCloseTo(7, within(1e-12));
            assertThat(state.envelope(CAR).frontExtent()).isEqualTo(CAR.lengthMeters() / 2);
        }
    }

    @Test
    @DisplayName("J-40: input out of range is clamped and what is no number is 0")
    void inputsAreClamped() {
        assertThat(new DriverInput(Double.NaN, -3, 7, false, false)).isEqualTo(new DriverInput(0, 0, 1, false, false));
        assertThat(new DriverInput(9, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, true, true))
                .isEqualTo(new DriverInput(1, 1, -1, true, true));
        Command target = Command.target(SourceType.AI, "ai", 8, 0);
        assertThat(DriverInput.of(target)).isEqualTo(DriverInput.NEUTRAL);
    }

    @Test
    @DisplayName("S-39: a body without a command rolls out at 0.3 m/s²")
    void neutralRollsOut() {
        BodyState state = rolling(3);
        for (int i = 0; i < 10; i++) {
            state = step(state, DriverInput.NEUTRAL);
        }
        assertThat(state.speedMps()).isCloseTo(2.7, within(1e-12));
    }

    @Test
    @DisplayName("J-40: 60 Hz and 480 Hz differ by less than 3 cm in ten seconds of driving")
    void finerSubstepsAgree() {
        BodyState coarse = rolling(0);
        BodyState fine = rolling(0);
        for (int i = 0; i < 100; i++) {
            DriverInput input = new DriverInput(0.5, 0, i % 100 < 50 ? 0.1 : -0.1, false, false);
            coarse = step(coarse, input);
            for (int k = 0; k < 48; k++) {
                fine = DrivenBody.substep(CAR, LIMITS, fine, input, 1.0 / 480);
            }
        }
        assertThat(coarse.xMeters()).isCloseTo(fine.xMeters(), within(0.03));
        assertThat(coarse.headingRadians()).isCloseTo(fine.headingRadians(), within(0.001));
    }
}
