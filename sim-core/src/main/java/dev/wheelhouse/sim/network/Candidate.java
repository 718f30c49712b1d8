package dev.wheelhouse.sim.network;

import dev.wheelhouse.sim.math.Vec3;
import java.util.Comparator;

/**
 * A lane as a place to join the road, measured from a pose (J-21, J-22).
 *
 * @param link the link that the plan would begin with
 * @param lane index within the link, or −1 for a link as a whole
 * @param connection the way through a junction that the body is on and that leads to the lane, or −1
 * @param point the projection on the lane, height interpolated
 * @param alongMeters arc length of the projection
 * @param scoreSquareMeters horizontal distance squared and four for each unit of alignment missing
 */
public record Candidate(
        int link,
        int lane,
        int connection,
        Verdict verdict,
        Vec3 point,
        double alongMeters,
        double alpha,
        double distanceMeters,
        double heightDifferenceMeters,
        double alignment,
        double directionX,
        double directionY,
        double scoreSquareMeters) {

    static final double MAX_DISTANCE_METERS = 8;
    static final double MAX_HEIGHT_DIFFERENCE_METERS = 2.5;
    static final double MIN_ALIGNMENT = 0.5;
    static final double MAX_ALPHA = 0.98;
    private static final double ALIGNMENT_WEIGHT_SQUARE_METERS = 4;
    private static final Vec3 NOWHERE = new Vec3(Double.NaN, Double.NaN, Double.NaN);

    static Candidate unusable(int link) {
        double none = Double.NaN;
        return new Candidate(
                link, -1, -1, Verdict.LINK_UNUSABLE, NOWHERE, none, none, none, none, none, none, none, none);
    }

    static Candidate of(int link, int lane, int connection, Polyline path, boolean drivable, MeasuredPose pose) {
        Projection on = path.project(pose.position().x(), pose.position().y());
        double height = pose.position().heightDifferenceTo(on.point());
        double alignment = pose.alignmentWith(on.directionX(), on.directionY());
        double dx = pose.position().x() - on.point().x();
        double dy = pose.position().y() - on.point().y();
        return new Candidate(
                link,
                lane,
                connection,
                verdict(drivable, path.lengthMeters(), on, height, alignment),
                on.point(),
                on.alongMeters(),
                on.alpha(),
                on.distanceMeters(),
                height,
                alignment,
                on.directionX(),
                on.directionY(),
                dx * dx + dy * dy + (1 - alignment) * ALIGNMENT_WEIGHT_SQUARE_METERS);
    }

    private static Verdict verdict(boolean drivable, double length, Projection on, double height, double alignment) {
        if (!drivable) {
            return Verdict.LANE_PROHIBITED;
        }
        if (length == 0) {
            return Verdict.DEGENERATE;
        }
        if (!(on.distanceMeters() <= MAX_DISTANCE_METERS)) {
            return Verdict.TOO_FAR;
        }
        if (!(height <= MAX_HEIGHT_DIFFERENCE_METERS)) {
            return Verdict.HEIGHT;
        }
        if (!(alignment >= MIN_ALIGNMENT)) {
            return Verdict.ALIGNMENT;
        }
        return on.alpha() > MAX_ALPHA ? Verdict.NEAR_END : Verdict.ADMITTED;
    }

    public boolean admitted() {
        return verdict == Verdict.ADMITTED;
    }

    /** By score, then completely by start node, end node, link, lane and way through the junction. */
    static Comparator<Candidate> order(RoadGraph graph) {
        return Comparator.comparingDouble(Candidate::scoreSquareMeters)
                .thenComparingInt(c -> graph.linkFrom(c.link))
                .thenComparingInt(c -> graph.linkTo(c.link))
                .thenComparingInt(Candidate::link)
                .thenComparingInt(Candidate::lane)
                .thenComparingInt(Candidate::connection);
    }
}
