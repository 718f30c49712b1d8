package dev.wheelhouse.sim.expression;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.PedestrianKind;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Counters;
import dev.wheelhouse.sim.state.Decision;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The fields of a step, its decision and its counters, by the trace's names. */
final class StepFields {
    private static final double ABSENT = Double.NaN;
    private final Scenario s;
    private final Domain vehicles;
    private final Domain pedestrians;
    private final List<Field> fields = new ArrayList<>();

    private StepFields(Scenario scenario, Domain vehicles, Domain pedestrians) {
        this.s = scenario;
        this.vehicles = vehicles;
        this.pedestrians = pedestrians;
    }

    static List<Field> of(Scenario scenario, Domain vehicles, Domain pedestrians) {
        StepFields made = new StepFields(scenario, vehicles, pedestrians);
        made.step();
        made.decision();
        made.counters();
        return made.fields;
    }

    private void add(String name, Domain domain, ToDoubleFunction<CompletedStep> read) {
        fields.add(new Field(name, domain, (step, slot) -> read.applyAsDouble(step)));
    }

    private void step() {
        add("step", Domain.NUMBER, CompletedStep::step);
        add("timeSeconds", Domain.NUMBER, c -> s.secondsOf(c.step()));
        add("cycle", Domain.NUMBER, CompletedStep::cycle);
        add("cycleSeconds", Domain.NUMBER, c -> s.secondsOf(c.cycleStep()));
        add(
                "phase",
                Domain.of("a phase", Phase.values()),
                c -> c.phase() == null ? ABSENT : c.phase().ordinal());
        add("crosswalkOccupied", Domain.TRUTH, StepFields::occupied);
        add("surpriseSequence", Domain.NUMBER, CompletedStep::surpriseSequence);
        add("directBrakingVehicle", vehicles, c -> {
            Decision d = c.decision();
            return d != null && d.response().brakes() ? d.slot() : ABSENT;
        });
        add(
                "avoidingVehicle",
                vehicles,
                c -> c.avoidance() == null ? ABSENT : c.avoidance().slot());
    }

    private static double occupied(CompletedStep c) {
        List<Pedestrian> all = c.pedestrians();
        for (int k = 0; k < all.size(); k++) {
            if (all.get(k).kind() == PedestrianKind.PLANNED && all.get(k).isActive(c.step())) {
                return 1;
            }
        }
        return 0;
    }

    private void decision() {
        decided("vehicle", vehicles, Decision::slot);
        decided(
                "pedestrian",
                pedestrians,
                d -> pedestrians.codeOf(d.pedestrian().id().value()));
        decided(
                "response",
                Domain.of("a response", Response.values()),
                d -> d.response().ordinal());
        decided("ttcSeconds", Domain.NUMBER, d -> d.assessment().ttcSeconds());
        decided("clearanceMeters", Domain.NUMBER, d -> d.assessment().inputs().clearance());
        decided("requiredStoppingMeters", Domain.NUMBER, d -> d.assessment().requiredMeters());
        // Last, so that a list of what could stand somewhere begins with figures.
        add("decision", Domain.TRUTH, c -> c.decision() == null ? ABSENT : 1);
    }

    private void decided(String name, Domain domain, ToDoubleFunction<Decision> read) {
        add("decision." + name, domain, c -> c.decision() == null ? ABSENT : read.applyAsDouble(c.decision()));
    }

    private void counters() {
        counted("avoidancesStarted", Counters::avoidancesStarted);
        counted("avoidancesCompleted", Counters::avoidancesCompleted);
        counted("avoidancesRecovered", Counters::avoidancesRecovered);
        counted("impacts", Counters::impacts);
        counted("repairs", Counters::repairs);
        counted("routeRecycles", Counters::routeRecycles);
        counted("teleportViolations", Counters::teleportViolations);
        counted("positionClamps", Counters::positionClamps);
        counted("maxStepMeters", Counters::maxStepMeters);
        counted("maxLateralStepMeters", Counters::maxLateralStepMeters);
        counted("minBumperGapMeters", c -> bounded(c.minBumperGapMeters()));
        counted("minPedestrianClearanceMeters", c -> bounded(c.minPedestrianClearanceMeters()));
    }

    private void counted(String name, ToDoubleFunction<Counters> read) {
        add("counters." + name, Domain.NUMBER, c -> read.applyAsDouble(c.counters()));
    }

    /** What the trace writes as null does not exist here either. */
    static double bounded(double value) {
        return Double.isInfinite(value) ? ABSENT : value;
    }
}
