package dev.wheelhouse.sim.world;

/** How many cases a property tries: many more with {@code -Dwheelhouse.deep=true}. */
public final class Deep {
    private Deep() {}

    public static int times(int usual, int deep) {
        return Boolean.getBoolean("wheelhouse.deep") ? deep : usual;
    }
}
