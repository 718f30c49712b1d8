package dev.wheelhouse.sim.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wheelhouse.sim.cases.Cases;
import dev.wheelhouse.sim.network.RoadCases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("J-17 a phase and a call, under the reference rules")
class JourneyTransitionsVectorTest {
    private static final NamedCalls CALLS = new NamedCalls(JourneyRules.REFERENCE);

    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return RoadCases.of("journey-transitions", JourneyTransitionsVectorTest::check);
    }

    private static void check(JsonNode c) {
        DriverMode mode = c.get("mode").asText().equals("NPC") ? DriverMode.NPC : DriverMode.PLAYER;
        Journey before =
                Journeys.inPhase(ProgressVectors.phase(c.get("phase").asText())).drivenBy(mode);
        CallResult result = CALLS.call(c.get("call").asText(), before);
        Journey after = result.journey();
        assertThat(result.succeeded()).as("ok").isEqualTo(c.get("ok").asBoolean());
        if (!c.get("detail").isNull()) {
            assertThat(Cases.nameOf(result.status())).isEqualTo(c.get("detail").asText());
        }
        assertThat(Cases.nameOf(after.phase())).isEqualTo(c.get("phaseAfter").asText());
        assertThat(Cases.nameOf(after.reason())).isEqualTo(c.get("reasonAfter").asText());
        assertThat(after.mode().name()).isEqualToIgnoringCase(c.get("modeAfter").asText());
        assertThat(after.intentSerial() - before.intentSerial())
                .as("intent")
                .isEqualTo(c.get("dIntent").asLong());
        assertThat(after.planSerial() - before.planSerial())
                .as("plan")
                .isEqualTo(c.get("dPlan").asLong());
        boolean cleared = before.entryCount() > 0 && after.entryCount() == 0;
        assertThat(cleared).as("plan cleared").isEqualTo(c.get("planCleared").asBoolean());
        boolean replaced = after.plan() != null && after.plan() != before.plan();
        assertThat(replaced).as("plan replaced").isEqualTo(c.get("planReplaced").asBoolean());
        if (!c.get("cursor").isNull()) {
            assertThat(before.cursor()).isEqualTo(c.get("cursor").get(0).asInt());
            assertThat(after.cursor()).isEqualTo(c.get("cursor").get(1).asInt());
        }
        assertThat(after.destination() != before.destination())
                .as("destination")
                .isEqualTo(c.get("destChanged").asBoolean());
        assertThat(after.pointTarget()).isEqualTo(c.get("pointTargetAfter").asBoolean());
    }
}
