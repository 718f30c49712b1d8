package dev.wheelhouse.sim.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.math.Vec2;
import dev.wheelhouse.sim.world.Deep;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** J-43: contacts of boxes that move. */
class BoxSweepTest {
    private static OrientedBox car(double x, double y, double heading) {
        return new OrientedBox(x, y, heading, 2.4, 2.4, 0.95);
    }

    private static OrientedBox moved(OrientedBox b, double dx, double dy, double turn) {
        return new OrientedBox(
                b.centerX() + dx,
                b.centerY() + dy,
                b.headingRadians() + turn,
                b.frontExtent(),
                b.rearExtent(),
                b.halfWidth());
    }

    @Test
    @DisplayName("J-43: a car that drives at a standing one touches it after the gap")
    void touchesAfterTheGap() {
        OrientedBox from = car(0, 0, 0);
        OrientedBox standing = car(5.8, 0, 0);
        double fraction = BoxSweep.firstContact(from, moved(from, 2, 0, 0), standing, standing);
        assertThat(fraction).isCloseTo(0.5, within(1e-4));
        assertThat(BoxSweep.firstContact(from, moved(from, 0.9, 0, 0), standing, standing))
                .isNaN();
        assertThat(BoxSweep.firstContact(standing, standing, from, moved(from, 2, 0, 0)))
                .isCloseTo(fraction, within(1e-9));
    }

    @Test
    @DisplayName("J-43: cars beside each other do not touch, however fast they pass")
    void passingBesideIsNoContact() {
        OrientedBox from = car(0, 0, 0);
        OrientedBox other = car(40, 1.95, Math.PI);
        assertThat(BoxSweep.firstContact(from, moved(from, 40, 0, 0), other, moved(other, -40, 0, 0)))
                .isNaN();
        OrientedBox nearer = car(40, 1.89, Math.PI);
        assertThat(BoxSweep.firstContact(from, moved(from, 40, 0, 0), nearer, moved(nearer, -40, 0, 0)))
                .isBetween(0.0, 0.5);
    }

    @Test
    @DisplayName("J-43: nothing tunnels through a thin barrier, at any speed")
    void thinBarrierIsNotTunnelled() {
        OrientedBox barrier = new OrientedBox(50, 0, Math.PI / 2, 5, 5, 0.05);
        for (double way : new double[] {48, 60, 500, 50_000}) {
            OrientedBox from = car(0, 0.3, 0);
            double fraction = BoxSweep.firstContact(from, moved(from, way, 0, 0.4), barrier, barrier);
            assertThat(fraction).as("way " + way).isBetween(0.0, 1.0);
            OrientedBox at = BoxSweep.between(from, moved(from, way, 0, 0.4), fraction);
            assertThat(at.overlaps(barrier, 0)).isFalse();
        }
    }

    @Test
    @DisplayName("J-43: boxes that overlap from the start touch at 0")
    void overlapIsContactAtOnce() {
        assertThat(BoxSweep.firstContact(car(0, 0, 0), car(1, 0, 0), car(1, 1, 1), car(1, 1, 1)))
                .isZero();
    }

    @Test
    @DisplayName("J-43: the first contact is not later than any overlap of finely sampled poses, and is a touch")
    void agreesWithSampledPoses() {
        int contacts = 0;
        for (long seed = 0; seed < Deep.times(2_000, 200_000); seed++) {
            Random r = new Random(seed);
            OrientedBox a = car(r.nextDouble() * 20 - 10, r.nextDouble() * 20 - 10, r.nextDouble() * 6);
            OrientedBox b = car(0, 0, r.nextDouble() * 6);
            OrientedBox toA = moved(a, r.nextDouble() * 30 - 15, r.nextDouble() * 30 - 15, r.nextDouble() * 2 - 1);
            OrientedBox toB = moved(b, r.nextDouble() * 4 - 2, 0, r.nextDouble() - 0.5);
            double fraction = BoxSweep.firstContact(a, toA, b, toB);
            double until = Double.isNaN(fraction) ? 1 : fraction;
            for (int k = 0; k < 60; k++) {
                double at = until * k / 60;
                boolean overlaps = BoxSweep.between(a, toA, at).overlaps(BoxSweep.between(b, toB, at), 0);
                assertThat(overlaps && at > 0).as("seed " + seed + " at " + at).isFalse();
            }
            if (fraction > 0) {
                contacts++;
                double apart = BoxSeparation.of(BoxSweep.between(a, toA, fraction), BoxSweep.between(b, toB, fraction))
                        .meters();
                assertThat(apart).as("seed " + seed).isBetween(0.0, BoxSweep.TOUCH_METERS);
            }
        }
        assertThat(contacts).isPositive();
    }

    @Test
    @DisplayName("J-43: a pedestrian's disc is met where the front reaches it")
    void discIsMet() {
        OrientedBox from = car(0, 0, 0);
        OrientedBox to = moved(from, 4, 0, 0);
        assertThat(BoxSweep.firstContactWithDisc(from, to, 4.75, 0.5, 4.75, 0.5, 0.35))
                .isCloseTo(0.5, within(1e-4));
        assertThat(BoxSweep.firstContactWithDisc(from, to, 4.75, 2, 4.75, 2, 0.35))
                .isNaN();
        assertThat(BoxSweep.firstContactWithDisc(from, to, 4.75, 3, 4.75, 0, 0.35))
                .isBetween(0.0, 1.0);
    }

    @Test
    @DisplayName("J-43: the impulse is the reduced mass, or against a barrier the mass, times the closing speed")
    void impulses() {
        BoxSeparation touch = BoxSeparation.of(car(0, 0, 0), car(4.8, 0.2, 0));
        assertThat(touch.normalX()).isEqualTo(1);
        double closing = Impact.closingSpeedMps(new Vec2(8, 1), new Vec2(3, 0), touch.normalX(), touch.normalY());
        assertThat(closing).isEqualTo(5);
        assertThat(Impact.impulseNs(1000, 3000, closing)).isEqualTo(3750);
        assertThat(Impact.impulseAgainstBarrierNs(1000, closing)).isEqualTo(5000);
        assertThat(Impact.closingSpeedMps(new Vec2(1, 0), new Vec2(3, 0), 1, 0)).isZero();
    }

    @Test
    @DisplayName("J-43: a contact stops the body on its way")
    void contactStopsTheBody() {
        BodyState from = new BodyState(0, 0, 3.1, 5, 0.1, false);
        BodyState to = new BodyState(1, 2, 3.3, 6, 0.2, false);
        BodyState stopped = from.stoppedOnTheWayTo(to, 0.5);
        assertThat(stopped.xMeters()).isEqualTo(0.5);
        assertThat(stopped.yMeters()).isEqualTo(1);
        assertThat(stopped.headingRadians()).isCloseTo(3.2, within(1e-12));
        assertThat(stopped.speedMps()).isZero();
    }
}
