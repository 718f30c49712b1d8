package dev.wheelhouse.sim.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wheelhouse.sim.math.Vec3;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("J-56 lanes are polylines with heights")
class PolylineTest {
    /** 30 m east, 40 m north; from 0 to 7 m of height. */
    private final Polyline corner = Polyline.of(new Vec3(0, 0, 0), new Vec3(30, 0, 3), new Vec3(30, 40, 7));

    @Test
    void measuresHorizontalArcLength() {
        assertThat(corner.lengthMeters()).isEqualTo(70);
        assertThat(corner.pointAt(50)).isEqualTo(new Vec3(30, 20, 5));
        assertThat(corner.pointAt(-1)).isEqualTo(corner.first());
        assertThat(corner.pointAt(71)).isEqualTo(corner.last());
    }

    @Test
    void projectsOnTheNearestChord() {
        Projection on = corner.project(35, 20);
        assertThat(on.point()).isEqualTo(new Vec3(30, 20, 5));
        assertThat(on.alongMeters()).isEqualTo(50);
        assertThat(on.alpha()).isEqualTo(50.0 / 70);
        assertThat(on.distanceMeters()).isEqualTo(5);
        assertThat(on.directionX()).isZero();
        assertThat(on.directionY()).isEqualTo(1);
    }

    @Test
    void reachesExactlyOneAtTheEnd() {
        assertThat(corner.project(31, 99).alpha()).isEqualTo(1);
        assertThat(corner.project(-5, 1).alpha()).isZero();
    }

    @Test
    void takesTheFirstOfEquallyNearChords() {
        assertThat(corner.project(20, 10).alongMeters()).isEqualTo(20);
    }

    @Test
    void measuresBeyondTheEndAlongTheLastChord() {
        assertThat(corner.beyondEndMeters(30, 45)).isEqualTo(5);
        assertThat(corner.beyondEndMeters(99, 39)).isEqualTo(-1);
    }

    @Test
    void cutsAndJoins() {
        Polyline part = corner.between(10, 50);
        assertThat(part.first()).isEqualTo(new Vec3(10, 0, 1));
        assertThat(part.last()).isEqualTo(new Vec3(30, 20, 5));
        assertThat(part.lengthMeters()).isEqualTo(40);
        assertThat(part.then(corner.between(50, 70)).lengthMeters()).isEqualTo(60);
    }

    @Test
    void keepsALineWithoutLength() {
        Polyline spot = Polyline.of(new Vec3(1, 1, 0), new Vec3(1, 1, 2), new Vec3(1, 1, 5));
        assertThat(spot.size()).isEqualTo(2);
        assertThat(spot.lengthMeters()).isZero();
        assertThat(spot.project(4, 5).distanceMeters()).isEqualTo(5);
        assertThat(spot.beyondEndMeters(4, 5)).isZero();
    }

    @Test
    void refusesASinglePoint() {
        assertThatThrownBy(() -> Polyline.of(List.of(Vec3.ZERO))).isInstanceOf(IllegalArgumentException.class);
    }
}
