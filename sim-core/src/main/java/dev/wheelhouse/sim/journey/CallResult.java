package dev.wheelhouse.sim.journey;

import org.jspecify.annotations.Nullable;

/**
 * A call's end: its status and the journey after it. A refused call gives the journey as it was, unless the status says that it
 * failed on the road.
 *
 * @param succeeded of Start: the destination was taken; of the exchange: the driver changed (J-11, J-13)
 * @param admission when the call tried to join the road
 * @param takeoverDropped a request of the player to take over was given up with it
 * @param distanceMeters how near a lane comes to a destination that was refused; NaN otherwise
 */
public record CallResult(
        Journey journey,
        CallStatus status,
        boolean succeeded,
        @Nullable Admission admission,
        boolean takeoverDropped,
        double distanceMeters) {

    static CallResult refused(Journey journey, CallStatus status) {
        return new CallResult(journey, status, false, null, false, Double.NaN);
    }

    static CallResult done(Journey journey, CallStatus status) {
        return new CallResult(journey, status, true, null, false, Double.NaN);
    }

    static CallResult offRoad(Journey journey, double distanceMeters) {
        return new CallResult(journey, CallStatus.DESTINATION_OFF_ROAD, false, null, false, distanceMeters);
    }
}
