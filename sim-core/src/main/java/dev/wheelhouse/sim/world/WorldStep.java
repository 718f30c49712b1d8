package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Counters;
import dev.wheelhouse.sim.state.FleetState;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Advances the world by one step: a function of the previous completed step, so that any step can be computed again.
 * One instance belongs to one thread.
 */
public final class WorldStep {
    private final Scenario scenario;
    private final PedestrianPlan pedestrians;
    private final InputStage inputs;
    private final HazardStage hazards;
    private final MotionStage motion;
    private final OutcomeStage outcome;

    public WorldStep(Scenario scenario) {
        this.scenario = scenario;
        this.pedestrians = new PedestrianPlan(scenario);
        this.inputs = new InputStage(scenario);
        this.hazards = new HazardStage(scenario);
        this.motion = new MotionStage(scenario);
        this.outcome = new OutcomeStage(scenario);
    }

    public Scenario scenario() {
        return scenario;
    }

    /** A step without a command from outside. */
    public CompletedStep advance(CompletedStep previous) {
        return advance(previous, List.of());
    }

    /**
     * The stages of a step, in their order (M-20).
     *
     * @param commands from outside, in the order in which they are taken; the scenario's own come first
     */
    public CompletedStep advance(CompletedStep previous, List<SimCommand> commands) {
        Draft next = new Draft(scenario, previous);
        inputs.takeCommands(next, commands);
        hazards.decideResponse(next);
        hazards.closeAndOpenGates(next);
        hazards.startAvoidance(next);
        motion.moveFleet(next);
        inputs.carryOut(next);
        motion.recycleOne(next);
        outcome.applyDamageAndRepair(next);
        outcome.followManoeuvres(next);
        outcome.checkContinuity(next);
        enterNextStep(next);
        outcome.measureClearances(next);
        return next.publish();
    }

    private void enterNextStep(Draft next) {
        next.cycleStep++;
        if (scenario.cycle() != null && next.cycleStep == scenario.cycle().totalSteps()) {
            outcome.completeCycle(next);
        }
        next.phase = phaseAt(next.cycleStep);
        next.pedestrians = pedestrians.at(next.step, next.cycleStep);
        next.surpriseSequence = pedestrians.newestBatch(next.cycleStep);
    }

    private @Nullable Phase phaseAt(int cycleStep) {
        return scenario.cycle() == null ? null : scenario.cycle().phaseAt(cycleStep);
    }

    /** Step 0. */
    public CompletedStep initial() {
        FleetState fleet = initialFleet(scenario);
        double smallest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < fleet.size(); i++) {
            smallest = Math.min(smallest, fleet.bumperGapMeters(i));
        }
        Counters c = Counters.ZERO;
        Counters first = new Counters(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, smallest, c.minPedestrianClearanceMeters());
        return new CompletedStep(
                0,
                0,
                0,
                phaseAt(0),
                fleet,
                pedestrians.at(0, 0),
                pedestrians.newestBatch(0),
                null,
                List.of(),
                null,
                0,
                0,
                -1,
                false,
                List.of(),
                0,
                0,
                0,
                first,
                List.of(),
                List.of(),
                1);
    }

    static FleetState initialFleet(Scenario s) {
        int n = s.fleet().vehicles().size();
        double[] route = new double[n];
        double[] speed = new double[n];
        Integer[] sorted = new Integer[n];
        for (int i = 0; i < n; i++) {
            route[i] = s.fleet().vehicles().get(i).routeMeters();
            speed[i] = s.fleet().initialSpeedMps();
            sorted[i] = i;
        }
        Arrays.sort(sorted, (a, b) -> route[a] != route[b] ? Double.compare(route[b], route[a]) : a - b);
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = sorted[i];
        }
        double[] gap = new double[n];
        MotionStage.fillGaps(s, route, new double[n], order, gap);
        return new FleetState(
                route,
                speed,
                new double[n],
                speed.clone(),
                gap,
                new double[n],
                new double[n],
                new double[n],
                new int[n],
                order);
    }
}
