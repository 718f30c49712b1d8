package dev.wheelhouse.sim.risk;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wheelhouse.sim.cases.Cases;
import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.risk.CandidateSelection.Candidate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("M-45, ruling A17 the direct responder")
class CandidateSelectionVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("candidate-selection", CandidateSelectionVectorTest::check);
    }

    private static void check(Cases.Case c) {
        List<Candidate> candidates = new ArrayList<>();
        for (JsonNode node : c.node("candidates")) {
            candidates.add(new Candidate(
                    node.path("vehicle").asInt(),
                    node.path("ttc").asDouble(Double.NaN),
                    response(node.path("response").asText()),
                    node.path("clearance").asDouble(Double.NaN)));
        }
        c.expectIndex("selected", CandidateSelection.select(candidates, c.number("tie")));
    }

    private static @Nullable Response response(String name) {
        for (Response response : Response.values()) {
            if (Cases.nameOf(response).equals(name)) {
                return response;
            }
        }
        return null;
    }
}
