package dev.wheelhouse.sim.network;

import dev.wheelhouse.sim.math.Vec3;

/**
 * The nearest point of a polyline, in the plane.
 *
 * @param point on the line, its height interpolated
 * @param alongMeters arc length from the line's start
 * @param alpha the part of the line's length that lies behind, 0 to 1
 * @param distanceMeters horizontal distance from the projected place
 * @param directionX unit direction of the chord that it lies on; 0, 0 on a line without length
 */
public record Projection(
        Vec3 point, double alongMeters, double alpha, double distanceMeters, double directionX, double directionY) {}
