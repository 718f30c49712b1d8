package dev.wheelhouse.sim.measure;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;

/** What a completed step alone tells of a vehicle: its leader, also across the seam, and its gates. */
public final class LeaderMeasures {
    private LeaderMeasures() {}

    static void fill(Scenario s, CompletedStep step, StepMeasures m) {
        FleetState f = step.fleet();
        for (int index = 0; index < f.size(); index++) {
            int slot = f.slotAt(index);
            int leader = f.slotAt(index == 0 ? f.size() - 1 : index - 1);
            if (leader != slot && band(s, f, slot).overlaps(band(s, f, leader))) {
                double closing = f.speedMps(slot) - f.speedMps(leader);
                m.leaderTtc[slot] = SafetyMeasures.leaderTtcSeconds(f.bumperGapMeters(slot), closing);
                m.drac[slot] = SafetyMeasures.dracMps2(f.bumperGapMeters(slot), closing);
            }
            m.requiredDeceleration[slot] = m.drac[slot];
        }
        for (Gate g : step.gates()) {
            double nose = f.routeMeters(g.slot())
                    + s.fleet().vehicles().get(g.slot()).envelope().front();
            double needed = SafetyMeasures.stoppingDecelerationMps2(g.routeMeters() - nose, f.speedMps(g.slot()));
            m.requiredDeceleration[g.slot()] = SafetyMeasures.larger(m.requiredDeceleration[g.slot()], needed);
        }
    }

    /** The time to collision with the leader of one vehicle alone; NaN where nothing is approached. */
    public static double ttcSeconds(Scenario s, FleetState f, int slot) {
        int leader = leaderOf(f, slot);
        return leader < 0
                ? Double.NaN
                : SafetyMeasures.leaderTtcSeconds(
                        f.bumperGapMeters(slot),
                        f.speedMps(slot) - f.speedMps(leader),
                        band(s, f, slot),
                        band(s, f, leader));
    }

    /** The deceleration that avoids a crash with the leader; NaN where none is needed. */
    public static double dracMps2(Scenario s, FleetState f, int slot) {
        int leader = leaderOf(f, slot);
        boolean isInTheWay = leader >= 0 && band(s, f, slot).overlaps(band(s, f, leader));
        return isInTheWay
                ? SafetyMeasures.dracMps2(f.bumperGapMeters(slot), f.speedMps(slot) - f.speedMps(leader))
                : Double.NaN;
    }

    private static int leaderOf(FleetState f, int slot) {
        int index = 0;
        while (f.slotAt(index) != slot) {
            index++;
        }
        int leader = f.slotAt(index == 0 ? f.size() - 1 : index - 1);
        return leader == slot ? -1 : leader;
    }

    static LateralBand band(Scenario s, FleetState f, int slot) {
        Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
        return LateralBand.of(e, f.lateralMeters(slot), f.yawRadians(slot));
    }
}
