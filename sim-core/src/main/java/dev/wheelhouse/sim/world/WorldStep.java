package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Counters;
import dev.wheelhouse.sim.state.EventLog;
import dev.wheelhouse.sim.state.FleetColumns;
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
    private final Roster roster;
    private final PedestrianPlan pedestrians;
    private final AuthorityStage authority;
    private final InputStage inputs;
    private final ScriptStage script;
    private final HazardStage hazards;
    private final GateStage gates;
    private final MotionStage motion;
    private final OutcomeStage outcome;
    private final ClearanceStage clearances;

    public WorldStep(Scenario scenario) {
        this.scenario = scenario;
        this.roster = new Roster(scenario);
        this.pedestrians = new PedestrianPlan(scenario);
        this.gates = new GateStage(scenario, roster);
        this.motion = new MotionStage(scenario, roster);
        this.authority = new AuthorityStage(scenario, motion.wishes);
        this.hazards = new HazardStage(scenario, roster, authority);
        this.outcome = new OutcomeStage(scenario, roster);
        this.inputs = new InputStage(scenario, roster, outcome, authority);
        this.script = new ScriptStage(scenario, inputs);
        this.clearances = new ClearanceStage(scenario, roster);
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
     * @param commands from outside, in the order in which they are taken; the scenario's own come first, its script's before them
     */
    public CompletedStep advance(CompletedStep previous, List<SimCommand> commands) {
        Draft next = new Draft(previous, scenario.road().centerLine());
        script.runScript(next);
        inputs.takeCommands(next, commands);
        hazards.decideResponse(next);
        gates.closeAndOpenGates(next);
        authority.offerAndAccept(next);
        hazards.startAvoidance(next);
        motion.moveFleet(next);
        inputs.carryOut(next);
        motion.recycleOne(next);
        gates.reportGates(next);
        outcome.updatePhysics(next);
        outcome.applyDamageAndRepair(next);
        outcome.followManoeuvres(next);
        outcome.checkContinuity(next);
        enterNextStep(next);
        clearances.measureClearances(next);
        script.noteResults(next);
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

    /** Moves every vehicle the general way from now on; the bits must stay the same. */
    void useGeneralMotion() {
        motion.plainRoad = false;
    }

    /** The column of the drivers' own speeds, for traffic that a benchmark disturbs. */
    double[] wishes() {
        return motion.wishes;
    }

    /** The phase of a step of the cycle, null where there is no cycle. */
    public @Nullable Phase phaseAt(int cycleStep) {
        return scenario.cycle() == null ? null : scenario.cycle().phaseAt(cycleStep);
    }

    /** Who is on or beside the road at a step, a function of the step alone. */
    public List<Pedestrian> pedestriansAt(long step, int cycleStep) {
        return pedestrians.at(step, cycleStep);
    }

    /** The newest surprise batch that has started by a step of the cycle, 0 before the first. */
    public int newestBatch(int cycleStep) {
        return pedestrians.newestBatch(cycleStep);
    }

    /** Bumper gaps as the step would work them out, by slot. */
    public void fillGaps(FleetColumns fleet) {
        MotionStage.fillGaps(roster, fleet);
    }

    /** Step 0. */
    public CompletedStep initial() {
        FleetState fleet = initialFleet(scenario, roster).publish();
        double smallest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < fleet.size(); i++) {
            smallest = Math.min(smallest, fleet.bumperGapMeters(i));
        }
        Counters first =
                new Counters(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, smallest, Counters.ZERO.minPedestrianClearanceMeters());
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
                authority.initial(),
                script.initial(),
                0,
                List.of(),
                0,
                0,
                first,
                List.of(),
                List.of(),
                List.of(),
                EventLog.EMPTY,
                1);
    }

    static FleetColumns initialFleet(Scenario s, Roster roster) {
        int n = s.fleet().vehicles().size();
        FleetColumns c = new FleetColumns(n);
        Integer[] sorted = new Integer[n];
        for (int i = 0; i < n; i++) {
            c.route[i] = s.fleet().vehicles().get(i).routeMeters();
            c.speed[i] = s.fleet().initialSpeedMps();
            c.target[i] = c.speed[i];
            sorted[i] = i;
        }
        Arrays.sort(sorted, (a, b) -> c.route[a] != c.route[b] ? Double.compare(c.route[b], c.route[a]) : a - b);
        for (int i = 0; i < n; i++) {
            c.setOrder(i, sorted[i]);
        }
        MotionStage.fillGaps(roster, c);
        return c;
    }
}
