package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.kinematics.Relocation;
import dev.wheelhouse.sim.risk.Corridor;
import dev.wheelhouse.sim.risk.RiskInputs;
import java.util.List;

/** The whole state of a completed step as a list of named fields: what is hashed and what a snapshot holds are the same. */
public final class StateForm {
    private StateForm() {}

    /** Everything but the events that are older than this step, which {@link #log} and the log's digest stand for. */
    public static void write(CompletedStep s, StateSink out) {
        out.whole("step", -1, s.step());
        out.whole("cycle", -1, s.cycle());
        out.whole("cycleStep", -1, s.cycleStep());
        out.whole("phase", -1, s.phase() == null ? -1 : s.phase().ordinal());
        fleet(s.fleet(), out);
        out.whole("surpriseSequence", -1, s.surpriseSequence());
        out.whole("usedBatch", -1, s.usedBatch());
        out.whole("cycleAvoidances", -1, s.cycleAvoidances());
        out.whole("impactPending", -1, s.impactPending());
        out.whole("impactDone", -1, s.impactDone() ? 1 : 0);
        gates(s.gates(), out);
        avoidance(s, out);
        RelationsForm.write(s.relations(), out);
        ScriptProgress.write(s.script(), out);
        decision(s.decision(), out);
        considered(s, out);
        out.number("stepMeters", -1, s.stepMeters());
        out.number("lateralStepMeters", -1, s.lateralStepMeters());
        counters(s.counters(), out);
        relocations(s.relocations(), out);
        results(s.results(), out);
        events("events", s.events(), out);
        out.whole("nextSequence", -1, s.nextSequence());
    }

    /** The log as a snapshot needs it. */
    public static void log(EventLog log, StateSink out) {
        out.whole("log.earlierCount", -1, log.earlierCount());
        out.whole("log.earlierDigest", -1, log.earlierDigest());
        events("log.stored", log.stored(), out);
    }

    private static void fleet(FleetState f, StateSink out) {
        int n = f.size();
        out.whole("fleet.size", -1, n);
        for (int i = 0; i < n; i++) {
            out.number("fleet.routeMeters", i, f.routeMeters(i));
            out.number("fleet.speedMps", i, f.speedMps(i));
            out.number("fleet.accelerationMps2", i, f.accelerationMps2(i));
            out.number("fleet.targetSpeedMps", i, f.targetSpeedMps(i));
            out.number("fleet.bumperGapMeters", i, f.bumperGapMeters(i));
            out.whole("fleet.flags", i, f.flags(i));
            out.whole("fleet.order", i, f.slotAt(i));
        }
        for (int i = 0; i < n; i++) {
            double lost = 1 - f.contactStrength(i);
            if (f.lateralMeters(i) != 0 || f.yawRadians(i) != 0 || f.damagePoints(i) != 0 || lost != 0) {
                out.whole("body.slot", i, i);
                out.number("body.lateralMeters", i, f.lateralMeters(i));
                out.number("body.yawRadians", i, f.yawRadians(i));
                out.number("body.damagePoints", i, f.damagePoints(i));
                out.number("body.contactStrength", i, f.contactStrength(i));
            }
        }
        out.whole("body.slot", n, -1);
    }

    private static void gates(List<Gate> gates, StateSink out) {
        out.whole("gates.size", -1, gates.size());
        for (int i = 0; i < gates.size(); i++) {
            Gate g = gates.get(i);
            out.whole("gates.source", i, g.source().ordinal());
            out.whole("gates.vehicle", i, g.slot());
            out.number("gates.routeMeters", i, g.routeMeters());
            out.text("gates.subject", i, g.subject());
            out.whole("gates.emergency", i, g.emergency() ? 1 : 0);
            out.whole("gates.lastBrakeStep", i, g.lastBrakeStep());
        }
    }

    private static void avoidance(CompletedStep s, StateSink out) {
        Avoidance a = s.avoidance();
        out.whole("avoidance.vehicle", -1, a == null ? -1 : a.slot());
        if (a != null) {
            out.whole("avoidance.side", -1, a.side() == Side.LEFT ? 0 : 1);
            out.whole("avoidance.batch", -1, a.batch());
            out.whole("avoidance.startStep", -1, a.startStep());
        }
        out.whole("recovering.size", -1, s.recovering().size());
        for (int i = 0; i < s.recovering().size(); i++) {
            out.whole("recovering.vehicle", i, s.recovering().get(i).slot());
            out.whole("recovering.batch", i, s.recovering().get(i).batch());
        }
    }

    private static void decision(@org.jspecify.annotations.Nullable Decision d, StateSink out) {
        out.whole("decision.vehicle", -1, d == null ? -1 : d.slot());
        if (d == null) {
            return;
        }
        out.text("decision.pedestrian", -1, d.pedestrian().id().value());
        out.whole("decision.response", -1, d.response().ordinal());
        out.whole("decision.corridorsTaken", -1, d.assessment().corridorsTaken() ? 1 : 0);
        inputs("decision", -1, d.assessment().inputs(), out);
        corridor("decision.left", d.left(), out);
        corridor("decision.right", d.right(), out);
    }

    private static void corridor(String field, Corridor c, StateSink out) {
        out.whole(field, 0, c.blocker().ordinal());
        out.text(field, 1, c.name());
    }

    private static void considered(CompletedStep s, StateSink out) {
        out.whole("considered.total", -1, s.candidatesConsidered());
        out.whole("considered.size", -1, s.considered().size());
        for (int i = 0; i < s.considered().size(); i++) {
            Considered c = s.considered().get(i);
            out.whole("considered.vehicle", i, c.slot());
            out.text("considered.pedestrian", i, c.pedestrian().id().value());
            out.whole("considered.corridorsTaken", i, c.corridorsTaken() ? 1 : 0);
            inputs("considered", i, c.inputs(), out);
        }
    }

    private static void inputs(String owner, int i, RiskInputs in, StateSink out) {
        out.number(owner, i, in.clearance());
        out.number(owner, i, in.speed());
        out.number(owner, i, in.lateral());
        out.number(owner, i, in.lateralSpeed());
        out.whole(owner, i, in.active() ? 1 : 0);
        out.number(owner, i, in.length());
        out.number(owner, i, in.longMargin());
        out.number(owner, i, in.halfWidth());
        out.number(owner, i, in.radius());
        out.number(owner, i, in.lateralMargin());
        out.number(owner, i, in.horizon());
        out.number(owner, i, in.reaction());
        out.number(owner, i, in.braking());
        out.number(owner, i, in.stoppingMargin());
        out.number(owner, i, in.timeToFull());
        out.number(owner, i, in.fullOffset());
        out.whole(owner, i, in.leftAvailable() ? 1 : 0);
        out.whole(owner, i, in.rightAvailable() ? 1 : 0);
        out.number(owner, i, in.lateralLow());
        out.number(owner, i, in.lateralHigh());
    }

    private static void counters(Counters c, StateSink out) {
        out.whole("counters.avoidancesStarted", -1, c.avoidancesStarted());
        out.whole("counters.avoidancesCompleted", -1, c.avoidancesCompleted());
        out.whole("counters.avoidancesRecovered", -1, c.avoidancesRecovered());
        out.whole("counters.impacts", -1, c.impacts());
        out.whole("counters.repairs", -1, c.repairs());
        out.whole("counters.routeRecycles", -1, c.routeRecycles());
        out.whole("counters.recycleWaits", -1, c.recycleWaits());
        out.whole("counters.teleportViolations", -1, c.teleportViolations());
        out.whole("counters.positionClamps", -1, c.positionClamps());
        out.number("counters.maxStepMeters", -1, c.maxStepMeters());
        out.number("counters.maxLateralStepMeters", -1, c.maxLateralStepMeters());
        out.number("counters.minBumperGapMeters", -1, c.minBumperGapMeters());
        out.number("counters.minPedestrianClearanceMeters", -1, c.minPedestrianClearanceMeters());
    }

    private static void relocations(List<Relocated> relocations, StateSink out) {
        out.whole("relocations.size", -1, relocations.size());
        for (int i = 0; i < relocations.size(); i++) {
            Relocated r = relocations.get(i);
            Relocation claim = r.claim();
            out.whole("relocations.vehicle", i, r.slot());
            out.whole("relocations.reason", i, claim.reason().ordinal());
            out.number("relocations.alphaBefore", i, r.alphaBefore());
            out.number("relocations.expectedMeters", i, r.expectedMeters());
            out.number("relocations.actualMeters", i, r.actualMeters());
            out.whole("relocations.reachedEnd", i, claim.reachedEnd() ? 1 : 0);
            out.number("relocations.clearanceMeters", i, claim.clearanceMeters());
            out.number("relocations.requiredMeters", i, claim.requiredClearanceMeters());
            out.number("relocations.errorMeters", i, claim.targetErrorMeters());
        }
    }

    private static void results(List<CommandResult> results, StateSink out) {
        out.whole("results.size", -1, results.size());
        for (int i = 0; i < results.size(); i++) {
            CommandResult r = results.get(i);
            out.whole("results.command", i, kindOf(r.command()));
            out.text("results.vehicle", i, r.command().vehicle().value());
            out.number("results.amount", i, amountOf(r.command()));
            out.whole("results.status", i, r.status().ordinal());
            out.text("results.reason", i, r.reason());
        }
    }

    private static int kindOf(SimCommand c) {
        if (c instanceof SimCommand.InjectImpact) {
            return 0;
        }
        if (c instanceof SimCommand.Disable) {
            return 1;
        }
        if (c instanceof SimCommand.Repair) {
            return 2;
        }
        if (c instanceof SimCommand.Displace d) {
            return d.claimsRecycle() ? 4 : 3;
        }
        if (c instanceof SimCommand.Restored r) {
            return r.kind();
        }
        if (c instanceof SimCommand.StaleOccupancy) {
            return 5;
        }
        return c instanceof SimCommand.Relate ? 6 : 7;
    }

    private static double amountOf(SimCommand c) {
        if (c instanceof SimCommand.InjectImpact i) {
            return i.impulseNs();
        }
        return c instanceof SimCommand.Displace d ? d.meters() : 0;
    }

    private static void events(String field, List<Event> events, StateSink out) {
        out.whole(field + ".size", -1, events.size());
        for (int i = 0; i < events.size(); i++) {
            event(out, events.get(i), i);
        }
    }

    static void event(StateSink out, Event e, int i) {
        out.whole("events.sequence", i, e.sequence());
        out.whole("events.step", i, e.step());
        out.whole("events.kind", i, e.kind().ordinal());
        out.whole("events.vehicle", i, e.slot());
        out.number("events.xMeters", i, e.xMeters());
        out.number("events.yMeters", i, e.yMeters());
        out.number("events.normalX", i, e.normalX());
        out.number("events.normalY", i, e.normalY());
        out.number("events.impulseNs", i, e.impulseNs());
        out.whole("events.previousDamage", i, e.previousDamage().ordinal());
        out.whole("events.resultDamage", i, e.resultDamage().ordinal());
        out.text("events.other", i, e.other());
        out.text("events.detail", i, e.detail());
    }
}
