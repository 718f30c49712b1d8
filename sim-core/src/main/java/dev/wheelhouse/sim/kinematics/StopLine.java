package dev.wheelhouse.sim.kinematics;

/** A stop line on a lane, in alpha: the fraction of the lane's length (M-36). */
public final class StopLine {
    private StopLine() {}

    /** The alpha of the front bumper; above 1 past the lane's end. */
    public static double frontAlpha(double centerAlpha, double frontExtentMeters, double laneLengthMeters) {
        return centerAlpha + frontExtentMeters / laneLengthMeters;
    }

    /** The distance from the front bumper to the line; negative once the nose is past it. */
    public static double clearanceMeters(
            double lineAlpha, double centerAlpha, double frontExtentMeters, double laneLengthMeters) {
        return (lineAlpha - frontAlpha(centerAlpha, frontExtentMeters, laneLengthMeters)) * laneLengthMeters;
    }
}
