package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.Avoidance;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Counters;
import dev.wheelhouse.sim.state.Decision;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A step while it is computed; its arrays become the completed step's and are not touched after that. */
final class Draft {
    final Scenario scenario;
    final CompletedStep previous;
    final long step;
    int cycle;
    int cycleStep;

    @Nullable
    Phase phase;

    List<Pedestrian> pedestrians = List.of();
    int surpriseSequence;

    @Nullable
    Decision decision;

    int candidates;
    List<Gate> gates;

    @Nullable
    Avoidance avoidance;

    int usedBatch;
    int cycleAvoidances;
    int impactPending;
    boolean impactDone;
    final List<Integer> recovering;
    double[] route;
    double[] speed;
    double[] acceleration;
    double[] target;
    double[] gap;
    double[] lateral;
    double[] yaw;
    double[] damage;
    int[] flags;
    int[] order;
    final boolean[] exempt;
    double stepMeters;
    double lateralStepMeters;
    int started;
    int completed;
    int recovered;
    int impacts;
    int repairs;
    int recycles;
    int violations;
    int clamps;
    double minGap;
    double minPedestrianClearance;
    final List<CommandResult> results = new ArrayList<>();
    final List<SimCommand> accepted = new ArrayList<>();
    final List<Event> events = new ArrayList<>();
    private long sequence;

    Draft(Scenario scenario, CompletedStep previous) {
        this.scenario = scenario;
        this.previous = previous;
        this.step = previous.step() + 1;
        this.cycle = previous.cycle();
        this.cycleStep = previous.cycleStep();
        this.gates = new ArrayList<>(previous.gates());
        this.avoidance = previous.avoidance();
        this.usedBatch = previous.usedBatch();
        this.cycleAvoidances = previous.cycleAvoidances();
        this.impactPending = previous.impactPending();
        this.impactDone = previous.impactDone();
        this.recovering = new ArrayList<>(previous.recovering());
        FleetState f = previous.fleet();
        int n = f.size();
        route = new double[n];
        speed = new double[n];
        acceleration = new double[n];
        target = new double[n];
        gap = new double[n];
        lateral = new double[n];
        yaw = new double[n];
        damage = new double[n];
        flags = new int[n];
        order = new int[n];
        exempt = new boolean[n];
        for (int i = 0; i < n; i++) {
            damage[i] = f.damagePoints(i);
            order[i] = f.slotAt(i);
        }
        Counters c = previous.counters();
        minGap = c.minBumperGapMeters();
        minPedestrianClearance = c.minPedestrianClearanceMeters();
        sequence = previous.nextSequence();
    }

    /** The phase in which this advance happens: the previous step's (M-23). */
    @Nullable
    Phase phaseOfAdvance() {
        return previous.phase();
    }

    void event(EventKind kind, int slot, String detail) {
        event(kind, slot, Double.NaN, DamageState.HEALTHY, DamageState.HEALTHY, detail);
    }

    void event(EventKind kind, int slot, double impulse, DamageState before, DamageState after, String detail) {
        double x = slot < 0 ? Double.NaN : route[slot];
        double y = slot < 0 ? Double.NaN : lateral[slot];
        events.add(new Event(sequence++, step, kind, slot, x, y, impulse, before, after, detail));
    }

    void use(FleetState fleet) {
        for (int i = 0; i < fleet.size(); i++) {
            route[i] = fleet.routeMeters(i);
            speed[i] = fleet.speedMps(i);
            acceleration[i] = 0;
            target[i] = fleet.targetSpeedMps(i);
            gap[i] = fleet.bumperGapMeters(i);
            lateral[i] = 0;
            yaw[i] = 0;
            damage[i] = 0;
            flags[i] = 0;
            order[i] = fleet.slotAt(i);
        }
    }

    CompletedStep publish() {
        Counters c = previous.counters();
        Counters counters = new Counters(
                c.avoidancesStarted() + started,
                c.avoidancesCompleted() + completed,
                c.avoidancesRecovered() + recovered,
                c.impacts() + impacts,
                c.repairs() + repairs,
                c.routeRecycles() + recycles,
                c.teleportViolations() + violations,
                c.positionClamps() + clamps,
                Math.max(c.maxStepMeters(), stepMeters),
                Math.max(c.maxLateralStepMeters(), lateralStepMeters),
                minGap,
                minPedestrianClearance);
        FleetState fleet = new FleetState(route, speed, acceleration, target, gap, lateral, yaw, damage, flags, order);
        return new CompletedStep(
                step,
                cycle,
                cycleStep,
                phase,
                fleet,
                pedestrians,
                surpriseSequence,
                decision,
                List.copyOf(gates),
                avoidance,
                usedBatch,
                cycleAvoidances,
                impactPending,
                impactDone,
                List.copyOf(recovering),
                candidates,
                stepMeters,
                lateralStepMeters,
                counters,
                List.copyOf(results),
                List.copyOf(events),
                sequence);
    }
}
