package dev.wheelhouse.sim.id;

/**
 * A person of the running world: its slot, and which of the slot's successive persons it is. The handle of a removed person stays
 * dead when its slot is used again (S-4).
 */
public record PersonHandle(int slot, int generation) {
    public static final PersonHandle NONE = new PersonHandle(-1, 0);

    public boolean isNone() {
        return slot < 0;
    }
}
