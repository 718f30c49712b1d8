package dev.wheelhouse.sim.input;

import dev.wheelhouse.sim.id.VehicleId;

/** Something that the user or a script asks of the world; taken at the start of a step, in order, and recorded with it. */
public sealed interface SimCommand {
    VehicleId vehicle();

    /** A hit of {@code impulseNs} N·s, 0 to 10⁹. */
    record InjectImpact(VehicleId vehicle, double impulseNs) implements SimCommand {}

    /** Damage up to the points from which a vehicle is disabled. */
    record Disable(VehicleId vehicle) implements SimCommand {}

    /** Clears all damage of the vehicle. */
    record Repair(VehicleId vehicle) implements SimCommand {}

    /**
     * An illegal displacement along the route, up to 1000 m either way, which the continuity check must find (M-82).
     *
     * @param claimsRecycle whether it pretends to be a recycle
     */
    record Displace(VehicleId vehicle, double meters, boolean claimsRecycle) implements SimCommand {}
}
