package dev.wheelhouse.sim.command;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.seat.CallResult;
import dev.wheelhouse.sim.seat.Needs;
import dev.wheelhouse.sim.seat.Permissions;
import dev.wheelhouse.sim.seat.PersonRecord;
import dev.wheelhouse.sim.seat.RelationCall;
import dev.wheelhouse.sim.seat.RelationsDraft;
import dev.wheelhouse.sim.seat.ReservationRequest;
import dev.wheelhouse.sim.seat.Status;
import dev.wheelhouse.sim.seat.VehicleRecord;
import org.jspecify.annotations.Nullable;

/**
 * The driving seat passes from one person to another (S-50, S-51): reserve, old driver out when stopped, confirm, enter, command
 * accepted, motion seen. A value that {@link #advance} moves on by one call at a time; a call that fails is followed by giving
 * back what was acquired, with the identity that the request had when it began.
 *
 * @param leftSeat the seat of the same vehicle that the successor came from, −1 for none
 * @param deadlineStep the step from which on it is given up unless the successor is seated
 * @param reason why it failed or was cancelled; empty otherwise
 */
public record Handover(ReservationRequest request, HandoverPhase phase, int leftSeat, int deadlineStep, String reason) {

    /** A step of the procedure: what follows, and the call that was made, if any. */
    public record Advance(Handover next, @Nullable CallResult result) {}

    /** A handover of the seat that the request names; nothing is called yet. */
    public static Handover begin(ReservationRequest request, int step, int timeoutSteps) {
        return new Handover(request, HandoverPhase.RESERVE, -1, step + timeoutSteps, "");
    }

    /** Whether it came to its end or to a successor who drives. */
    public boolean isOver() {
        return phase.isOver();
    }

    /** Gives up: what was acquired goes back in the calls that follow, and the driver who is still there stays. */
    public Handover cancelled(String why) {
        if (!phase.isUnderWay()) {
            return this;
        }
        if (phase.holdsReservation()) {
            return failing(HandoverPhase.GIVE_BACK, why);
        }
        return failing(phase == HandoverPhase.RESERVE ? HandoverPhase.ENDED : HandoverPhase.GET_OUT, why);
    }

    /** Makes the next call, at most one, and looks at its result. */
    public Advance advance(RelationsDraft draft, HandoverSight seen) {
        boolean beforeEntry = phase == HandoverPhase.RESERVE || phase.holdsReservation();
        if (beforeEntry && seen.step() >= deadlineStep) {
            return cancelled("TimedOut").advanceFurther(draft, seen);
        }
        return advanceFurther(draft, seen);
    }

    private Advance advanceFurther(RelationsDraft draft, HandoverSight seen) {
        return switch (phase) {
            case RESERVE -> reserve(draft);
            case AWAIT_STOP -> seen.isStopped() ? at(afterStop(draft)).advanceFurther(draft, seen) : waiting();
            case LEAVE_SEAT -> leaveSeat(draft, seen);
            case DRIVER_EXIT -> driverExit(draft, seen);
            case CONFIRM -> confirm(draft);
            case ENTER -> enter(draft);
            case OFFER -> seen.command() == null ? waiting() : offer(draft, seen);
            case AWAIT_MOTION -> awaitMotion(draft, seen);
            case GET_OUT -> getOut(draft, seen);
            case GIVE_BACK -> giveBack(draft);
            case SEAT_BACK -> seatBack(draft);
            case DONE, ENDED -> waiting();
        };
    }

    private Advance reserve(RelationsDraft draft) {
        CallResult result = draft.apply(new RelationCall.Reserve(request, Permissions.USUAL, Needs.NOTHING));
        return result.status() == Status.RESERVED
                ? new Advance(at(HandoverPhase.AWAIT_STOP), result)
                : new Advance(failing(HandoverPhase.ENDED, why(result)), result);
    }

    private HandoverPhase afterStop(RelationsDraft draft) {
        PersonRecord successor = draft.person(request.person());
        boolean sitsElsewhere =
                successor != null && successor.isIn(request.vehicle()) && successor.seat() != request.seat();
        return sitsElsewhere ? HandoverPhase.LEAVE_SEAT : HandoverPhase.DRIVER_EXIT;
    }

    private Advance leaveSeat(RelationsDraft draft, HandoverSight seen) {
        PersonRecord successor = draft.person(request.person());
        if (!seen.isStopped()) {
            return waiting();
        }
        int seat = successor == null ? -1 : successor.seat();
        CallResult result = draft.apply(new RelationCall.Exit(request.person(), request.vehicle(), seat));
        return result.status() == Status.EXITED
                ? new Advance(new Handover(request, HandoverPhase.DRIVER_EXIT, seat, deadlineStep, ""), result)
                : new Advance(failing(HandoverPhase.GIVE_BACK, why(result)), result);
    }

    private Advance driverExit(RelationsDraft draft, HandoverSight seen) {
        VehicleRecord vehicle = draft.vehicle(request.vehicle());
        PersonHandle driver = vehicle == null || !vehicle.hasSeat(request.seat())
                ? PersonHandle.NONE
                : vehicle.seat(request.seat()).occupant();
        if (driver.isNone()) {
            return confirm(draft);
        }
        if (!seen.isStopped()) {
            return waiting();
        }
        CallResult result = draft.apply(new RelationCall.Exit(driver, request.vehicle(), request.seat()));
        return result.status() == Status.EXITED
                ? new Advance(at(HandoverPhase.CONFIRM), result)
                : new Advance(failing(HandoverPhase.GIVE_BACK, why(result)), result);
    }

    private Advance confirm(RelationsDraft draft) {
        CallResult result = draft.apply(new RelationCall.Confirm(request, Permissions.USUAL, Needs.NOTHING));
        return result.status() == Status.CONFIRMED
                ? new Advance(at(HandoverPhase.ENTER), result)
                : new Advance(failing(HandoverPhase.GIVE_BACK, why(result)), result);
    }

    private Advance enter(RelationsDraft draft) {
        CallResult result = draft.apply(
                new RelationCall.Enter(request.person(), request.vehicle(), request.seat(), false, Permissions.USUAL));
        return result.status() == Status.ENTERED
                ? new Advance(at(HandoverPhase.OFFER), result)
                : new Advance(failing(HandoverPhase.GIVE_BACK, why(result)), result);
    }

    /** A refused command leaves the successor seated: that is a fact of its own. */
    private Advance offer(RelationsDraft draft, HandoverSight seen) {
        if (seen.command() == null) {
            return waiting();
        }
        Acceptance acceptance =
                Acceptor.accept(draft, request.person(), request.vehicle(), seen.command(), null, seen.step());
        CallResult result = acceptance.full();
        return acceptance.isAccepted() || result == null
                ? new Advance(at(HandoverPhase.AWAIT_MOTION), result)
                : new Advance(failing(HandoverPhase.ENDED, why(result)), result);
    }

    private Advance awaitMotion(RelationsDraft draft, HandoverSight seen) {
        VehicleRecord vehicle = draft.vehicle(request.vehicle());
        if (vehicle == null || !vehicle.driver().equals(request.person())) {
            return new Advance(failing(HandoverPhase.ENDED, "SuccessorLeft"), null);
        }
        return seen.isStopped() ? waiting() : new Advance(at(HandoverPhase.DONE), null);
    }

    private Advance getOut(RelationsDraft draft, HandoverSight seen) {
        if (!seen.isStopped()) {
            return waiting();
        }
        CallResult result = draft.apply(new RelationCall.Exit(request.person(), request.vehicle(), request.seat()));
        return result.status() == Status.EXITED
                ? new Advance(at(afterGivingBack()), result)
                : new Advance(at(HandoverPhase.ENDED), result);
    }

    /** Whatever the answer: what is not this request's any more is not its to give back. */
    private Advance giveBack(RelationsDraft draft) {
        CallResult result = draft.apply(new RelationCall.Release(request, Permissions.USUAL, Needs.NOTHING));
        return new Advance(at(afterGivingBack()), result);
    }

    private HandoverPhase afterGivingBack() {
        return leftSeat < 0 ? HandoverPhase.ENDED : HandoverPhase.SEAT_BACK;
    }

    private Advance seatBack(RelationsDraft draft) {
        CallResult result = draft.apply(
                new RelationCall.Enter(request.person(), request.vehicle(), leftSeat, false, Permissions.USUAL));
        return new Advance(at(HandoverPhase.ENDED), result);
    }

    private Advance waiting() {
        return new Advance(this, null);
    }

    private Handover at(HandoverPhase next) {
        return new Handover(request, next, leftSeat, deadlineStep, reason);
    }

    private Handover failing(HandoverPhase next, String why) {
        return new Handover(request, next, leftSeat, deadlineStep, why);
    }

    private static String why(CallResult result) {
        return result.detail().isEmpty()
                ? result.status().label()
                : result.status().label() + ":" + result.detail();
    }
}
