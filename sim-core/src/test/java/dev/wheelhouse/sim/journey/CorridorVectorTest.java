package dev.wheelhouse.sim.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wheelhouse.sim.math.Angles;
import dev.wheelhouse.sim.math.Vec2;
import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.MeasuredPose;
import dev.wheelhouse.sim.network.RoadCases;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("J-26 the box swept to the joining point")
class CorridorVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return RoadCases.of("corridor", CorridorVectorTest::check);
    }

    private static void check(JsonNode c) {
        Vec2 forward = Vec2.ofHeading(Angles.radiansFromDegrees(c.get("yawDeg").asDouble()));
        MeasuredPose pose =
                new MeasuredPose(RoadCases.vector(c.get("position")), new Vec3(forward.x(), forward.y(), 0), Vec3.ZERO);
        JsonNode half = c.get("halfExtents");
        BodyBox body = new BodyBox(half.get(0).asDouble(), half.get(1).asDouble(), 0.75);
        AdmissionCorridor corridor =
                AdmissionCorridor.sweep(pose, body, RoadCases.vector(c.get("join")), solids(c.get("obstacles")));
        List<Integer> expected = new ArrayList<>();
        c.get("expect").get("obstacles").forEach(index -> expected.add(index.asInt()));
        assertThat(corridor.blockedBy()).isEqualTo(expected);
        assertThat(corridor.isFree()).isEqualTo(!c.get("expect").get("hit").asBoolean());
        assertThat(corridor.to().z()).isEqualTo(0.85);
    }

    static List<Solid> solids(JsonNode obstacles) {
        List<Solid> solids = new ArrayList<>();
        for (JsonNode outline : obstacles) {
            List<Vec2> corners = new ArrayList<>();
            outline.forEach(
                    p -> corners.add(new Vec2(p.get(0).asDouble(), p.get(1).asDouble())));
            solids.add(Solid.Block.of("obstacle " + solids.size(), corners));
        }
        return solids;
    }
}
