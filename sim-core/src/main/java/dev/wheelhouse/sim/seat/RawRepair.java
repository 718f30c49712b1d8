package dev.wheelhouse.sim.seat;

/** What sets one raw fault right; none of them seats anybody. */
public enum RawRepair {
    CLEAR_PERSON,
    DERIVE_DRIVER_FLAG,
    FORGET_ASSOCIATED,
    RAISE_PERSON_SERIAL,
    CLEAR_SEAT,
    KEEP_ONE_DRIVER_SEAT,
    CLEAR_RESERVATION,
    CLEAR_OWNER,
    RAISE_OWNER_SERIAL
}
