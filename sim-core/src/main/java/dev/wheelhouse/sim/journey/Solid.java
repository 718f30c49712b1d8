package dev.wheelhouse.sim.journey;

import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.math.Vec2;
import java.util.List;

/** Something that a body cannot drive through; from the ground up unless it says at which heights it stands. */
public sealed interface Solid {
    /** Who or what it is, for the report. */
    String name();

    double lowestMeters();

    double highestMeters();

    /** A barrier or a vehicle: a convex outline. */
    record Block(String name, List<Vec2> outline, double lowestMeters, double highestMeters) implements Solid {
        public Block {
            outline = List.copyOf(outline);
        }

        public static Block of(String name, List<Vec2> outline) {
            return new Block(name, outline, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }

        public static Block of(String name, OrientedBox envelope) {
            return of(name, List.of(envelope.corners()));
        }
    }

    /** A pedestrian. */
    record Disc(String name, Vec2 center, double radiusMeters, double lowestMeters, double highestMeters)
            implements Solid {
        public static Disc of(String name, Vec2 center, double radiusMeters) {
            return new Disc(name, center, radiusMeters, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
    }
}
