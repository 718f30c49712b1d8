package dev.wheelhouse.sim.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wheelhouse.sim.cases.Cases;
import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.id.NodeId;
import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.Polyline;
import dev.wheelhouse.sim.network.RoadCases;
import dev.wheelhouse.sim.network.RoadGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Vectors of one evaluation: roads, pose and a journey with its plan, and what is expected of them. */
final class ProgressVectors {
    private ProgressVectors() {}

    static Stream<DynamicTest> of(String suite) {
        return RoadCases.of(suite, ProgressVectors::check);
    }

    private static void check(JsonNode c) {
        RoadGraph roads = RoadCases.roads(c.get("roads"));
        Journey journey = journey(c.get("journey"), c.get("roads"));
        JourneySituation at = JourneySituation.of(roads, RoadCases.pose(c.get("pose")), Journeys.BODY);
        Progress.Evaluation after = Progress.evaluate(journey, at);
        JsonNode expected = c.get("expect");
        assertThat(Cases.nameOf(after.journey().phase()))
                .isEqualTo(expected.get("phase").asText());
        assertThat(Cases.nameOf(after.journey().reason()))
                .isEqualTo(expected.get("reason").asText());
        assertThat(after.journey().cursor()).isEqualTo(expected.get("cursor").asInt());
        assertThat(after.journey().entryCount())
                .isEqualTo(expected.get("entries").asInt());
        Progress.CruiseTarget target = after.target();
        assertThat(target == null).isEqualTo(expected.get("output").isNull());
        if (target != null) {
            JsonNode output = expected.get("output");
            RoadCases.same("target", output.get("target"), target.point());
            RoadCases.same("speed", output.get("speed"), target.speedMps());
            RoadCases.same("lateral", output.get("lateral"), target.lateralMeters());
            RoadCases.same("alpha", output.get("alpha"), target.alpha());
            RoadCases.same("lookAhead", output.get("lookAhead"), target.lookAheadMeters());
        }
    }

    /** The plan was made while its links were there: those that the roads lack run between the nodes that it names. */
    private static Journey journey(JsonNode journey, JsonNode roads) {
        List<NodeId> nodes = new ArrayList<>();
        List<LinkId> links = new ArrayList<>();
        List<Polyline> segments = new ArrayList<>();
        journey.get("nodes").forEach(node -> nodes.add(NodeId.of(node.asLong())));
        int lane = journey.get("lane").asInt();
        int[] lanes = new int[nodes.size()];
        for (int k = 0; k < journey.get("links").size(); k++) {
            links.add(LinkId.of(journey.get("links").get(k).asLong()));
            lanes[k + 1] = lane;
            segments.add(segment(roads, links.get(k), nodes.get(k), nodes.get(k + 1), lane));
        }
        Vec3 start = segments.get(0).first();
        RoutePlan plan = new RoutePlan(
                nodes,
                links,
                lanes,
                segments,
                new RoutePlan.Joining(start, start, 1, 0),
                position(roads, nodes.get(nodes.size() - 1)),
                0);
        JourneyPhase phase = phase(journey.get("phase").asText());
        return new Journey(
                phase,
                FailureReason.NONE,
                1,
                1,
                journey.get("cursor").asInt(),
                RoadCases.vector(journey.get("dest")),
                journey.get("cruise").asDouble(),
                plan,
                phase == JourneyPhase.SUSPENDED_FOR_PLAYER ? DriverMode.PLAYER : DriverMode.NPC,
                false,
                JourneyPhase.DRIVING);
    }

    private static Polyline segment(JsonNode roads, LinkId id, NodeId from, NodeId to, int lane) {
        RoadGraph graph = RoadCases.roads(roads);
        int link = graph.findLink(id);
        boolean asPlanned = link >= 0
                && graph.laneCount(link) > lane
                && graph.linkFrom(link) == graph.findNode(from)
                && graph.linkTo(link) == graph.findNode(to);
        return asPlanned ? graph.lane(link, lane).path() : Polyline.of(position(roads, from), position(roads, to));
    }

    /** A node that is gone stood where the line of the fixture has it. */
    private static Vec3 position(JsonNode roads, NodeId id) {
        for (JsonNode node : roads.path("nodes")) {
            if (node.get("id").asText().equals(id.value())) {
                return new Vec3(
                        node.get("x").asDouble(),
                        node.get("y").asDouble(),
                        node.path("z").asDouble());
            }
        }
        return new Vec3((Long.parseLong(id.value()) - 1) * 100, 0, 0);
    }

    static JourneyPhase phase(String name) {
        for (JourneyPhase phase : JourneyPhase.values()) {
            if (Cases.nameOf(phase).equals(name)) {
                return phase;
            }
        }
        throw new IllegalArgumentException("phase " + name);
    }
}
