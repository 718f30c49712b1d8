package dev.wheelhouse.app.authority;

import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.seat.PersonInspection;
import dev.wheelhouse.sim.seat.PersonRecord;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.seat.Reservation;
import dev.wheelhouse.sim.seat.Seat;
import dev.wheelhouse.sim.seat.SeatInspection;
import dev.wheelhouse.sim.seat.VehicleRecord;
import java.util.ArrayList;
import java.util.List;

/** A vehicle's seats and the own records of the persons concerned, with whether the two sides agree (S-1, S-40). */
public final class SeatRows {
    /** So many persons are listed. */
    public static final int MOST_PERSONS = 8;

    private SeatRows() {}

    /** @param finding what the inspection of the seat says, empty while both sides agree */
    public record SeatRow(
            int index, boolean isDriver, String occupant, String reservation, String request, String finding) {
        public boolean agrees() {
            return finding.isEmpty();
        }
    }

    /** @param finding what the inspection of the record says, empty while both sides agree */
    public record PersonRow(
            String name,
            boolean isInVehicle,
            String vehicle,
            String seat,
            boolean isDriver,
            int serial,
            String last,
            String finding) {
        public boolean agrees() {
            return finding.isEmpty();
        }
    }

    public static List<SeatRow> seats(Relations relations, int slot, People people) {
        VehicleRecord vehicle = relations.vehicleAt(slot);
        List<SeatRow> rows = new ArrayList<>();
        for (int i = 0; i < vehicle.seats().size(); i++) {
            Seat seat = vehicle.seat(i);
            Reservation r = seat.reservation();
            rows.add(new SeatRow(
                    i,
                    seat.driverSeat(),
                    seat.occupied() || !seat.occupant().isNone() ? people.name(seat.occupant()) : "",
                    r.reserved() ? people.name(r.person()) : "",
                    r.reserved() ? r.taskTag() + ", request " + r.requestSerial() : "",
                    finding(relations, vehicle, i, people)));
        }
        return rows;
    }

    private static String finding(Relations relations, VehicleRecord vehicle, int index, People people) {
        Seat seat = vehicle.seat(index);
        SeatInspection found = SeatInspection.of(vehicle, index, seat.occupant(), relations.person(seat.occupant()));
        if (found == SeatInspection.CONSISTENT) {
            return "";
        }
        if (seat.occupied() || !seat.occupant().isNone()) {
            return found.label();
        }
        for (int k = 0; k < relations.personSlots(); k++) {
            PersonRecord person = relations.personAt(k);
            if (person.alive() && person.isIn(vehicle.self()) && person.seat() == index) {
                return people.name(person.self()) + " claims it";
            }
        }
        return "";
    }

    /**
     * Everybody whom this vehicle's records name or whose record names this vehicle, in the order of the scenario, at most
     * {@link #MOST_PERSONS}.
     *
     * @param also somebody to list in any case, NONE for nobody
     */
    public static List<PersonRow> persons(Relations relations, int slot, PersonHandle also, People people) {
        VehicleRecord vehicle = relations.vehicleAt(slot);
        List<PersonRow> rows = new ArrayList<>();
        for (int k = 0; k < relations.personSlots() && rows.size() < MOST_PERSONS; k++) {
            PersonRecord person = relations.personAt(k);
            if (person.alive() && (person.self().equals(also) || isConcerned(vehicle, person))) {
                rows.add(row(relations, vehicle, person, people));
            }
        }
        return rows;
    }

    private static boolean isConcerned(VehicleRecord vehicle, PersonRecord person) {
        boolean says = person.vehicle().equals(vehicle.self())
                || person.associated().equals(vehicle.self())
                || vehicle.owner().person().equals(person.self());
        for (int i = 0; i < vehicle.seats().size() && !says; i++) {
            Seat seat = vehicle.seat(i);
            says = seat.occupant().equals(person.self())
                    || seat.reservation().reserved()
                            && (seat.reservation().person().equals(person.self())
                                    || seat.reservation().requester().equals(person.self()));
        }
        return says;
    }

    private static PersonRow row(Relations relations, VehicleRecord here, PersonRecord p, People people) {
        return new PersonRow(
                people.name(p.self()),
                p.inVehicle(),
                people.name(p.vehicle()),
                p.seat() < 0 ? Numbers.ABSENT : Integer.toString(p.seat()),
                p.driver(),
                p.occupancySerial(),
                people.name(p.associated()),
                finding(relations, here, p));
    }

    private static String finding(Relations relations, VehicleRecord here, PersonRecord p) {
        PersonInspection found = PersonInspection.of(p, relations.vehicle(p.vehicle()));
        if (found != PersonInspection.CONSISTENT && found != PersonInspection.NO_PED_OCCUPANCY) {
            return found.label();
        }
        for (int i = 0; i < here.seats().size(); i++) {
            boolean isNamed = here.seat(i).occupant().equals(p.self());
            if (isNamed && !(p.isIn(here.self()) && p.seat() == i)) {
                return "seat " + i + " names it";
            }
        }
        return "";
    }
}
