package dev.wheelhouse.sim.journey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.math.Vec2;
import dev.wheelhouse.sim.math.Vec3;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("J-26 what stands in the way of joining")
class AdmissionCorridorTest {
    private static final BodyBox BODY = new BodyBox(2, 1, 0.75);

    private static boolean isFree(Solid solid) {
        return AdmissionCorridor.sweep(Journeys.standing(0, 0), BODY, new Vec3(0, 6, 0), List.of(solid))
                .isFree();
    }

    @Test
    void pedestriansCountAsDiscs() {
        assertThat(isFree(Solid.Disc.of("person", new Vec2(2.3, 3), 0.4)))
                .as("touching 1.9 + 0.4")
                .isTrue();
        assertThat(isFree(Solid.Disc.of("person", new Vec2(2.29, 3), 0.4))).isFalse();
        assertThat(isFree(Solid.Disc.of("person", new Vec2(0, 3), 0.4)))
                .as("inside")
                .isFalse();
        assertThat(isFree(Solid.Disc.of("person", new Vec2(0, 7.36), 0.4)))
                .as("beyond the end")
                .isTrue();
        assertThat(isFree(Solid.Disc.of("person", new Vec2(0, 7.34), 0.4))).isFalse();
    }

    @Test
    void vehiclesCountByTheirEnvelope() {
        assertThat(isFree(Solid.Block.of("V02", new OrientedBox(4.2, 3, 0, 2.2, 2.2, 0.9))))
                .isTrue();
        assertThat(isFree(Solid.Block.of("V02", new OrientedBox(4.0, 3, 0, 2.2, 2.2, 0.9))))
                .isFalse();
    }

    @Test
    void whatStandsOnAnotherLevelIsNotInTheWay() {
        List<Vec2> across = List.of(new Vec2(-5, 2), new Vec2(5, 2), new Vec2(5, 3), new Vec2(-5, 3));
        assertThat(isFree(new Solid.Block("bridge", across, 6, 8))).isTrue();
        assertThat(isFree(new Solid.Block("barrier", across, 0, 1))).isFalse();
        assertThat(isFree(new Solid.Block("tunnel", across, -8, -3))).isTrue();
    }
}
