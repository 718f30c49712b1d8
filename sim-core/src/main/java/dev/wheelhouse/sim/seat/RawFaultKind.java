package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.Labels;

/** What raw fields can say that no call leaves behind (S-43), each with the repair for it. */
public enum RawFaultKind {
    IN_VEHICLE_WITHOUT_SEAT(RawRepair.CLEAR_PERSON),
    IN_VEHICLE_WITHOUT_VEHICLE(RawRepair.CLEAR_PERSON),
    SEAT_WITHOUT_IN_VEHICLE(RawRepair.CLEAR_PERSON),
    CLAIMS_MISSING_SEAT(RawRepair.CLEAR_PERSON),
    CLAIMS_EMPTY_SEAT(RawRepair.CLEAR_PERSON),
    CLAIMS_OCCUPIED_SEAT(RawRepair.CLEAR_PERSON),
    WRONG_DRIVER_FLAG(RawRepair.DERIVE_DRIVER_FLAG),
    ASSOCIATED_DEAD(RawRepair.FORGET_ASSOCIATED),
    PERSON_SERIAL_NEGATIVE(RawRepair.RAISE_PERSON_SERIAL),

    OCCUPIED_WITHOUT_OCCUPANT(RawRepair.CLEAR_SEAT),
    OCCUPANT_WITHOUT_FLAG(RawRepair.CLEAR_SEAT),
    OCCUPANT_DEAD(RawRepair.CLEAR_SEAT),
    OCCUPANT_ELSEWHERE(RawRepair.CLEAR_SEAT),
    /** Two seats name the person, who acknowledges the other one; they may be in two vehicles. */
    PERSON_IN_TWO_SEATS(RawRepair.CLEAR_SEAT),
    NO_DRIVER_SEAT(RawRepair.KEEP_ONE_DRIVER_SEAT),
    SEVERAL_DRIVER_SEATS(RawRepair.KEEP_ONE_DRIVER_SEAT),

    RESERVATION_OF_OTHER_SEAT(RawRepair.CLEAR_RESERVATION),
    RESERVATION_OF_NOBODY(RawRepair.CLEAR_RESERVATION),
    RESERVATION_WITHOUT_REQUESTER(RawRepair.CLEAR_RESERVATION),
    RESERVATION_WITHOUT_IDENTITY(RawRepair.CLEAR_RESERVATION),
    RESERVATION_REMAINS(RawRepair.CLEAR_RESERVATION),

    OWNER_REMAINS(RawRepair.CLEAR_OWNER),
    OWNER_DEAD(RawRepair.CLEAR_OWNER),
    OWNER_NOT_IN_DRIVER_SEAT(RawRepair.CLEAR_OWNER),
    OWNER_NOT_DRIVER_OWNED(RawRepair.CLEAR_OWNER),
    OWNER_WITHOUT_COMMAND(RawRepair.CLEAR_OWNER),
    TASK_REMAINS(RawRepair.CLEAR_OWNER),
    TASK_WITHOUT_IDENTITY(RawRepair.CLEAR_OWNER),
    OWNER_SERIAL_NEGATIVE(RawRepair.RAISE_OWNER_SERIAL),
    COMMAND_WITHOUT_SOURCE(RawRepair.CLEAR_OWNER),
    COMMAND_OUT_OF_RANGE(RawRepair.CLEAR_OWNER),
    COMMAND_OFFER_UNSOUND(RawRepair.CLEAR_OWNER);

    private final RawRepair repair;
    private final String label;

    RawFaultKind(RawRepair repair) {
        this.repair = repair;
        this.label = Labels.of(this);
    }

    public RawRepair repair() {
        return repair;
    }

    public String label() {
        return label;
    }
}
