package dev.wheelhouse.sim.journey;

import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.MeasuredPose;
import dev.wheelhouse.sim.network.RoadGraphBuilder;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** The calls of the table of phases, each with the situation that its name tells. */
final class NamedCalls {
    private static final Vec3 OTHER_GOAL = new Vec3(200, 0, 0);
    private static final MeasuredPose JOINABLE = Journeys.standing(50, 1);
    private static final MeasuredPose NOWHERE = Journeys.standing(50, 9);
    private static final MeasuredPose BESIDE = Journeys.standing(50, 6);
    private static final MeasuredPose INVALID = new MeasuredPose(new Vec3(Double.NaN, 0, 0), Journeys.AHEAD, Vec3.ZERO);

    private final JourneyCalls calls;
    private final Map<String, Function<Journey, CallResult>> byName = new TreeMap<>();

    NamedCalls(JourneyRules rules) {
        calls = new JourneyCalls(rules);
        starts();
        modes();
        resumes();
        byName.put("RequestTakeover", calls::requestTakeover);
        byName.put("CancelTakeover", calls::cancelTakeover);
        byName.put("Suspend", calls::suspend);
        byName.put("Cancel", calls::cancel);
        byName.put("SetPointTarget", calls::setPointTarget);
        evaluations();
    }

    private void starts() {
        start("Start(valid,joinable)", at(JOINABLE), OTHER_GOAL);
        start("Start(valid,no candidate)", at(NOWHERE), OTHER_GOAL);
        start("Start(valid,corridor blocked)", blocked(), OTHER_GOAL);
        start("Start(invalid target/cruise/pose)", at(JOINABLE), new Vec3(0, Double.NaN, 0));
        start("Start(abs v > 0.3)", at(moving(0.31)), OTHER_GOAL);
        start("Start(unread/not ready)", at(JOINABLE).with(true, true), OTHER_GOAL);
    }

    private void start(String name, JourneySituation at, Vec3 goal) {
        byName.put(name, journey -> calls.start(journey, at, goal, 2));
    }

    private void modes() {
        mode("SetPlayerDriving(true)", at(JOINABLE), DriverMode.PLAYER);
        mode("SetPlayerDriving(true, abs v > 0.3)", at(moving(0.31)), DriverMode.PLAYER);
        mode("SetPlayerDriving(false,joinable)", at(JOINABLE), DriverMode.NPC);
        mode("SetPlayerDriving(false,no candidate)", at(NOWHERE), DriverMode.NPC);
        mode("SetPlayerDriving(false,corridor blocked)", blocked(), DriverMode.NPC);
        mode("SetPlayerDriving(false,invalid pose)", at(INVALID), DriverMode.NPC);
    }

    private void mode(String name, JourneySituation at, DriverMode mode) {
        byName.put(name, journey -> calls.setMode(journey, at, mode));
    }

    private void resumes() {
        byName.put("Resume(joinable)", journey -> calls.resume(journey, at(JOINABLE)));
        byName.put("Resume(no candidate)", journey -> calls.resume(journey, at(NOWHERE)));
        byName.put("Resume(abs v > 0.3)", journey -> calls.resume(journey, at(moving(0.31))));
        byName.put("Resume(invalid pose)", journey -> calls.resume(journey, at(INVALID)));
        byName.put("Retry(joinable)", journey -> calls.retry(journey, at(JOINABLE)));
        byName.put("Retry(no candidate)", journey -> calls.retry(journey, at(NOWHERE)));
        byName.put("Retry(corridor blocked)", journey -> calls.retry(journey, blocked()));
        byName.put("Retry(abs v = 0.3)", journey -> calls.retry(journey, at(moving(0.3))));
    }

    private void evaluations() {
        evaluation("Evaluate(on lane, aligned)", at(Journeys.standing(50, 0)));
        evaluation("Evaluate(off lane 6 m)", at(BESIDE));
        evaluation("Evaluate(13 m off)", at(Journeys.standing(50, 13)));
        evaluation("Evaluate(link lost)", at(Journeys.standing(50, 0)).with(new RoadGraphBuilder().build()));
        JourneySituation arrived = at(Journeys.standing(299, 0));
        byName.put(
                "Evaluate(all completion conditions hold)",
                journey -> evaluated(journey.plan() == null ? journey : journey.atCursor(3), arrived));
    }

    private void evaluation(String name, JourneySituation at) {
        byName.put(name, journey -> evaluated(journey, at));
    }

    private static CallResult evaluated(Journey journey, JourneySituation at) {
        Progress.Evaluation after = Progress.evaluate(journey, at);
        return new CallResult(after.journey(), CallStatus.SET, after.target() != null, null, false, Double.NaN);
    }

    private static JourneySituation at(MeasuredPose pose) {
        return Journeys.at(pose);
    }

    private static JourneySituation blocked() {
        return at(BESIDE).with(List.of(Journeys.BARRIER));
    }

    private static MeasuredPose moving(double speedMps) {
        return Journeys.moving(50, 1, new Vec3(speedMps, 0, 0));
    }

    CallResult call(String name, Journey journey) {
        Function<Journey, CallResult> call = byName.get(name);
        if (call == null) {
            throw new IllegalArgumentException("call " + name);
        }
        return call.apply(journey);
    }

    List<String> names() {
        return List.copyOf(byName.keySet());
    }
}
