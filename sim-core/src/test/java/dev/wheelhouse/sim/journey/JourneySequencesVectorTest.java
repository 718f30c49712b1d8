package dev.wheelhouse.sim.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wheelhouse.sim.cases.Cases;
import dev.wheelhouse.sim.network.RoadCases;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("J-10 to J-36 calls one after the other, under the reference rules")
class JourneySequencesVectorTest {
    private static final JourneyCalls CALLS = new JourneyCalls(JourneyRules.REFERENCE);

    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return RoadCases.of("journey-sequences", c -> new Run(c).check(c.get("steps")));
    }

    private static final class Run {
        private JourneySituation at;
        private Journey journey = Journey.INACTIVE;

        Run(JsonNode c) {
            at = JourneySituation.of(RoadCases.roads(c.get("roads")), RoadCases.pose(c.get("pose")), Journeys.BODY)
                    .with(CorridorVectorTest.solids(c.get("obstacles")));
        }

        void check(JsonNode steps) {
            for (int i = 0; i < steps.size(); i++) {
                JsonNode step = steps.get(i);
                String what = i + " " + step.get("call").asText();
                run(what, step.get("call").asText(), step.get("args"), step.get("expect"));
                report(what, step.get("expect").get("report"));
            }
        }

        private void run(String what, String call, JsonNode args, JsonNode expected) {
            if (call.equals("set")) {
                set(args);
            } else if (call.equals("evaluate")) {
                Progress.Evaluation after = Progress.evaluate(journey, at);
                journey = after.journey();
                expect(
                        what,
                        expected,
                        after.target() != null,
                        after.answer().name().toLowerCase(Locale.ROOT));
            } else {
                CallResult result = called(call, args);
                journey = result.journey();
                expect(what, expected, result.succeeded(), Cases.nameOf(result.status()));
            }
        }

        private CallResult called(String call, JsonNode args) {
            return switch (call) {
                case "start" -> CALLS.start(journey, at, RoadCases.vector(args.get(0)), RoadCases.number(args.get(1)));
                case "takeover" -> CALLS.requestTakeover(journey);
                case "player" -> CALLS.setMode(journey, at, DriverMode.PLAYER);
                case "npc" -> CALLS.setMode(journey, at, DriverMode.NPC);
                case "suspend" -> CALLS.suspend(journey);
                case "resume" -> CALLS.resume(journey, at);
                case "retry" -> CALLS.retry(journey, at);
                case "cancel" -> CALLS.cancel(journey);
                case "point" -> CALLS.setPointTarget(journey);
                default -> throw new IllegalArgumentException("call " + call);
            };
        }

        private void set(JsonNode args) {
            args.fieldNames().forEachRemaining(field -> {
                JsonNode value = args.get(field);
                at = switch (field) {
                    case "pose" -> at.with(RoadCases.pose(value));
                    case "obstacles" -> at.with(CorridorVectorTest.solids(value));
                    case "roads" -> at.with(RoadCases.roads(value));
                    case "ready" -> at.with(value.asBoolean(), at.unread());
                    case "unread" -> at.with(at.ready(), value.asBoolean());
                    default -> throw new IllegalArgumentException("set " + field);
                };
            });
        }

        private static void expect(String what, JsonNode expected, boolean succeeded, String detail) {
            assertThat(succeeded).as(what).isEqualTo(expected.get("ok").asBoolean());
            if (!expected.get("detail").isNull()) {
                assertThat(detail).as(what).isEqualTo(expected.get("detail").asText());
            }
        }

        private void report(String what, JsonNode report) {
            report.fieldNames().forEachRemaining(field -> {
                JsonNode value = report.get(field);
                switch (field) {
                    case "dest" -> destination(what, value);
                    default ->
                        assertThat(reported(field)).as(what + " " + field).isEqualTo(value.asText());
                }
            });
        }

        private void destination(String what, JsonNode expected) {
            assertThat(journey.destination() == null).as(what).isEqualTo(expected.isNull());
            if (journey.destination() != null) {
                RoadCases.same(what, expected, journey.destination());
            }
        }

        private String reported(String field) {
            return switch (field) {
                case "phase" -> Cases.nameOf(journey.phase());
                case "reason" -> Cases.nameOf(journey.reason());
                case "intent" -> Long.toString(journey.intentSerial());
                case "plan" -> Long.toString(journey.planSerial());
                case "cursor" -> Integer.toString(journey.cursor());
                case "entries" -> Integer.toString(journey.entryCount());
                case "mode" -> journey.mode() == DriverMode.NPC ? "NPC" : "Player";
                case "hasIntent" -> Boolean.toString(journey.hasIntent());
                case "pointTarget" -> Boolean.toString(journey.pointTarget());
                default -> throw new IllegalArgumentException("report " + field);
            };
        }
    }
}
