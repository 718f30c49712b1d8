package dev.wheelhouse.sim.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Which statuses an operation's result can have; an expectation of another one could never come true. */
public final class ScriptStatuses {
    private static final String HANDLES = "InvalidPed InvalidVehicle InvalidSeat Rejected";
    private static final String DAMAGE = "Done ValueOutOfRange";

    private ScriptStatuses() {}

    static List<String> of(ScriptAction.Kind kind) {
        return switch (kind) {
            case WAIT, STOP_OFFERING -> List.of();
            case RESERVE -> names("Reserved AlreadyReserved Conflict " + HANDLES);
            case CONFIRM -> names("Confirmed MissingReservation Conflict IdentityMismatch " + HANDLES);
            case RELEASE -> names("Released MissingReservation Conflict IdentityMismatch " + HANDLES);
            case REPLACE -> names("Reserved AlreadyReserved MissingReservation Conflict IdentityMismatch " + HANDLES);
            case ENTER -> names("Entered AlreadyInVehicle OccupiedSeat RelationshipMismatch " + HANDLES);
            case CHANGE_SEAT -> names("SeatChanged NotInVehicle OccupiedSeat RelationshipMismatch " + HANDLES);
            case EXIT -> names("Exited NotInVehicle RelationshipMismatch OccupantMismatch StillMoving " + HANDLES);
            case OFFER -> names("Accepted EligibilityNotReady CandidateNotReady NotSelected Rejected");
            case REPAIR_PERSON_SIDE, REPAIR_VEHICLE_SIDE, REPAIR_OWNER ->
                names("Repaired Unchanged AlreadyConsistent " + HANDLES);
            case SET_DIRECTLY -> names("Set InvalidVehicle Rejected");
            case CLEAN_UP_TASK -> names("Cleaned NoCleanup InvalidVehicle Rejected");
            case MAKE_STALE -> names("Done Refused");
            case IMPACT, DISPLACE -> names(DAMAGE);
            case DISABLE -> names("Done AlreadyDisabled");
            case REPAIR_DAMAGE -> names("Done NothingToRepair");
        };
    }

    private static List<String> names(String words) {
        return Arrays.asList(words.split(" "));
    }

    /** All that there are, each once. */
    public static List<String> all() {
        List<String> all = new ArrayList<>();
        for (ScriptAction.Kind kind : ScriptAction.Kind.values()) {
            for (String name : of(kind)) {
                if (!all.contains(name)) {
                    all.add(name);
                }
            }
        }
        return all;
    }
}
