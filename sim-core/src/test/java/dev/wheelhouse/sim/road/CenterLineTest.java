package dev.wheelhouse.sim.road;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** M-38: the road's course. */
class CenterLineTest {
    private static final double RADIUS = 50;
    private final CenterLine bent =
            new CenterLine(new double[] {100, Math.PI * RADIUS / 2, 30}, new double[] {0, 1 / RADIUS, 0});

    @Test
    @DisplayName("a quarter to the left ends a radius ahead and a radius to the left, heading left")
    void quarterTurn() {
        double end = 100 + Math.PI * RADIUS / 2;
        assertThat(bent.worldX(end, 0)).isCloseTo(150, within(1e-9));
        assertThat(bent.worldY(end, 0)).isCloseTo(50, within(1e-9));
        assertThat(bent.headingRadians(end)).isCloseTo(Math.PI / 2, within(1e-12));
        assertThat(bent.worldX(end + 30, 0)).isCloseTo(150, within(1e-9));
        assertThat(bent.worldY(end + 30, 0)).isCloseTo(80, within(1e-9));
    }

    @Test
    @DisplayName(
            "everywhere: steps along are as long as the route says, offsets are square to it, and there is no kink")
    void distancesAgree() {
        for (double at = 0; at < bent.lengthMeters() - 0.01; at += 0.37) {
            double dx = bent.worldX(at + 0.001, 0) - bent.worldX(at, 0);
            double dy = bent.worldY(at + 0.001, 0) - bent.worldY(at, 0);
            assertThat(Math.hypot(dx, dy)).isCloseTo(0.001, within(1e-9));
            assertThat(Math.atan2(dy, dx)).isCloseTo(bent.headingRadians(at), within(1e-4));
            double ox = bent.worldX(at, 2) - bent.worldX(at, 0);
            double oy = bent.worldY(at, 2) - bent.worldY(at, 0);
            assertThat(Math.hypot(ox, oy)).isCloseTo(2, within(1e-9));
            assertThat(ox * dx + oy * dy).isCloseTo(0, within(1e-6));
        }
    }

    @Test
    @DisplayName("on a straight road the world's axes are the lane's, to the bit")
    void straightRoadIsTheAxis() {
        CenterLine straight = new CenterLine(new double[] {10, 20.5}, new double[2]);
        assertThat(straight.isStraight()).isTrue();
        assertThat(straight.worldX(17.123, -3)).isEqualTo(17.123);
        assertThat(straight.worldY(17.123, -3)).isEqualTo(-3);
        assertThat(straight.worldHeading(5, 0.2)).isEqualTo(0.2);
        assertThat(straight.pieceAt(10)).isEqualTo(1);
    }

    @Test
    void aLineNeedsAPiece() {
        assertThatThrownBy(() -> new CenterLine(new double[0], new double[0]))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new CenterLine(new double[1], new double[2])).hasMessageContaining("1, 2");
    }
}
