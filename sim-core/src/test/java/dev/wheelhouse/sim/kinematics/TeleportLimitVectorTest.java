package dev.wheelhouse.sim.kinematics;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wheelhouse.sim.cases.Cases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("M-80, M-81, ruling A21 teleport limit")
class TeleportLimitVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("teleport-limit", TeleportLimitVectorTest::check);
    }

    private static void check(Cases.Case c) {
        double limit = TeleportLimit.alongMeters(
                c.number("speed_cap"), c.number("acceleration"), c.number("dt"), c.number("tolerance"));
        boolean exempt = c.has("relocation") && relocation(c.node("relocation")).isExempt();
        c.expectNumber("limit", limit);
        c.expectFlag("exempt", exempt);
        c.expectFlag("violation", !exempt && TeleportLimit.isViolation(c.number("displacement"), limit));
    }

    private static Relocation relocation(JsonNode node) {
        RelocationReason reason = switch (node.path("reason").asText()) {
            case "RouteRecycle" -> RelocationReason.ROUTE_RECYCLE;
            case "Fault" -> RelocationReason.FAULT;
            default -> RelocationReason.OTHER;
        };
        return new Relocation(
                reason,
                node.path("reached_end").asBoolean(),
                node.path("entrance_clearance").asDouble(Double.NaN),
                node.path("initial_spacing").asDouble(Double.NaN),
                node.path("target_error").asDouble(Double.NaN));
    }
}
