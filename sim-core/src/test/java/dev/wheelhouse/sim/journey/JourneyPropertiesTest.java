package dev.wheelhouse.sim.journey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.MeasuredPose;
import dev.wheelhouse.sim.network.RoadGraphBuilder;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;

/** What holds after any calls in any order, from any pose, under both sets of rules. */
class JourneyPropertiesTest {
    private static final List<Double> SPEEDS = List.of(0.0, 0.1, 0.2, 0.25, 0.3, 0.31, 4.0);

    private static JourneySituation situation(Random random) {
        Vec3 forward = new Vec3(1, random.nextInt(3) - 1, 0);
        Vec3 velocity = new Vec3(SPEEDS.get(random.nextInt(SPEEDS.size())), 0, 0);
        double x = random.nextInt(8) == 0 ? Double.NaN : random.nextInt(320) - 10;
        MeasuredPose pose = new MeasuredPose(new Vec3(x, random.nextInt(15), 0), forward, velocity);
        JourneySituation at = Journeys.at(pose).with(random.nextInt(9) > 0, random.nextInt(9) == 0);
        if (random.nextInt(9) == 0) {
            at = at.with(new RoadGraphBuilder().build());
        }
        return random.nextInt(3) > 0 ? at : at.with(List.of(Journeys.BARRIER)).withDriver(random.nextBoolean());
    }

    private static CallResult any(Random random, JourneyCalls calls, Journey journey, JourneySituation at) {
        return switch (random.nextInt(12)) {
            case 0, 1 -> calls.start(journey, at, new Vec3(random.nextInt(330), random.nextInt(3), 0), 3);
            case 2 -> calls.requestTakeover(journey);
            case 3 -> calls.cancelTakeover(journey);
            case 4 -> calls.setMode(journey, at, DriverMode.PLAYER);
            case 5 -> calls.setMode(journey, at, DriverMode.NPC);
            case 6 -> calls.suspend(journey);
            case 7 -> calls.resume(journey, at);
            case 8 -> calls.retry(journey, at);
            case 9 -> random.nextInt(4) == 0 ? calls.cancel(journey) : calls.setPointTarget(journey);
            default -> evaluated(journey, at);
        };
    }

    private static CallResult evaluated(Journey journey, JourneySituation at) {
        Progress.Evaluation after = Progress.evaluate(journey, at);
        assertThat(after.target() != null).isEqualTo(after.answer() == Progress.Answer.JOURNEY);
        assertThat(after.target() == null || !journey.pointTarget())
                .as("J-5 never two producers of commands")
                .isTrue();
        if (journey.phase() == JourneyPhase.SUSPENDED_FOR_PLAYER) {
            assertThat(after.journey()).as("J-10 suspended is frozen").isSameAs(journey);
        }
        return new CallResult(after.journey(), CallStatus.SET, true, null, false, Double.NaN);
    }

    @Property
    @Label("J-3, J-5, J-12, J-15: serials never fall, cursor and plan agree, refusals change nothing")
    void invariantsHoldAfterAnyCalls(@ForAll long seed) {
        Random random = new Random(seed);
        JourneyCalls calls = new JourneyCalls(random.nextBoolean() ? JourneyRules.STRICT : JourneyRules.REFERENCE);
        Journey journey = Journey.INACTIVE;
        for (int i = 0; i < 40; i++) {
            CallResult result = any(random, calls, journey, situation(random));
            check(journey, result);
            journey = result.journey();
        }
    }

    private static void check(Journey before, CallResult result) {
        Journey after = result.journey();
        boolean started = result.status() == CallStatus.ACCEPTED;
        assertThat(after.intentSerial()).isEqualTo(before.intentSerial() + (started ? 1 : 0));
        assertThat(after.planSerial() - before.planSerial()).isBetween(0L, 1L);
        assertThat(after.cursor() == 0).isEqualTo(after.plan() == null);
        assertThat(after.cursor()).isLessThan(Math.max(1, after.entryCount()));
        assertThat(after.pointTarget() && after.hasIntent()).isFalse();
        if (after.phase() == JourneyPhase.WAITING_FOR_ROAD || after.phase() == JourneyPhase.CANCELLED) {
            assertThat(after.plan()).isNull();
        }
        if (after.phase().followsPlan()) {
            assertThat(after.plan()).isNotNull();
            assertThat(after.reason()).isEqualTo(FailureReason.NONE);
        }
        if (!started) {
            assertThat(after.destination()).isSameAs(before.destination());
        }
        if (!result.succeeded() && result.admission() == null) {
            assertThat(after).isSameAs(before);
        }
    }

    @Property(tries = 100)
    @Label("T-8: the same call on the same journey gives the same answer, and leaves what it was given as it was")
    void callsAreFunctions(@ForAll long seed) {
        Random random = new Random(seed);
        JourneyPhase phase = JourneyPhase.values()[random.nextInt(JourneyPhase.values().length)];
        Journey journey = Journeys.inPhase(phase);
        JourneySituation at = situation(random);
        JourneyCalls calls = new JourneyCalls(JourneyRules.STRICT);
        long which = random.nextLong();
        CallResult once = any(new Random(which), calls, journey, at);
        CallResult twice = any(new Random(which), calls, journey, at);
        assertThat(twice.status()).isEqualTo(once.status());
        assertThat(twice.journey()).usingRecursiveComparison().isEqualTo(once.journey());
        assertThat(journey).usingRecursiveComparison().isEqualTo(Journeys.inPhase(phase));
    }

    @Property
    @Label("J-4: no call gives a pose or changes the one that it was given")
    void noCallMovesTheBody(@ForAll long seed) {
        JourneySituation at = situation(new Random(seed));
        JourneySituation same = situation(new Random(seed));
        for (JourneyPhase phase : JourneyPhase.values()) {
            for (int call = 0; call < 12; call++) {
                any(new Random(call * 31L + seed), new JourneyCalls(JourneyRules.STRICT), Journeys.inPhase(phase), at);
            }
        }
        assertThat(at.pose()).isEqualTo(same.pose());
        assertThat(at.solids()).isEqualTo(same.solids());
        assertThat(Stream.of(Journey.class, RoutePlan.class, CallResult.class)
                        .flatMap(type -> Stream.of(type.getDeclaredFields()))
                        .<Class<?>>map(field -> field.getType()))
                .as("a result has no place for a pose of the body")
                .doesNotContain(MeasuredPose.class, JourneySituation.class);
    }
}
