package dev.wheelhouse.sim.avoidance;

import dev.wheelhouse.sim.avoidance.AvoidanceCurve.Knot;
import java.util.List;

/** The curve of the fixture (M-50, ruling A14). */
final class Curves {
    static final AvoidanceCurve FIXTURE = new AvoidanceCurve(
            3.2,
            List.of(new Knot(0, 0), new Knot(1, 1), new Knot(2.2, 1), new Knot(4, 0)),
            List.of(
                    new Knot(0, 0),
                    new Knot(0.5, 36),
                    new Knot(1, 0),
                    new Knot(2.2, 0),
                    new Knot(3.1, -30),
                    new Knot(4, 0)));

    private Curves() {}
}
