package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.command.HandoverSight;
import dev.wheelhouse.sim.id.Labels;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScriptAction;
import dev.wheelhouse.sim.script.Script;
import dev.wheelhouse.sim.script.ScriptCommands;
import dev.wheelhouse.sim.seat.CallResult;
import dev.wheelhouse.sim.seat.VehicleRecord;
import dev.wheelhouse.sim.state.ScriptProgress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Runs the script: reads the previous step, judges by it what is being watched, and takes the commands of the entries that act;
 * at the step's end notes what became of them. Writes the script's progress.
 */
final class ScriptStage {
    private static final String STILL_MOVING = "StillMoving";
    private final Script script;
    private final ScriptCommands commands;
    private final InputStage inputs;

    /** A command and the entry whose result it is, −1 for a repeated offer. */
    record Asked(int entry, SimCommand command) {}

    ScriptStage(Scenario scenario, InputStage inputs) {
        this.script = new Script(scenario);
        this.commands = new ScriptCommands(scenario);
        this.inputs = inputs;
    }

    ScriptProgress initial() {
        return script.initial();
    }

    void runScript(Draft d) {
        if (script.isEmpty()) {
            return;
        }
        ScriptProgress progress = script.judged(d.previous);
        ScriptProgress before = progress;
        List<Asked> asked = new ArrayList<>();
        for (int i = 0; i < script.entries().size(); i++) {
            if (script.starts(i, before, d.previous)) {
                progress = progress.with(i, progress.entry(i).started(d.step));
                ask(d, i, asked);
            }
        }
        // Only now, so that an offer ends in the very step in which another entry ends it.
        for (int i = 0; i < script.entries().size(); i++) {
            boolean goesOn = before.entry(i).hasStarted() && script.isOffering(i, progress, d.step);
            SimCommand command = goesOn ? commandOf(d, i) : null;
            if (command != null) {
                inputs.take(d, command);
            }
        }
        d.script = progress;
        d.asked = asked;
    }

    private @Nullable SimCommand commandOf(Draft d, int entry) {
        return commands.of(script.entries().get(entry).action(), d.previous.relations(), d.step);
    }

    private void ask(Draft d, int entry, List<Asked> asked) {
        SimCommand command = commandOf(d, entry);
        if (command == null) {
            return;
        }
        asked.add(new Asked(entry, command));
        double speed = speedOfDriverWhoLeaves(d, script.entries().get(entry).action());
        if (speed > HandoverSight.STOPPED_MPS) {
            String had = String.format(
                    Locale.ROOT, "%s: %.2f m/s, at most %.2f", STILL_MOVING, speed, HandoverSight.STOPPED_MPS);
            d.results.add(new CommandResult(command, CommandResult.Status.REFUSED, had));
        } else {
            inputs.take(d, command);
        }
    }

    /** The speed rule belongs to whoever calls for a driver's exit (S-25). */
    private static double speedOfDriverWhoLeaves(Draft d, ScriptAction a) {
        if (a.kind() != ScriptAction.Kind.EXIT || a.person() < 0) {
            return 0;
        }
        VehicleRecord vehicle = d.previous.relations().vehicleAt(a.vehicle());
        return vehicle.driver().slot() == a.person() ? d.previous.fleet().speedMps(a.vehicle()) : 0;
    }

    void noteResults(Draft d) {
        for (Asked asked : d.asked) {
            for (CommandResult r : d.results) {
                if (r.command() == asked.command()) {
                    ScriptProgress.Entry e = d.script.entry(asked.entry());
                    d.script = d.script.with(asked.entry(), e.answered(statusOf(r), detailOf(r)));
                }
            }
        }
    }

    private static String statusOf(CommandResult r) {
        CallResult call = r.call();
        if (call != null) {
            return call.status().label();
        }
        if (r.command() instanceof SimCommand.Offer) {
            return r.isDone() ? "Accepted" : "NotSelected";
        }
        return r.command() instanceof SimCommand.Relate ? STILL_MOVING : Labels.of(r.status());
    }

    private static String detailOf(CommandResult r) {
        CallResult call = r.call();
        return call == null ? "" : call.detail();
    }
}
