package dev.wheelhouse.sim.scenario;

import dev.wheelhouse.sim.avoidance.AvoidanceCurve;
import dev.wheelhouse.sim.crossing.BatchCadence;
import dev.wheelhouse.sim.crossing.PhaseSchedule;
import dev.wheelhouse.sim.damage.DamageModel;
import dev.wheelhouse.sim.id.GateSource;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.road.CenterLine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A valid scenario. Metres, seconds, m/s, m/s², radians, N·s. */
public record Scenario(
        String name,
        String purpose,
        String digest,
        int stepsPerSecond,
        long durationSteps,
        Road road,
        Fleet fleet,
        Driving driving,
        @Nullable PhaseSchedule cycle,
        @Nullable Crossing crossing,
        @Nullable Surprise surprise,
        List<Person> persons,
        List<Barrier> barriers,
        List<Signal> signals,
        Physical physical,
        Risk risk,
        Avoidance avoidance,
        DamageModel damage,
        @Nullable Impact impact,
        Continuity continuity,
        Measures measures,
        List<Fault> faults,
        Authority authority,
        Script script,
        List<String> checks) {

    public double stepSeconds() {
        return 1.0 / stepsPerSecond;
    }

    /** Seconds of a step, from the integer: never by adding. */
    public double secondsOf(long step) {
        return (double) step / stepsPerSecond;
    }

    /** {@code curvaturePerMeter} is positive for a bend to the left. */
    public record Segment(String id, double lengthMeters, double curvaturePerMeter) {}

    /** The lane; {@code centerLine} is made of the segments. */
    public record Road(
            List<Segment> segments,
            CenterLine centerLine,
            double speedLimitMps,
            double laneWidthMeters,
            double drivableHalfWidth) {
        public double lengthMeters() {
            return centerLine.lengthMeters();
        }
    }

    public record Envelope(double length, double width, double front, double rear) {}

    /** {@code drivingSeat} −1 for none. */
    public record Vehicle(
            VehicleId id, String type, Envelope envelope, double routeMeters, int seats, int drivingSeat) {}

    public record Fleet(
            List<Vehicle> vehicles,
            double spacingMeters,
            double minimumGapMeters,
            double initialSpeedMps,
            boolean disabledLeaderIsEmergency) {}

    /** {@code jerkLimit} in m/s³, infinite where there is none; a wish below {@code standstill} m/s is a stop. */
    public record Driving(
            double targetSpeed,
            double acceleration,
            double braking,
            double emergencyBraking,
            double reactionTime,
            double stoppingMargin,
            double jerkLimit,
            double queuedBelow,
            double standstill,
            double recoveredFraction) {}

    /** The planned crossing: pedestrians walk from each side while Entry and Hold last. */
    public record Crossing(
            double alpha, double walkMeters, double walkSeconds, double waitMeters, double spacing, double radius) {}

    public record Surprise(
            double alpha,
            int batchSize,
            BatchCadence cadence,
            double walkMeters,
            double walkSeconds,
            double waitMeters,
            double spacing,
            double delaySeconds,
            double radius) {}

    /** A person who stands in the road for a time. */
    public record Person(String id, double routeMeters, double lateral, double radius, long fromStep, long untilStep) {}

    /** A fixed obstacle beside the lane that closes corridors. */
    public record Barrier(String id, double fromMeters, double toMeters, double fromLateral, double toLateral) {}

    /** A fixed-time gate of its own: a signal or a junction (M-83); {@code periodSteps} 0 never repeats. */
    public record Signal(String id, GateSource source, double routeMeters, long periodSteps, List<Closed> closed) {
        /** From this step on, up to and without the other one. */
        public record Closed(long fromStep, long untilStep) {}

        public boolean isClosed(long step) {
            long at = periodSteps > 0 ? step % periodSteps : step;
            for (Closed c : closed) {
                if (at >= c.fromStep() && at < c.untilStep()) {
                    return true;
                }
            }
            return false;
        }
    }

    /** A stretch of road with a surface of its own; without {@code contact} wheels miss the ground there. */
    public record Surface(
            String id, double fromMeters, double toMeters, double grip, boolean contact, double heightMeters) {}

    /**
     * The lightweight physical layer (M-63): deterministic approximations.
     *
     * @param gripBraking deceleration that grip 1 gives
     * @param contactDecaySeconds time in which contact strength is lost when the wheels miss the ground
     * @param pitchPerMps2 nose up for each m/s² of acceleration
     * @param rollPerMps roll for each m/s and radian of steering yaw
     * @param lostGripBelow grip below which a vehicle counts as having lost it
     */
    public record Physical(
            List<Surface> surfaces,
            double gripBraking,
            double contactDecaySeconds,
            double pitchPerMps2,
            double rollPerMps,
            double lostGripBelow) {
        /** The surface at a place, null for the ordinary dry one. */
        public @Nullable Surface at(double routeMeters) {
            for (Surface s : surfaces) {
                if (routeMeters >= s.fromMeters() && routeMeters < s.toMeters()) {
                    return s;
                }
            }
            return null;
        }
    }

    public record Risk(
            double horizon,
            double lateralMargin,
            double longitudinalMargin,
            double ttcTie,
            double sideTie,
            double reachTolerance,
            int gateHoldSteps) {}

    public record Avoidance(AvoidanceCurve curve, int durationSteps) {}

    public record Impact(int afterAvoidance, double impulseNs) {}

    public record Continuity(double toleranceMeters) {}

    /** Thresholds beyond which a safety measure is counted (E-5). */
    public record Measures(double ttcSeconds, double dracMps2, double petSeconds) {}

    /**
     * Who sits where at the beginning, and how commands compete (S-6, S-32, S-37).
     *
     * @param strictRules the strict rules of relations, else the reference rules
     * @param people by their slots
     * @param lapseSteps steps after which a Script or Player command that nobody offers lapses
     * @param rollOutMps2 how a car without an accepted command slows
     */
    public record Authority(
            boolean strictRules,
            List<Occupant> people,
            int aiPriority,
            int scriptPriority,
            int playerPriority,
            int lapseSteps,
            double rollOutMps2) {}

    /**
     * What happens on its own.
     *
     * @param isUnderOtherRules whether the run has the other rules of relations than the file itself asks for
     */
    public record Script(List<ScriptEntry> entries, boolean isUnderOtherRules) {}

    /** A person, in a seat of a vehicle or, with slot −1, on foot. */
    public record Occupant(String id, int vehicleSlot, int seat) {}

    /** Something that is done to a vehicle at a step. */
    public record Fault(long step, Kind kind, int vehicleSlot, double amount) {
        /** What is done: {@code amount} is metres, N·s or unused. */
        public enum Kind {
            DISPLACE,
            DISPLACE_AS_RECYCLE,
            IMPACT,
            DISABLE,
            REPAIR
        }
    }
}
