package dev.wheelhouse.sim.expression;

import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.SpeedLimit;
import dev.wheelhouse.sim.measure.LeaderMeasures;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.FleetState;
import java.util.ArrayList;
import java.util.List;

/** The fields of a vehicle, by the trace's names. */
final class VehicleFields {
    private final Scenario s;
    private final List<Field> fields = new ArrayList<>();

    private VehicleFields(Scenario scenario) {
        this.s = scenario;
    }

    static List<Field> of(Scenario scenario) {
        VehicleFields made = new VehicleFields(scenario);
        made.motion();
        made.flags();
        made.place();
        made.measures();
        return made.fields;
    }

    /** Reads a column of the fleet. */
    @FunctionalInterface
    private interface Column {
        double of(FleetState fleet, int slot);
    }

    private void add(String name, Domain domain, Column column) {
        fields.add(new Field(name, domain, (step, slot) -> column.of(step.fleet(), slot)));
    }

    private void motion() {
        add("speedMps", Domain.NUMBER, FleetState::speedMps);
        add("accelerationMps2", Domain.NUMBER, FleetState::accelerationMps2);
        add("targetSpeedMps", Domain.NUMBER, FleetState::targetSpeedMps);
        add("routeMeters", Domain.NUMBER, FleetState::routeMeters);
        add("lateralOffsetMeters", Domain.NUMBER, FleetState::lateralMeters);
        add("headingRadians", Domain.NUMBER, FleetState::yawRadians);
        add("bumperGapMeters", Domain.NUMBER, (f, slot) -> StepFields.bounded(f.bumperGapMeters(slot)));
        add("damagePoints", Domain.NUMBER, FleetState::damagePoints);
        add(
                "damage",
                Domain.of("a damage state", DamageState.values()),
                (f, slot) -> s.damage().state(f.damagePoints(slot)).ordinal());
        add(
                "bindingLimit",
                Domain.of("a limit", SpeedLimit.values()),
                (f, slot) -> f.binding(slot).ordinal());
    }

    private void flags() {
        flag("gateClosed", FleetState.GATE_CLOSED);
        flag("followingLimited", FleetState.FOLLOWING_LIMITED);
        flag("emergencyBraking", FleetState.EMERGENCY_BRAKING);
        flag("positionClamped", FleetState.POSITION_CLAMPED);
        flag("recycled", FleetState.RECYCLED);
    }

    private void flag(String name, int flag) {
        add(name, Domain.TRUTH, (f, slot) -> f.has(slot, flag) ? 1 : 0);
    }

    private void place() {
        List<String> names = new ArrayList<>();
        for (Scenario.Segment segment : s.road().segments()) {
            names.add(segment.id());
        }
        add("segment", new Domain("a segment", names), (f, slot) -> segment(f.routeMeters(slot)));
        add("alpha", Domain.NUMBER, (f, slot) -> alpha(f.routeMeters(slot)));
        add("xMeters", Domain.NUMBER, FleetState::routeMeters);
        add("yMeters", Domain.NUMBER, FleetState::lateralMeters);
    }

    private int segment(double routeMeters) {
        List<Scenario.Segment> all = s.road().segments();
        double along = routeMeters;
        int k = 0;
        while (k < all.size() - 1 && along >= all.get(k).lengthMeters()) {
            along -= all.get(k++).lengthMeters();
        }
        return k;
    }

    private double alpha(double routeMeters) {
        int k = segment(routeMeters);
        double along = routeMeters;
        for (int before = 0; before < k; before++) {
            along -= s.road().segments().get(before).lengthMeters();
        }
        return along / s.road().segments().get(k).lengthMeters();
    }

    private void measures() {
        fields.add(new Field(
                "leaderTtcSeconds", Domain.NUMBER, (step, slot) -> LeaderMeasures.ttcSeconds(s, step.fleet(), slot)));
        fields.add(
                new Field("dracMps2", Domain.NUMBER, (step, slot) -> LeaderMeasures.dracMps2(s, step.fleet(), slot)));
    }
}
