package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.sim.crossing.BatchCadence;
import dev.wheelhouse.sim.crossing.PhaseSchedule;
import dev.wheelhouse.sim.id.PedestrianKind;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Where the scenario stands: its phase, the batch, and the next one by the interval that was evaluated (M-3). */
public final class ScenarioCard extends Card {
    private final Figure phase = figure("phase", "Phase");
    private final Figure left = figure("left", "Left").atLeast(38);
    private final Figure batch = figure("batch", "Batch").atLeast(34);
    private final Figure next = figure("next", "Next in").atLeast(68);
    private final Figure crosswalk = figure("crosswalk", "Crosswalk").atLeast(56);

    public ScenarioCard(boolean isStrip) {
        super(1, "Scenario", isStrip, false);
        phase.setMinWidth(isStrip ? 104 : 120);
    }

    @Override
    public String leading(ViewFrame f) {
        double seconds = secondsLeft(f);
        return Numbers.of(seconds, 1, "s");
    }

    private static double secondsLeft(ViewFrame f) {
        PhaseSchedule cycle = f.scenario().cycle();
        return cycle == null
                ? Double.NaN
                : f.scenario().secondsOf(cycle.stepsLeft(f.current().cycleStep()));
    }

    @Override
    protected void fill(ViewFrame f) {
        CompletedStep step = f.current();
        phase.set(name(step.phase()), "");
        left.set(secondsLeft(f), 1, "s");
        batch.set(step.surpriseSequence() == 0 ? Numbers.ABSENT : Numbers.count(step.surpriseSequence()), "");
        fillNext(f);
        long persons = step.pedestrians().stream()
                .filter(p -> p.kind() == PedestrianKind.PLANNED && p.isActive(step.step()))
                .count();
        crosswalk.set(
                f.scenario().crossing() == null
                        ? Numbers.ABSENT
                        : persons == 0 ? "free" : persons + (persons == 1 ? " person" : " persons"),
                "");
    }

    private void fillNext(ViewFrame f) {
        Scenario.@Nullable Surprise surprise = f.scenario().surprise();
        if (surprise == null) {
            next.set(Numbers.ABSENT, "");
            return;
        }
        BatchCadence cadence = surprise.cadence();
        int[] starts = cadence.startSteps();
        for (int i = 0; i < starts.length; i++) {
            int steps = starts[i] - f.current().cycleStep();
            if (steps > 0) {
                int interval = i == 0 ? starts[0] : starts[i] - starts[i - 1];
                next.set(
                        f.scenario().secondsOf(steps),
                        1,
                        "of\u00a0" + Numbers.of(f.scenario().secondsOf(interval), 1, "s"));
                return;
            }
        }
        next.set("none", "in this cycle");
    }

    /** A phase as people write it: Crosswalk Hold. */
    public static String name(@Nullable Phase phase) {
        if (phase == null) {
            return Numbers.ABSENT;
        }
        StringBuilder text = new StringBuilder();
        for (String word : phase.name().split("_", -1)) {
            text.append(text.length() == 0 ? "" : " ")
                    .append(word.charAt(0))
                    .append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return text.toString();
    }
}
