package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.road.CenterLine;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.seat.RelationsDraft;
import dev.wheelhouse.sim.state.Avoidance;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Considered;
import dev.wheelhouse.sim.state.Counters;
import dev.wheelhouse.sim.state.Decision;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.EventLog;
import dev.wheelhouse.sim.state.FleetColumns;
import dev.wheelhouse.sim.state.Gate;
import dev.wheelhouse.sim.state.Recovering;
import dev.wheelhouse.sim.state.Relocated;
import dev.wheelhouse.sim.state.ScriptProgress;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A step while it is computed; what it holds becomes the completed step's and is not touched after that. */
final class Draft {
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
    List<Considered> considered = List.of();
    List<Gate> gates;

    @Nullable
    Avoidance avoidance;

    int usedBatch;
    int cycleAvoidances;
    int impactPending;
    boolean impactDone;
    List<Recovering> recovering;
    FleetColumns fleet;
    List<Relocated> relocations = List.of();
    double stepMeters;
    double lateralStepMeters;
    int started;
    int completed;
    int recovered;
    int impacts;
    int repairs;
    int recycles;
    int waits;
    int violations;
    int clamps;
    double minGap;
    double minPedestrianClearance;
    List<CommandResult> results = new ArrayList<>(0);
    List<SimCommand.Offer> offers = List.of();
    Relations relations;

    @Nullable
    RelationsDraft relationsDraft;

    List<SimCommand> accepted = List.of();
    ScriptProgress script;
    List<ScriptStage.Asked> asked = List.of();
    private List<Event> events = List.of();
    private EventLog log;
    private long sequence;
    private final CenterLine line;

    Draft(CompletedStep previous, CenterLine line) {
        this.previous = previous;
        this.line = line;
        this.step = previous.step() + 1;
        this.cycle = previous.cycle();
        this.cycleStep = previous.cycleStep();
        this.gates = previous.gates();
        this.avoidance = previous.avoidance();
        this.usedBatch = previous.usedBatch();
        this.cycleAvoidances = previous.cycleAvoidances();
        this.impactPending = previous.impactPending();
        this.impactDone = previous.impactDone();
        this.recovering = previous.recovering();
        this.fleet = new FleetColumns(previous.fleet());
        this.log = previous.log();
        this.relations = previous.relations();
        this.script = previous.script();
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

    void event(EventKind kind, int slot, String other, String detail) {
        event(kind, slot, Double.NaN, DamageState.HEALTHY, DamageState.HEALTHY, other, detail);
    }

    void event(
            EventKind kind,
            int slot,
            double impulse,
            DamageState before,
            DamageState after,
            String other,
            String detail) {
        contact(kind, slot, Double.NaN, Double.NaN, impulse, before, after, other, detail);
    }

    /** An event with the direction in which the contact pushes the vehicle. */
    void contact(
            EventKind kind,
            int slot,
            double normalX,
            double normalY,
            double impulse,
            DamageState before,
            DamageState after,
            String other,
            String detail) {
        double x = slot < 0 ? Double.NaN : line.worldX(fleet.route[slot], fleet.lateral(slot));
        double y = slot < 0 ? Double.NaN : line.worldY(fleet.route[slot], fleet.lateral(slot));
        if (events.isEmpty()) {
            events = new ArrayList<>();
        }
        events.add(
                new Event(sequence++, step, kind, slot, x, y, normalX, normalY, impulse, before, after, other, detail));
    }

    void relocated(Relocated relocated) {
        if (relocations.isEmpty()) {
            relocations = new ArrayList<>();
        }
        relocations.add(relocated);
    }

    boolean isExempt(int slot) {
        for (int k = 0; k < relocations.size(); k++) {
            if (relocations.get(k).slot() == slot && relocations.get(k).claim().isExempt()) {
                return true;
            }
        }
        return false;
    }

    /** The stored events are those of a cycle: what there is becomes earlier. */
    void closeLog() {
        log = log.with(events).folded();
        closed = events.size();
    }

    private int closed;

    CompletedStep publish() {
        Counters c = previous.counters();
        Counters counters = new Counters(
                c.avoidancesStarted() + started,
                c.avoidancesCompleted() + completed,
                c.avoidancesRecovered() + recovered,
                c.impacts() + impacts,
                c.repairs() + repairs,
                c.routeRecycles() + recycles,
                c.recycleWaits() + waits,
                c.teleportViolations() + violations,
                c.positionClamps() + clamps,
                Math.max(c.maxStepMeters(), stepMeters),
                Math.max(c.maxLateralStepMeters(), lateralStepMeters),
                minGap,
                minPedestrianClearance);
        List<Event> all = List.copyOf(events);
        return new CompletedStep(
                step,
                cycle,
                cycleStep,
                phase,
                fleet.publish(),
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
                relations,
                script,
                candidates,
                considered,
                stepMeters,
                lateralStepMeters,
                counters,
                List.copyOf(relocations),
                List.copyOf(results),
                all,
                log.with(all.subList(closed, all.size())),
                sequence);
    }
}
