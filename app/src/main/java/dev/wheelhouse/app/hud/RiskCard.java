package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.risk.Assessment;
import dev.wheelhouse.sim.state.Decision;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** What was predicted, and what stopping would need. */
public final class RiskCard extends Card {
    private final Figure ttc = figure("ttc", "TTC").atLeast(38);
    private final Figure clearance = figure("clearance", "Clearance").atLeast(50);
    private final Figure required = figure("required", "Required").atLeast(50);
    private final Figure rest = figure("short", "Short").atLeast(42);
    private final OccupancyChart chart = new OccupancyChart();

    public RiskCard() {
        super(2, "Risk", false, true);
        VBox.setVgrow(chart, Priority.ALWAYS);
        add(chart);
    }

    @Override
    public String leading(ViewFrame f) {
        Decision d = f.current().decision();
        return d == null ? "none" : Numbers.of(d.assessment().ttcSeconds(), 2, "s");
    }

    @Override
    protected void fill(ViewFrame f) {
        Decision d = f.current().decision();
        chart.show(f);
        if (d == null) {
            subtitle("");
            state(Glyph.TICK, Tone.PLAIN, "No conflict predicted");
            for (Figure figure : new Figure[] {ttc, clearance, required, rest}) {
                figure.set(Numbers.ABSENT, "");
                figure.tone(Tone.PLAIN);
            }
            rest.name("Short");
            return;
        }
        Assessment a = d.assessment();
        subtitle(f.nameOf(d.slot()) + ", " + d.pedestrian().id());
        boolean conflicts = a.window().conflict();
        state(
                conflicts ? Glyph.WARNING : Glyph.WAITING,
                conflicts ? Tone.STOP : Tone.BRAKE,
                conflicts ? "Conflict" : "Held");
        double has = a.inputs().clearance();
        double needs = a.requiredMeters();
        int digits = Numbers.digitsApart(has, needs, 2);
        ttc.set(a.ttcSeconds(), 2, "s");
        clearance.set(has, digits, "m");
        required.set(needs, digits, "m");
        boolean isShort = has < needs;
        rest.name(isShort ? "Short" : "Spare");
        rest.set(Math.abs(needs - has), digits, "m");
        rest.tone(isShort ? Tone.STOP : Tone.PLAIN);
    }
}
