package dev.wheelhouse.sim.snapshot;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.GateSource;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.kinematics.Relocation;
import dev.wheelhouse.sim.kinematics.RelocationReason;
import dev.wheelhouse.sim.risk.Corridor;
import dev.wheelhouse.sim.risk.ResponseRule;
import dev.wheelhouse.sim.risk.RiskInputs;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.state.Avoidance;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Considered;
import dev.wheelhouse.sim.state.Counters;
import dev.wheelhouse.sim.state.Decision;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.EventLog;
import dev.wheelhouse.sim.state.FleetColumns;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;
import dev.wheelhouse.sim.state.Recovering;
import dev.wheelhouse.sim.state.Relocated;
import dev.wheelhouse.sim.state.ScriptProgress;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The state back from its fields, in the order of {@code StateForm}; ranges here, what must agree in {@link Preflight}. */
final class StateReader {
    private static final double FAR = 1e12;
    private final WorldStep world;
    private final Scenario s;
    private final ByteSource in;
    private final int vehicles;

    StateReader(WorldStep world, ByteSource in) {
        this.world = world;
        this.s = world.scenario();
        this.in = in;
        this.vehicles = s.fleet().vehicles().size();
    }

    CompletedStep read() throws SnapshotException {
        long step = in.whole("step", -1, 0, Long.MAX_VALUE / 4);
        int cycle = in.small("cycle", -1, 0, Integer.MAX_VALUE);
        int cycleStep = in.small("cycleStep", -1, 0, Integer.MAX_VALUE);
        int phaseOrdinal = in.small("phase", -1, -1, Phase.values().length - 1);
        Phase phase = phaseOrdinal < 0 ? null : Phase.values()[phaseOrdinal];
        Preflight.time(world, step, cycle, cycleStep, phase);
        FleetState fleet = fleet();
        List<Pedestrian> people = world.pedestriansAt(step, cycleStep);
        List<Pedestrian> before = cycleStep == 0 ? List.of() : world.pedestriansAt(step - 1, cycleStep - 1);
        int surprise = in.small("surpriseSequence", -1, 0, Integer.MAX_VALUE);
        int usedBatch = in.small("usedBatch", -1, 0, surprise);
        int cycleAvoidances = in.small("cycleAvoidances", -1, 0, Integer.MAX_VALUE);
        int impactPending = in.small("impactPending", -1, -1, vehicles - 1);
        boolean impactDone = in.flag("impactDone", -1);
        List<Gate> gates = gates(step);
        Avoidance avoidance = avoidance(step, usedBatch);
        List<Recovering> recovering = recovering(usedBatch);
        Relations relations = new RelationsReader(in, vehicles).read();
        ScriptProgress script = new ScriptProgressReader(in, s).read(step);
        Decision decision = decision(before);
        int candidates = in.small("considered.total", -1, 0, Integer.MAX_VALUE);
        List<Considered> considered = considered(before, candidates);
        double stepMeters = in.number("stepMeters", -1, 0, FAR);
        double lateralStepMeters = in.number("lateralStepMeters", -1, 0, FAR);
        Counters counters = counters();
        List<Relocated> relocations = relocations();
        List<CommandResult> results = results();
        List<Event> events = events("events", step, true);
        long next = in.whole("nextSequence", -1, 1, Long.MAX_VALUE);
        long earlier = in.whole("log.earlierCount", -1, 0, Long.MAX_VALUE / 2);
        long digest = in.whole("log.earlierDigest", -1, Long.MIN_VALUE, Long.MAX_VALUE);
        List<Event> stored = events("log.stored", step, false);
        Preflight.events(events, stored, earlier, next);
        CompletedStep state = new CompletedStep(
                step,
                cycle,
                cycleStep,
                phase,
                fleet,
                people,
                surprise,
                decision,
                gates,
                avoidance,
                usedBatch,
                cycleAvoidances,
                impactPending,
                impactDone,
                recovering,
                relations,
                script,
                candidates,
                considered,
                stepMeters,
                lateralStepMeters,
                counters,
                relocations,
                results,
                events,
                EventLog.of(earlier, digest, stored),
                next);
        Preflight.agreement(world, state);
        return state;
    }

    private FleetState fleet() throws SnapshotException {
        in.whole("fleet.size", -1, vehicles, vehicles);
        FleetColumns c = new FleetColumns(vehicles);
        double[] gaps = new double[vehicles];
        double farthest = s.road().lengthMeters() + 2 * s.road().speedLimitMps() * s.stepSeconds() + 1000;
        double fastest = 2 * Math.max(s.road().speedLimitMps(), s.fleet().initialSpeedMps());
        for (int i = 0; i < vehicles; i++) {
            c.route[i] = in.number("fleet.routeMeters", i, -1000, farthest);
            c.speed[i] = in.number("fleet.speedMps", i, 0, fastest);
            c.acceleration[i] = in.number("fleet.accelerationMps2", i, -1e6, 1e6);
            c.target[i] = in.number("fleet.targetSpeedMps", i, 0, fastest);
            gaps[i] = in.unbounded("fleet.bumperGapMeters", i, -FAR);
            c.flags[i] = in.small("fleet.flags", i, 0, FleetState.ALL_FLAGS);
            c.setOrder(i, in.small("fleet.order", i, 0, vehicles - 1));
        }
        bodies(c);
        Preflight.order(c);
        world.fillGaps(c);
        Preflight.gaps(c, gaps);
        return c.publish();
    }

    private void bodies(FleetColumns c) throws SnapshotException {
        int last = -1;
        while (true) {
            int slot = in.small("body.slot", last + 1, -1, vehicles - 1);
            if (slot < 0) {
                return;
            }
            if (slot <= last) {
                throw new SnapshotException("body.slot[" + slot + "]", "vehicles must rise from entry to entry");
            }
            last = slot;
            c.setLateral(slot, in.number("body.lateralMeters", slot, -100, 100));
            c.setYaw(slot, in.number("body.yawRadians", slot, -Math.PI, Math.PI));
            c.setDamage(slot, in.number("body.damagePoints", slot, 0, FAR));
            c.setContactStrength(slot, in.number("body.contactStrength", slot, 0, 1));
        }
    }

    private List<Gate> gates(long step) throws SnapshotException {
        List<Gate> gates = new ArrayList<>();
        int n = in.small("gates.size", -1, 0, 100_000);
        for (int i = 0; i < n; i++) {
            GateSource source = in.choice("gates.source", i, GateSource.values());
            int slot = in.small("gates.vehicle", i, 0, vehicles - 1);
            double at = in.number("gates.routeMeters", i, -FAR, FAR);
            String subject = in.text("gates.subject", i);
            boolean emergency = in.flag("gates.emergency", i);
            gates.add(new Gate(source, slot, at, subject, emergency, in.whole("gates.lastBrakeStep", i, 0, step)));
        }
        Preflight.gates(s, gates);
        return List.copyOf(gates);
    }

    private @Nullable Avoidance avoidance(long step, int usedBatch) throws SnapshotException {
        int slot = in.small("avoidance.vehicle", -1, -1, vehicles - 1);
        if (slot < 0) {
            return null;
        }
        Side side = in.small("avoidance.side", -1, 0, 1) == 0 ? Side.LEFT : Side.RIGHT;
        int batch = in.small("avoidance.batch", -1, -s.persons().size(), usedBatch);
        long earliest = step - s.avoidance().durationSteps() + 1;
        return new Avoidance(slot, side, batch, in.whole("avoidance.startStep", -1, earliest, step));
    }

    private List<Recovering> recovering(int usedBatch) throws SnapshotException {
        List<Recovering> list = new ArrayList<>();
        int n = in.small("recovering.size", -1, 0, 100_000);
        for (int i = 0; i < n; i++) {
            int slot = in.small("recovering.vehicle", i, 0, vehicles - 1);
            list.add(new Recovering(
                    slot, in.small("recovering.batch", i, -s.persons().size(), usedBatch)));
        }
        return List.copyOf(list);
    }

    private @Nullable Decision decision(List<Pedestrian> before) throws SnapshotException {
        int slot = in.small("decision.vehicle", -1, -1, vehicles - 1);
        if (slot < 0) {
            return null;
        }
        Pedestrian p = person("decision.pedestrian", -1, before);
        Response response = in.choice("decision.response", -1, Response.values());
        boolean taken = in.flag("decision.corridorsTaken", -1);
        RiskInputs inputs = inputs("decision", -1);
        Corridor left = corridor("decision.left");
        Corridor right = corridor("decision.right");
        return new Decision(
                slot, p, response, ResponseRule.assess(inputs, s.risk().sideTie(), taken), left, right);
    }

    private Pedestrian person(String field, int index, List<Pedestrian> people) throws SnapshotException {
        String id = in.text(field, index);
        for (Pedestrian p : people) {
            if (p.id().value().equals(id)) {
                return p;
            }
        }
        throw new SnapshotException(ByteSource.name(field, index), "there is no pedestrian " + id + " at this step");
    }

    private Corridor corridor(String field) throws SnapshotException {
        return new Corridor(in.choice(field, 0, Corridor.Blocker.values()), in.text(field, 1));
    }

    private List<Considered> considered(List<Pedestrian> before, int total) throws SnapshotException {
        List<Considered> list = new ArrayList<>();
        int n = in.small("considered.size", -1, 0, Math.min(total, 64));
        for (int i = 0; i < n; i++) {
            int slot = in.small("considered.vehicle", i, 0, vehicles - 1);
            Pedestrian p = person("considered.pedestrian", i, before);
            boolean taken = in.flag("considered.corridorsTaken", i);
            list.add(new Considered(
                    slot, p, inputs("considered", i), taken, s.risk().sideTie()));
        }
        return List.copyOf(list);
    }

    private RiskInputs inputs(String owner, int i) throws SnapshotException {
        return new RiskInputs(
                in.number(owner, i, -FAR, FAR),
                in.number(owner, i, 0, FAR),
                in.number(owner, i, -FAR, FAR),
                in.number(owner, i, -FAR, FAR),
                in.flag(owner, i),
                in.number(owner, i, 0, FAR),
                in.number(owner, i, 0, FAR),
                in.number(owner, i, 0, FAR),
                in.number(owner, i, 0, FAR),
                in.number(owner, i, 0, FAR),
                in.number(owner, i, 0, FAR),
                in.number(owner, i, 0, FAR),
                in.number(owner, i, 0, FAR),
                in.number(owner, i, 0, FAR),
                in.optional(owner, i),
                in.number(owner, i, 0, FAR),
                in.flag(owner, i),
                in.flag(owner, i),
                in.number(owner, i, -FAR, FAR),
                in.number(owner, i, -FAR, FAR));
    }

    private Counters counters() throws SnapshotException {
        int started = count("counters.avoidancesStarted", Integer.MAX_VALUE);
        int completed = count("counters.avoidancesCompleted", started);
        int recovered = count("counters.avoidancesRecovered", completed);
        return new Counters(
                started,
                completed,
                recovered,
                count("counters.impacts", Integer.MAX_VALUE),
                count("counters.repairs", Integer.MAX_VALUE),
                count("counters.routeRecycles", Integer.MAX_VALUE),
                count("counters.recycleWaits", Integer.MAX_VALUE),
                count("counters.teleportViolations", Integer.MAX_VALUE),
                count("counters.positionClamps", Integer.MAX_VALUE),
                in.number("counters.maxStepMeters", -1, 0, FAR),
                in.number("counters.maxLateralStepMeters", -1, 0, FAR),
                in.unbounded("counters.minBumperGapMeters", -1, -FAR),
                in.unbounded("counters.minPedestrianClearanceMeters", -1, -FAR));
    }

    private int count(String field, int most) throws SnapshotException {
        return in.small(field, -1, 0, most);
    }

    private List<Relocated> relocations() throws SnapshotException {
        List<Relocated> list = new ArrayList<>();
        int n = in.small("relocations.size", -1, 0, 100_000);
        for (int i = 0; i < n; i++) {
            int slot = in.small("relocations.vehicle", i, 0, vehicles - 1);
            RelocationReason reason = in.choice("relocations.reason", i, RelocationReason.values());
            double alpha = in.number("relocations.alphaBefore", i, -FAR, FAR);
            double expected = in.number("relocations.expectedMeters", i, -FAR, FAR);
            double actual = in.number("relocations.actualMeters", i, -FAR, FAR);
            boolean reached = in.flag("relocations.reachedEnd", i);
            double free = in.number("relocations.clearanceMeters", i, -FAR, FAR);
            double required = in.number("relocations.requiredMeters", i, 0, FAR);
            double error = in.number("relocations.errorMeters", i, -FAR, FAR);
            list.add(new Relocated(
                    slot, new Relocation(reason, reached, free, required, error), alpha, expected, actual));
        }
        return List.copyOf(list);
    }

    private List<CommandResult> results() throws SnapshotException {
        List<CommandResult> list = new ArrayList<>();
        int n = in.small("results.size", -1, 0, 100_000);
        for (int i = 0; i < n; i++) {
            int kind = in.small("results.command", i, 0, 7);
            VehicleId vehicle = new VehicleId(in.text("results.vehicle", i));
            double amount = in.optional("results.amount", i);
            CommandResult.Status status = in.choice("results.status", i, CommandResult.Status.values());
            list.add(new CommandResult(command(kind, vehicle, amount), status, in.text("results.reason", i)));
        }
        return List.copyOf(list);
    }

    private static SimCommand command(int kind, VehicleId vehicle, double amount) {
        return switch (kind) {
            case 0 -> new SimCommand.InjectImpact(vehicle, amount);
            case 1 -> new SimCommand.Disable(vehicle);
            case 2 -> new SimCommand.Repair(vehicle);
            case 3, 4 -> new SimCommand.Displace(vehicle, amount, kind == 4);
            case 5 -> new SimCommand.StaleOccupancy(vehicle);
            default -> new SimCommand.Restored(vehicle, kind);
        };
    }

    private List<Event> events(String field, long step, boolean ofThisStep) throws SnapshotException {
        List<Event> list = new ArrayList<>();
        int n = in.small(field + ".size", -1, 0, Integer.MAX_VALUE);
        for (int i = 0; i < n; i++) {
            list.add(new Event(
                    in.whole("events.sequence", i, 1, Long.MAX_VALUE - 1),
                    in.whole("events.step", i, ofThisStep ? step : 1, step),
                    in.choice("events.kind", i, EventKind.values()),
                    in.small("events.vehicle", i, -1, vehicles - 1),
                    in.optional("events.xMeters", i),
                    in.optional("events.yMeters", i),
                    in.optional("events.normalX", i),
                    in.optional("events.normalY", i),
                    in.optional("events.impulseNs", i),
                    in.choice("events.previousDamage", i, DamageState.values()),
                    in.choice("events.resultDamage", i, DamageState.values()),
                    in.text("events.other", i),
                    in.text("events.detail", i)));
        }
        return List.copyOf(list);
    }
}
