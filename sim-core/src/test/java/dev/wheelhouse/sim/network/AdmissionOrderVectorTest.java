package dev.wheelhouse.sim.network;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("J-22 the order in which lanes are tried")
class AdmissionOrderVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return RoadCases.of("admission-order", AdmissionOrderVectorTest::check);
    }

    private static void check(JsonNode c) {
        RoadGraph roads = RoadCases.roads(c.get("roads"));
        List<Candidate> found =
                Candidates.near(roads, RoadCases.pose(c.get("pose")), false).admitted();
        JsonNode order = c.get("expect").get("order");
        JsonNode scores = c.get("expect").get("score_m2");
        assertThat(found).hasSize(order.size());
        for (int i = 0; i < order.size(); i++) {
            assertThat(roads.linkId(found.get(i).link()).value())
                    .as("place " + i)
                    .isEqualTo(order.get(i).get(0).asText());
            assertThat(found.get(i).lane()).isEqualTo(order.get(i).get(1).asInt());
            RoadCases.same("score " + i, scores.get(i), found.get(i).scoreSquareMeters());
        }
    }
}
