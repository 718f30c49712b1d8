package dev.wheelhouse.sim.measure;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;

/** What a completed step alone tells of a vehicle: its leader, also across the seam, and its gates. */
final class LeaderMeasures {
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

    static LateralBand band(Scenario s, FleetState f, int slot) {
        Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
        return LateralBand.of(e, f.lateralMeters(slot), f.yawRadians(slot));
    }
}
