package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.command.Acceptance;
import dev.wheelhouse.sim.command.Acceptor;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;

/** Two vehicles of four seats, 0 for the driver, and three persons on foot. */
public final class SeatWorld {
    public static final Command AI = Command.pedals(SourceType.AI, "ai", 0.5, 0, 0, false, false);
    public static final Command SCRIPT = Command.pedals(SourceType.SCRIPT, "bypass", 0.2, 0, 0.1, false, false);
    public static final Command PLAYER = Command.pedals(SourceType.PLAYER, "keys", 0, 0, 0, false, false);

    public final RelationsDraft draft;
    public final VehicleHandle v;
    public final VehicleHandle w;
    public final PersonHandle a;
    public final PersonHandle b;
    public final PersonHandle c;

    public SeatWorld(Terms terms) {
        draft = new RelationsDraft(Relations.EMPTY, terms);
        v = draft.addVehicle(4, 0);
        w = draft.addVehicle(4, 0);
        a = draft.addPerson(false);
        b = draft.addPerson(true);
        c = draft.addPerson(false);
    }

    public static SeatWorld strict() {
        return new SeatWorld(Terms.STRICT);
    }

    public static SeatWorld reference() {
        return new SeatWorld(Terms.REFERENCE);
    }

    public Seat seat(int index) {
        return draft.vehicleAt(v.slot()).seat(index);
    }

    public VehicleRecord vehicle() {
        return draft.vehicleAt(v.slot());
    }

    public PersonRecord person(PersonHandle who) {
        return draft.personAt(who.slot());
    }

    public ReservationRequest request(PersonHandle who, int seat, int serial) {
        return new ReservationRequest(who, v, seat, who, "enter", serial);
    }

    public CallResult reserve(PersonHandle who, int seat, int serial) {
        return draft.apply(new RelationCall.Reserve(request(who, seat, serial), Permissions.USUAL, Needs.NOTHING));
    }

    public CallResult confirm(PersonHandle who, int seat, int serial) {
        return draft.apply(new RelationCall.Confirm(request(who, seat, serial), Permissions.USUAL, Needs.NOTHING));
    }

    public CallResult release(PersonHandle who, int seat, int serial) {
        return draft.apply(new RelationCall.Release(request(who, seat, serial), Permissions.USUAL, Needs.NOTHING));
    }

    public CallResult replace(PersonHandle who, int seat, int serial, Permissions permissions) {
        return draft.apply(new RelationCall.Replace(request(who, seat, serial), permissions, Needs.NOTHING));
    }

    public CallResult enter(PersonHandle who, int seat) {
        return draft.apply(new RelationCall.Enter(who, v, seat, false, Permissions.USUAL));
    }

    public CallResult changeSeat(PersonHandle who, int seat) {
        return draft.apply(new RelationCall.ChangeSeat(who, v, seat, false, Permissions.USUAL));
    }

    public CallResult exit(PersonHandle who, int seat) {
        return draft.apply(new RelationCall.Exit(who, v, seat));
    }

    public Acceptance accept(PersonHandle who, Command command) {
        return accept(who, command, 0);
    }

    public Acceptance accept(PersonHandle who, Command command, int step) {
        return Acceptor.accept(draft, who, v, command, null, step);
    }

    public void clearSeat(int index) {
        draft.put(vehicle().withSeat(index, seat(index).emptied()));
    }

    public void refuse(Write write) {
        draft.setTerms(draft.terms().refusing(write));
    }
}
