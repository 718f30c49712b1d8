package dev.wheelhouse.sim.input;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.RelationCall;

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

    /** A call about seats, reservations, owners or repair that concerns the vehicle (S-5). */
    record Relate(VehicleId vehicle, RelationCall call) implements SimCommand {}

    /** A person offers a command to the vehicle for this step (S-32). */
    record Offer(VehicleId vehicle, PersonHandle person, Command command, int priority) implements SimCommand {}

    /** The driving seat forgets who sits in it, while the person's own record goes on saying so (S-43). */
    record StaleOccupancy(VehicleId vehicle) implements SimCommand {}

    /** A call or an offer of which a snapshot keeps what became of it, and not its content. The world does not take it. */
    record Restored(VehicleId vehicle, int kind) implements SimCommand {}
}
