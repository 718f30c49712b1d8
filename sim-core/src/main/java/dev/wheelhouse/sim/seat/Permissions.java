package dev.wheelhouse.sim.seat;

/** A set of permissions. */
public record Permissions(int bits) {
    /** Reserve, confirm and release. */
    public static final Permissions USUAL = of(Permission.RESERVE, Permission.CONFIRM, Permission.RELEASE);

    public static Permissions of(Permission... permissions) {
        int bits = 0;
        for (Permission p : permissions) {
            bits |= 1 << p.ordinal();
        }
        return new Permissions(bits);
    }

    public Permissions and(Permission permission) {
        return new Permissions(bits | 1 << permission.ordinal());
    }

    public boolean allow(Permission permission) {
        return (bits & 1 << permission.ordinal()) != 0;
    }
}
