package dev.wheelhouse.sim.measure;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Measures a run step by step: feed it completed steps in order. Keeps ten seconds of steps; belongs to one thread. */
public final class MeasureObserver {
    private final Scenario s;
    private final MeasureSummary summary;
    private final Deque<CompletedStep> recent = new ArrayDeque<>();
    private final List<Encounter> encounters = new ArrayList<>();
    private final int keptSteps;

    public MeasureObserver(Scenario scenario) {
        this.s = scenario;
        this.summary = new MeasureSummary(scenario.measures());
        this.keptSteps = (int) (Encounter.LONGEST_SECONDS * scenario.stepsPerSecond()) + 1;
    }

    /** The measures of the step that follows the one given last. */
    public StepMeasures observe(CompletedStep step) {
        StepMeasures m = new StepMeasures(step.fleet().size());
        LeaderMeasures.fill(s, step, m);
        observeEncounters(step, m.pet);
        summary.add(m);
        return m;
    }

    /** Counts and extremes over all steps so far. */
    public MeasureSummary summary() {
        return summary;
    }

    private void observeEncounters(CompletedStep step, double[] pet) {
        CompletedStep before = recent.peekLast();
        if (before != null && (before.cycle() != step.cycle() || before.step() + 1 != step.step())) {
            recent.clear();
            encounters.clear();
            before = null;
        }
        encounters.removeIf(e -> e.isOver(s.secondsOf(step.step())));
        for (Pedestrian p : step.pedestrians()) {
            if (p.vy() != 0 && encounters.stream().noneMatch(e -> e.isOf(p))) {
                encounters.add(caughtUp(new Encounter(s, p), pet.length));
            }
        }
        if (before != null) {
            for (Encounter e : encounters) {
                e.advance(before, step, pet);
            }
        }
        recent.addLast(step);
        if (recent.size() > keptSteps) {
            recent.removeFirst();
        }
    }

    /** A vehicle may have left the place before the person was there to be seen. */
    private Encounter caughtUp(Encounter encounter, int vehicles) {
        double[] unused = new StepMeasures(vehicles).pet;
        CompletedStep before = null;
        for (CompletedStep step : recent) {
            if (before != null) {
                encounter.advance(before, step, unused);
            }
            before = step;
        }
        return encounter;
    }
}
