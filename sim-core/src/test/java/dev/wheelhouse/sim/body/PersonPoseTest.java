package dev.wheelhouse.sim.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.math.OrientedBox;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PersonPoseTest {
    @Test
    @DisplayName("S-26: whoever gets out stands 1 m beside the vehicle's side, whichever way it points")
    void standsBesideTheDoor() {
        for (double heading : new double[] {0, 1.2, Math.PI, -2}) {
            OrientedBox envelope = new OrientedBox(20, 5, heading, 2.4, 2.4, 0.95);
            for (Side side : Side.values()) {
                PersonPose pose = PersonPose.beside(envelope, side, 0.6);
                assertThat(envelope.distanceToPoint(pose.xMeters(), pose.yMeters()))
                        .isCloseTo(1, within(1e-9));
                double dx = pose.xMeters() - 20;
                double dy = pose.yMeters() - 5;
                double left = dy * Math.cos(heading) - dx * Math.sin(heading);
                assertThat(left * side.sign()).isCloseTo(1.95, within(1e-9));
                assertThat(dx * Math.cos(heading) + dy * Math.sin(heading)).isCloseTo(0.6, within(1e-9));
                assertThat(pose.headingRadians()).isEqualTo(heading);
            }
        }
    }
}
