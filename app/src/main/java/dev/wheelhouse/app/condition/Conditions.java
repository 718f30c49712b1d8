package dev.wheelhouse.app.condition;

import dev.wheelhouse.app.shell.Session;
import dev.wheelhouse.app.shell.StatusBar;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.clock.StepClock;
import dev.wheelhouse.sim.expression.Expression;
import dev.wheelhouse.sim.expression.ExpressionException;
import dev.wheelhouse.sim.expression.Vocabulary;
import dev.wheelhouse.sim.recording.Matches;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The armed conditions (T-4): they pause the run where one begins to hold, and lead there forwards and backwards. */
public final class Conditions implements AutoCloseable {
    private final StatusBar status;
    private final StepSearch search = new StepSearch();
    private final List<Expression> armed = new ArrayList<>();
    private Session session;
    private Vocabulary names;

    public Conditions(StatusBar status, Session session) {
        this.status = status;
        this.session = session;
        this.names = new Vocabulary(session.scenario());
    }

    /** Another run: conditions whose names it does not know are taken away, which is said. */
    public void open(Session opened) {
        search.giveUp();
        session = opened;
        names = new Vocabulary(opened.scenario());
        List<String> texts = texts();
        armed.clear();
        for (String text : texts) {
            try {
                armed.add(Expression.parse(text, names));
            } catch (ExpressionException e) {
                status.refused("Condition \u201c" + text + "\u201d taken away, " + e.getMessage());
            }
        }
        rearm();
    }

    public Vocabulary names() {
        return names;
    }

    public List<String> texts() {
        return armed.stream().map(Expression::text).toList();
    }

    /** Arms a text; one that is armed already stays once. */
    public void arm(String text) throws ExpressionException {
        Expression e = Expression.parse(text, names);
        if (!texts().contains(e.text())) {
            armed.add(e);
        }
        rearm();
        status.done("Pauses where it begins to hold: " + e.text());
    }

    /** Arms what the window itself has made of known names. */
    public void armKnown(String text) {
        try {
            arm(text);
        } catch (ExpressionException e) {
            status.refused("Condition refused " + e.getMessage());
        }
    }

    public void disarm(String text) {
        armed.removeIf(e -> e.text().equals(text));
        rearm();
        status.done("No longer pauses at: " + text);
    }

    private void rearm() {
        session.simulation().arm(armed);
        status.armed(texts());
    }

    /** Goes to the latest earlier step at which an armed condition began to hold; nowhere while none is armed. */
    public void runBackwards() {
        if (!armed.isEmpty()) {
            session.playback().pause();
            search.before(
                    session.simulation().recording(),
                    new Matches(armed),
                    session.playback().shown());
            status.say(Glyph.PENDING, Tone.BRAKE, "Looks backwards for a condition, Esc gives up");
        }
    }

    /** Goes to the next recorded step at which one begins to hold. */
    public void runForwards() {
        if (!armed.isEmpty()) {
            session.playback().pause();
            search.after(
                    session.simulation().recording(),
                    new Matches(armed),
                    session.playback().shown());
            status.say(Glyph.PENDING, Tone.BRAKE, "Looks ahead for a condition, Esc gives up");
        }
    }

    /** Answers whether a search was under way. */
    public boolean giveUp() {
        boolean wasSearching = search.giveUp();
        if (wasSearching) {
            status.say(Glyph.DASH, Tone.QUIET, "Search given up");
        }
        return wasSearching;
    }

    /** Called in each pulse: tells what paused, and takes the answer of a search. */
    public void look() {
        Matches.Match met = session.playback().takeStop();
        if (met != null) {
            tell(met);
        }
        @Nullable Optional<Matches.Match> found = search.take();
        if (found != null && found.isPresent()) {
            session.playback().seek(found.get().step());
            tell(found.get());
        } else if (found != null) {
            status.say(Glyph.DASH, Tone.QUIET, "No recorded step there at which an armed condition begins to hold");
        }
    }

    private void tell(Matches.Match met) {
        String at = new StepClock(session.scenario().stepsPerSecond()).format(met.step());
        status.say(
                Glyph.PAUSE,
                Tone.SELECT,
                "Paused at " + at + "\u00a0s, step " + met.step() + ": "
                        + met.condition().text());
    }

    @Override
    public void close() {
        search.close();
    }
}
