package dev.wheelhouse.sim.risk;

/** A car of the vectors' round figures, envelope 1.75 m, required distance 14 m at 8 m/s; world signs. */
final class RiskInputsBuilder {
    double clearance = 10;
    double speed = 8;
    double lateral = 0;
    double lateralSpeed = 0;
    boolean active = true;
    double longMargin = 1;
    double radius = 0.25;
    double lateralMargin = 0.5;
    double horizon = 4;
    double fullOffset = 3.2;
    boolean leftAvailable = true;
    boolean rightAvailable = true;
    double lateralLow = 0;
    double lateralHigh = 0;

    RiskInputs build() {
        return new RiskInputs(
                clearance,
                speed,
                lateral,
                lateralSpeed,
                active,
                4,
                longMargin,
                1,
                radius,
                lateralMargin,
                horizon,
                0.5,
                4,
                2,
                1,
                fullOffset,
                leftAvailable,
                rightAvailable,
                lateralLow,
                lateralHigh);
    }
}
