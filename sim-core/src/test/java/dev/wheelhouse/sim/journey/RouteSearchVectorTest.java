package dev.wheelhouse.sim.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wheelhouse.sim.cases.Cases;
import dev.wheelhouse.sim.network.RoadCases;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("J-23 to J-25 the plan from a pose to a destination")
class RouteSearchVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return RoadCases.of("route-search", RouteSearchVectorTest::check);
    }

    private static void check(JsonNode c) {
        JourneySituation at =
                JourneySituation.of(RoadCases.roads(c.get("roads")), RoadCases.pose(c.get("pose")), Journeys.BODY);
        Admission found =
                new RoadAdmission(JourneyRules.REFERENCE, at, RoadCases.vector(c.get("target")), false).attempt();
        JsonNode expected = c.get("expect");
        assertThat(Cases.nameOf(found.reason()))
                .isEqualTo(expected.get("reason").asText());
        assertThat(found.tried()).isEqualTo(expected.get("tried").asInt());
        RoutePlan plan = found.plan();
        assertThat(plan == null).isEqualTo(expected.get("nodes").isNull());
        if (plan != null) {
            same(expected, plan);
        }
    }

    private static void same(JsonNode expected, RoutePlan plan) {
        List<String> nodes = new ArrayList<>();
        List<String> links = new ArrayList<>();
        List<Integer> lanes = new ArrayList<>();
        for (int entry = 0; entry < plan.entryCount(); entry++) {
            nodes.add(plan.node(entry).value());
            links.add(entry == 0 ? "null" : plan.link(entry).value());
            lanes.add(plan.lane(entry));
        }
        assertThat(nodes).isEqualTo(texts(expected.get("nodes")));
        assertThat(links).isEqualTo(texts(expected.get("links")));
        assertThat(lanes.stream().map(String::valueOf).toList()).isEqualTo(texts(expected.get("lanes")));
        assertThat(plan.link(1).value()).isEqualTo(expected.get("firstLink").asText());
        assertThat(plan.lane(0)).isEqualTo(expected.get("lane").asInt());
        RoadCases.same("join", expected.get("join"), plan.joining().point());
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(one -> texts.add(one.asText()));
        return texts;
    }
}
