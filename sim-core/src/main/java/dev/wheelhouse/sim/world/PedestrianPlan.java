package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.crossing.PhaseSchedule;
import dev.wheelhouse.sim.id.PedestrianId;
import dev.wheelhouse.sim.id.PedestrianKind;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.scenario.Scenario;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who is on the road at a step: a function of the step alone (M-3, M-13, rulings A2, A10, A35). */
final class PedestrianPlan {
    private final Scenario scenario;
    private final double roadLength;
    private final int[] batchStarts;
    private final int stagingStart;
    private final int entryStart;
    private List<Pedestrian> cached = List.of();
    private long cachedFrom;
    private long cachedUntil = -1;
    private long cachedCycleStart = -1;

    PedestrianPlan(Scenario scenario) {
        this.scenario = scenario;
        this.roadLength = scenario.road().lengthMeters();
        this.batchStarts = scenario.surprise() == null
                ? new int[0]
                : scenario.surprise().cadence().startSteps();
        this.entryStart = start(scenario, Phase.CROSSWALK_ENTRY);
        this.stagingStart = start(scenario, Phase.PEDESTRIAN_STAGING);
    }

    private static int start(Scenario scenario, Phase phase) {
        PhaseSchedule cycle = scenario.cycle();
        boolean has = cycle != null && cycle.entries().stream().anyMatch(e -> e.phase() == phase);
        return cycle != null && has ? cycle.startStepOf(phase) : -1;
    }

    /** The newest batch that has started by a step of the cycle, 0 before the first. */
    int newestBatch(int cycleStep) {
        int place = Arrays.binarySearch(batchStarts, cycleStep);
        return place >= 0 ? place + 1 : -place - 1;
    }

    /** The persons of a step. They are the same objects as in the step before as long as nobody comes or goes. */
    List<Pedestrian> at(long step, int cycleStep) {
        if (step < cachedFrom || step >= cachedUntil || step - cycleStep != cachedCycleStart) {
            refresh(step, cycleStep);
        }
        return cached;
    }

    private void refresh(long step, int cycleStep) {
        List<Pedestrian> shown = new ArrayList<>();
        long cycleStart = step - cycleStep;
        cachedCycleStart = cycleStart;
        cachedFrom = step;
        cachedUntil = Long.MAX_VALUE;
        addPlanned(shown, step, cycleStart);
        int batch = newestBatch(cycleStep);
        if (batch < batchStarts.length) {
            changesAt(cycleStart + batchStarts[batch], step);
        }
        addBatches(shown, step, cycleStart, batch);
        for (int i = 0; i < scenario.persons().size(); i++) {
            Scenario.Person p = scenario.persons().get(i);
            changesAt(p.fromStep(), step);
            changesAt(p.untilStep(), step);
            if (step >= p.fromStep() && step < p.untilStep()) {
                shown.add(standing(p, -1 - i));
            }
        }
        cached = List.copyOf(shown);
    }

    /** What is cached ends where somebody next comes or goes. */
    private void changesAt(long change, long step) {
        if (change > step) {
            cachedUntil = Math.min(cachedUntil, change);
        }
    }

    private Pedestrian standing(Scenario.Person p, int batch) {
        double seconds = (p.untilStep() - p.fromStep()) * scenario.stepSeconds();
        return new Pedestrian(
                new PedestrianId(p.id()),
                PedestrianKind.STANDING,
                batch,
                p.routeMeters(),
                p.lateral(),
                0,
                p.radius(),
                p.fromStep(),
                p.untilStep(),
                p.fromStep(),
                0,
                seconds,
                scenario.stepSeconds());
    }

    private void addPlanned(List<Pedestrian> shown, long step, long cycleStart) {
        Scenario.@Nullable Crossing c = scenario.crossing();
        if (c == null || entryStart < 0) {
            return;
        }
        long walkStart = cycleStart + entryStart;
        long appear = stagingStart < 0 ? walkStart : cycleStart + stagingStart;
        long gone = walkStart + Math.round(c.walkSeconds() * scenario.stepsPerSecond());
        changesAt(appear, step);
        changesAt(gone, step);
        if (step < appear || step >= gone) {
            return;
        }
        double x = c.alpha() * roadLength;
        for (int i = 0; i < 2; i++) {
            int side = i == 0 ? -1 : 1;
            shown.add(new Pedestrian(
                    new PedestrianId("C" + (i + 1)),
                    PedestrianKind.PLANNED,
                    0,
                    x + side * c.spacing() / 2,
                    side * c.waitMeters(),
                    -side * c.walkMeters() / c.walkSeconds(),
                    c.radius(),
                    appear,
                    gone,
                    walkStart,
                    0,
                    c.walkSeconds(),
                    scenario.stepSeconds()));
        }
    }

    /** The newest batch, and older ones of which somebody still walks. */
    private void addBatches(List<Pedestrian> shown, long step, long cycleStart, int newest) {
        Scenario.@Nullable Surprise s = scenario.surprise();
        if (s == null) {
            return;
        }
        int oldest = newest;
        while (oldest > 1 && step < goneStep(s, cycleStart + batchStarts[oldest - 2], s.batchSize() - 1)) {
            oldest--;
        }
        for (int batch = Math.max(1, oldest); batch <= newest; batch++) {
            addBatch(shown, step, cycleStart + batchStarts[batch - 1], batch, s);
        }
    }

    private long goneStep(Scenario.Surprise s, long start, int person) {
        double seconds = s.walkSeconds() + person * s.delaySeconds();
        return start + (long) Math.ceil(seconds * scenario.stepsPerSecond() - 1e-9);
    }

    private void addBatch(List<Pedestrian> shown, long step, long start, int batch, Scenario.Surprise s) {
        int side = batch % 2 == 0 ? 1 : -1;
        double x = s.alpha() * roadLength;
        for (int i = 0; i < s.batchSize(); i++) {
            long gone = goneStep(s, start, i);
            changesAt(gone, step);
            if (step < gone) {
                shown.add(new Pedestrian(
                        new PedestrianId("S" + batch + "-" + (i + 1)),
                        PedestrianKind.SURPRISE,
                        batch,
                        x + (i - (s.batchSize() - 1) / 2.0) * s.spacing(),
                        side * s.waitMeters(),
                        -side * s.walkMeters() / s.walkSeconds(),
                        s.radius(),
                        start,
                        gone,
                        start,
                        i * s.delaySeconds(),
                        s.walkSeconds(),
                        scenario.stepSeconds()));
            }
        }
    }
}
