package dev.wheelhouse.sim.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Reads who sits where and how commands compete; every problem at once. */
final class AuthorityReader {
    private final Fields f;

    AuthorityReader(Fields fields) {
        this.f = fields;
    }

    Scenario.Authority read(Node n, Scenario.Fleet fleet, int stepsPerSecond) {
        f.only(
                n,
                "strictRules",
                "people",
                "aiPriority",
                "scriptPriority",
                "playerPriority",
                "lapseSeconds",
                "rollOutMps2");
        return new Scenario.Authority(
                f.flag(n, "strictRules", true),
                people(n, fleet),
                (int) f.whole(n, "aiPriority", 0, 1e6, 10),
                (int) f.whole(n, "scriptPriority", 0, 1e6, 50),
                (int) f.whole(n, "playerPriority", 0, 1e6, 100),
                (int) Math.round(f.number(n, "lapseSeconds", 0.1, 60, 0.5) * stepsPerSecond),
                f.number(n, "rollOutMps2", 0, 10, 0.3));
    }

    /** Without a list every vehicle with a driving seat has a driver of its own. */
    private List<Scenario.Occupant> people(Node n, Scenario.Fleet fleet) {
        List<Node> rows = f.list(n, "people", false);
        List<Scenario.Occupant> people = new ArrayList<>();
        Set<String> names = new TreeSet<>();
        Set<String> taken = new TreeSet<>();
        for (Node row : rows) {
            f.only(row, "id", "vehicle", "seat");
            String id = f.text(row, "id", null);
            if (!names.add(id)) {
                f.problem(row, "person " + id + " stands here a second time", "identities that differ");
            }
            int slot = slotOf(row, fleet);
            int seats = slot < 0 ? 1 : fleet.vehicles().get(slot).seats();
            int seat = (int) f.whole(row, "seat", 0, seats - 1, 0);
            if (slot >= 0 && !taken.add(slot + " " + seat)) {
                f.problem(row, "seat " + seat + " is taken already", "one person a seat");
            }
            people.add(new Scenario.Occupant(id, slot, seat));
        }
        if (n.fields == null || !n.fields.containsKey("people")) {
            for (int slot = 0; slot < fleet.vehicles().size(); slot++) {
                Scenario.Vehicle v = fleet.vehicles().get(slot);
                if (v.drivingSeat() >= 0) {
                    people.add(new Scenario.Occupant(driverOf(v.id().value()), slot, v.drivingSeat()));
                }
            }
        }
        return List.copyOf(people);
    }

    private int slotOf(Node row, Scenario.Fleet fleet) {
        String vehicle = f.text(row, "vehicle", "on foot");
        for (int slot = 0; slot < fleet.vehicles().size(); slot++) {
            if (fleet.vehicles().get(slot).id().value().equals(vehicle)) {
                return slot;
            }
        }
        if (!vehicle.equals("on foot")) {
            f.problem(row, "unknown vehicle " + vehicle, "a vehicle of the fleet, or left out for a person on foot");
        }
        return -1;
    }

    /** P03 drives V03. */
    private static String driverOf(String vehicle) {
        return vehicle.startsWith("V") ? "P" + vehicle.substring(1) : "P-" + vehicle;
    }
}
