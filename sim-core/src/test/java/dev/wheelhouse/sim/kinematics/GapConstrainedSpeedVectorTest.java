package dev.wheelhouse.sim.kinematics;

import dev.wheelhouse.sim.cases.Cases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("M-30, M-32 gap and the speed it permits")
class GapConstrainedSpeedVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("gap-constrained-speed", GapConstrainedSpeedVectorTest::check);
    }

    private static void check(Cases.Case c) {
        double dt = c.number("dt");
        double leader = c.number("leader_center");
        double rear = c.number("leader_rear");
        double follower = c.number("follower_center");
        double front = c.number("follower_front");
        double most = FollowingSpeed.maxFollowerCenterMeters(
                leader, c.number("predicted_leader_speed"), dt, rear, front, c.number("min_gap"));
        c.expectNumber("max_follower_center", most);
        c.expectNumber("speed", FollowingSpeed.gapSpeedMps(most, follower, dt));
        c.expectNumber("bumper_gap", FollowingSpeed.bumperGapMeters(leader, rear, follower, front));
    }
}
