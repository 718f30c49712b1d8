package dev.wheelhouse.sim.journey;

import dev.wheelhouse.sim.math.Vec3;
import org.jspecify.annotations.Nullable;

/**
 * A vehicle's journey after a step (J-1 to J-3). Destination, plan and the right to drive have separate lifetimes; the body's
 * pose is not here. Immutable; changed only by {@link JourneyCalls} and {@link Progress}.
 *
 * @param intentSerial counts accepted destinations
 * @param planSerial counts accepted plans, never taken back
 * @param cursor the entry of the plan that is driven to; 0 without a plan
 * @param destination of the last accepted intent, also after its end
 * @param plan null when there is none to follow or to show
 * @param pointTarget the other producer of commands is on; never together with a journey (J-5)
 * @param phaseBeforeStopping what a cancelled takeover returns to (J-18)
 */
public record Journey(
        JourneyPhase phase,
        FailureReason reason,
        long intentSerial,
        long planSerial,
        int cursor,
        @Nullable Vec3 destination,
        double cruiseMps,
        @Nullable RoutePlan plan,
        DriverMode mode,
        boolean pointTarget,
        JourneyPhase phaseBeforeStopping) {

    public static final Journey INACTIVE = new Journey(
            JourneyPhase.INACTIVE,
            FailureReason.NONE,
            0,
            0,
            0,
            null,
            0,
            null,
            DriverMode.NPC,
            false,
            JourneyPhase.INACTIVE);

    /** Whether a destination is held; of a completed journey too, although it cannot go on (J-16). */
    public boolean hasIntent() {
        return phase != JourneyPhase.INACTIVE && phase != JourneyPhase.CANCELLED;
    }

    public int entryCount() {
        return plan == null ? 0 : plan.entryCount();
    }

    Journey inPhase(JourneyPhase next) {
        return new Journey(
                next,
                reason,
                intentSerial,
                planSerial,
                cursor,
                destination,
                cruiseMps,
                plan,
                mode,
                pointTarget,
                phaseBeforeStopping);
    }

    Journey stopping() {
        return new Journey(
                JourneyPhase.STOPPING_FOR_PLAYER,
                reason,
                intentSerial,
                planSerial,
                cursor,
                destination,
                cruiseMps,
                plan,
                mode,
                pointTarget,
                phase);
    }

    Journey drivenBy(DriverMode next) {
        return new Journey(
                phase,
                reason,
                intentSerial,
                planSerial,
                cursor,
                destination,
                cruiseMps,
                plan,
                next,
                pointTarget,
                phaseBeforeStopping);
    }

    Journey withPointTarget(boolean on) {
        return new Journey(
                phase,
                reason,
                intentSerial,
                planSerial,
                cursor,
                destination,
                cruiseMps,
                plan,
                mode,
                on,
                phaseBeforeStopping);
    }

    Journey atCursor(int next) {
        return new Journey(
                phase,
                reason,
                intentSerial,
                planSerial,
                next,
                destination,
                cruiseMps,
                plan,
                mode,
                pointTarget,
                phaseBeforeStopping);
    }

    Journey withIntent(Vec3 to, double cruise) {
        return new Journey(
                phase,
                reason,
                intentSerial + 1,
                planSerial,
                cursor,
                to,
                cruise,
                plan,
                mode,
                false,
                phaseBeforeStopping);
    }

    /** Entries, lane points and cursor go, whatever the phase. */
    Journey withoutPlan(JourneyPhase next, FailureReason why, long serial) {
        return new Journey(
                next,
                why,
                intentSerial,
                serial,
                0,
                destination,
                cruiseMps,
                null,
                mode,
                pointTarget,
                phaseBeforeStopping);
    }

    Journey waiting(FailureReason why) {
        return withoutPlan(JourneyPhase.WAITING_FOR_ROAD, why, planSerial);
    }

    Journey admitted(Admission admission) {
        long serial = planSerial + (admission.graphPlanAccepted() ? 1 : 0);
        RoutePlan next = admission.plan();
        if (admission.arrived()) {
            return withoutPlan(JourneyPhase.COMPLETED, FailureReason.NONE, serial);
        }
        if (next == null) {
            return withoutPlan(JourneyPhase.WAITING_FOR_ROAD, admission.reason(), serial);
        }
        return new Journey(
                JourneyPhase.JOINING_ROAD,
                FailureReason.NONE,
                intentSerial,
                serial,
                1,
                destination,
                cruiseMps,
                next,
                mode,
                pointTarget,
                phaseBeforeStopping);
    }
}
