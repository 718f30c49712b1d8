package dev.wheelhouse.sim.network;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("J-21 which lanes can be joined from a pose")
class AdmissionFilterVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return RoadCases.of("admission-filter", AdmissionFilterVectorTest::check);
    }

    private static void check(JsonNode c) {
        RoadGraph roads = RoadCases.roads(c.get("roads"));
        MeasuredPose pose = RoadCases.pose(c.get("pose"));
        Candidates all = Candidates.scan(roads, pose, false, Double.POSITIVE_INFINITY);
        assertThat(Candidates.near(roads, pose, false).admitted()).isEqualTo(all.admitted());
        JsonNode accepted = c.get("expect").get("accepted");
        assertThat(all.admitted()).hasSize(accepted.size());
        for (int i = 0; i < accepted.size(); i++) {
            same(roads, accepted.get(i), all.admitted().get(i));
        }
        List<String> rejected = new ArrayList<>();
        c.get("expect")
                .get("rejected")
                .forEach(r -> rejected.add(
                        r.get("link").asText() + " " + r.get("lane").asInt(-1)));
        assertThat(all.rejected())
                .extracting(r -> roads.linkId(r.link()) + " " + r.lane())
                .containsExactlyInAnyOrderElementsOf(rejected);
        assertThat(all.rejected()).noneMatch(Candidate::admitted);
    }

    private static void same(RoadGraph roads, JsonNode expected, Candidate actual) {
        assertThat(roads.linkId(actual.link()).value())
                .isEqualTo(expected.get("link").asText());
        assertThat(actual.lane()).isEqualTo(expected.get("lane").asInt());
        RoadCases.same("alpha", expected.get("alpha"), actual.alpha());
        RoadCases.same("q", expected.get("q"), actual.point());
        RoadCases.same("dot", expected.get("dot"), actual.alignment());
        RoadCases.same("lateral", expected.get("lateral"), actual.distanceMeters());
        RoadCases.same("score", expected.get("score_m2"), actual.scoreSquareMeters());
    }
}
