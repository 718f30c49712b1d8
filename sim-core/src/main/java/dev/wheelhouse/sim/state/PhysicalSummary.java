package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.scenario.Scenario;

/**
 * The physical entries of a fleet summed up (M-63).
 *
 * @param grounded vehicles with wheels on the ground
 * @param lostGrip vehicles whose grip is below the scenario's threshold
 * @param largestTiltRadians the larger of pitch and roll, a magnitude
 * @param largestOffsetMeters of a body, a magnitude
 */
public record PhysicalSummary(
        int grounded,
        int lostGrip,
        double leastGrip,
        double largestTiltRadians,
        double largestOffsetMeters,
        int damaged,
        int disabled,
        int gripExceeded) {

    public static PhysicalSummary of(Scenario s, FleetState f) {
        int grounded = 0;
        int lost = 0;
        int damaged = 0;
        int disabled = 0;
        int exceeded = 0;
        double least = Double.POSITIVE_INFINITY;
        double tilt = 0;
        double offset = 0;
        for (int slot = 0; slot < f.size(); slot++) {
            PhysicalEntry e = PhysicalEntry.of(s, f, slot);
            grounded += e.grounded() ? 1 : 0;
            lost += e.grip() < s.physical().lostGripBelow() ? 1 : 0;
            damaged += e.damage() == DamageState.DAMAGED ? 1 : 0;
            disabled += e.damage() == DamageState.DISABLED ? 1 : 0;
            exceeded += e.gripExceeded() ? 1 : 0;
            least = Math.min(least, e.grip());
            tilt = Math.max(tilt, Math.max(Math.abs(e.pitchRadians()), Math.abs(e.rollRadians())));
            offset = Math.max(offset, Math.abs(e.heightMeters()));
        }
        return new PhysicalSummary(grounded, lost, least, tilt, offset, damaged, disabled, exceeded);
    }
}
