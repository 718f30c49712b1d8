package dev.wheelhouse.sim.network;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("J-24 the node that stands for a destination")
class DestinationNodeVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return RoadCases.of("destination-node", DestinationNodeVectorTest::check);
    }

    private static void check(JsonNode c) {
        RoadGraph roads = RoadCases.roads(c.get("roads"));
        int node = Destination.node(roads, RoadCases.vector(c.get("target")));
        JsonNode expected = c.get("expect").get("node");
        assertThat(node < 0 ? null : roads.nodeId(node).value())
                .isEqualTo(expected.isNull() ? null : expected.asText());
    }
}
