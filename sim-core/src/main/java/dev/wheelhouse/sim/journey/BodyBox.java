package dev.wheelhouse.sim.journey;

/** Half the length, width and height of a body, from its middle. */
public record BodyBox(double halfLengthMeters, double halfWidthMeters, double halfHeightMeters) {
    BodyBox scaled(double factor) {
        return new BodyBox(halfLengthMeters * factor, halfWidthMeters * factor, halfHeightMeters * factor);
    }
}
