package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.scenario.Scenario;

/**
 * What the lightweight physical layer says of a vehicle (M-63). Deterministic approximations for presentation and reports, not the
 * outcome of a suspension; only contact strength and damage are state, the rest follows from place and motion.
 *
 * @param surface id of the surface below, {@code dry} for the ordinary one
 * @param grounded whether wheels touch the ground now
 * @param contactStrength continuous contact in [0, 1], which decays over a brief miss
 * @param grip surface's grip times contact strength
 * @param heightMeters offset of the body
 * @param pitchRadians nose up positive
 * @param rollRadians right side down positive
 * @param steeringYawRadians relative to the lane
 * @param gripExceeded whether braking asked for more than the grip gives
 */
public record PhysicalEntry(
        String surface,
        boolean grounded,
        double contactStrength,
        double grip,
        double heightMeters,
        double pitchRadians,
        double rollRadians,
        double steeringYawRadians,
        double damagePoints,
        DamageState damage,
        boolean gripExceeded) {

    public static PhysicalEntry of(Scenario s, FleetState f, int slot) {
        Scenario.Physical p = s.physical();
        Scenario.Surface surface = p.at(f.routeMeters(slot));
        double strength = f.contactStrength(slot);
        return new PhysicalEntry(
                surface == null ? "dry" : surface.id(),
                !f.has(slot, FleetState.OFF_GROUND),
                strength,
                (surface == null ? 1 : surface.grip()) * strength,
                surface == null ? 0 : surface.heightMeters(),
                p.pitchPerMps2() * f.accelerationMps2(slot),
                p.rollPerMps() * f.speedMps(slot) * f.yawRadians(slot),
                f.yawRadians(slot),
                f.damagePoints(slot),
                s.damage().state(f.damagePoints(slot)),
                f.has(slot, FleetState.GRIP_EXCEEDED));
    }
}
