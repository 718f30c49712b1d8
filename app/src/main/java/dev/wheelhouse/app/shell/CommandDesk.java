package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.authority.CallWords;
import dev.wheelhouse.app.authority.People;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Event;
import java.util.ArrayList;
import java.util.List;

/** Hands commands to the simulation and tells in the status bar what became of each, first that it waits, then its result. */
final class CommandDesk {
    private final StatusBar status;
    private final List<SimCommand> waiting = new ArrayList<>();
    private Session session;
    private long looked;

    CommandDesk(StatusBar status, Session session) {
        this.status = status;
        this.session = session;
    }

    void open(Session opened) {
        session = opened;
        waiting.clear();
    }

    void submit(SimCommand command) {
        if (session.simulation().fault() != null) {
            status.refused(words(command) + " refused: the simulation has stopped");
            return;
        }
        if (waiting.isEmpty()) {
            looked = session.simulation().newest();
        }
        waiting.add(command);
        session.simulation().submit(command);
        tellPending();
    }

    private void tellPending() {
        long next = session.simulation().newest() + 1L;
        String more = waiting.size() > 1 ? ", " + waiting.size() + " are waiting" : "";
        status.say(
                Glyph.PENDING,
                Tone.BRAKE,
                words(waiting.get(waiting.size() - 1)) + ": queued for the next step, " + next + more);
    }

    int waiting() {
        return waiting.size();
    }

    /** Looks into the steps that are new since the last look, and only while something waits. */
    void look() {
        long newest = session.simulation().newest();
        while (!waiting.isEmpty() && looked < newest) {
            looked++;
            CompletedStep step = session.simulation().step((int) looked);
            for (CommandResult result : step.results()) {
                if (waiting.remove(result.command())) {
                    tell(result, step);
                }
            }
        }
    }

    /** What a command is called in a sentence. */
    private String words(SimCommand command) {
        String asked = CallWords.asked(command, new People(session.scenario()));
        return asked.isEmpty() ? FaultMenu.words(command) : asked;
    }

    private void tell(CommandResult result, CompletedStep step) {
        if (result.call() != null) {
            String outcome = CallWords.outcome(result, new People(session.scenario()));
            if (result.isDone()) {
                status.done(outcome + ", step " + step.step());
            } else {
                status.refused(outcome);
            }
            return;
        }
        String words = words(result.command());
        if (!result.isDone()) {
            status.refused(words + " refused: " + result.reason() + " (" + result.status() + ")");
            return;
        }
        status.done(words + ": done at step " + step.step() + consequence(result.command(), step));
    }

    private static String consequence(SimCommand command, CompletedStep step) {
        for (Event e : step.events()) {
            if (command instanceof SimCommand.Displace && e.kind() == EventKind.TELEPORT_VIOLATION) {
                return ", continuity violation found";
            }
            if (command instanceof SimCommand.InjectImpact && e.kind() == EventKind.IMPACT) {
                return ", " + e.previousDamage().name().toLowerCase(java.util.Locale.ROOT) + " \u2192 "
                        + e.resultDamage().name().toLowerCase(java.util.Locale.ROOT);
            }
        }
        return "";
    }
}
