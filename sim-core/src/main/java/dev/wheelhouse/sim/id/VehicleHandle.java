package dev.wheelhouse.sim.id;

/**
 * A vehicle of the running world: its slot, and which of the slot's successive vehicles it is. The handle of a removed vehicle
 * stays dead when its slot is used again (S-4).
 */
public record VehicleHandle(int slot, int generation) {
    public static final VehicleHandle NONE = new VehicleHandle(-1, 0);

    public boolean isNone() {
        return slot < 0;
    }
}
