package dev.wheelhouse.app.authority;

import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import dev.wheelhouse.sim.scenario.Scenario;
import java.util.List;

/** Names of persons and vehicles as the scenario has them. */
public record People(Scenario scenario) {
    public String name(PersonHandle who) {
        List<Scenario.Occupant> people = scenario.authority().people();
        if (who.isNone()) {
            return "nobody";
        }
        return who.slot() < people.size() ? people.get(who.slot()).id() : "person " + who.slot();
    }

    public String name(VehicleHandle which) {
        List<Scenario.Vehicle> vehicles = scenario.fleet().vehicles();
        if (which.isNone()) {
            return Numbers.ABSENT;
        }
        return which.slot() < vehicles.size() ? vehicles.get(which.slot()).id().value() : "vehicle " + which.slot();
    }

    /** The slot of a person by its name, −1 for none. */
    public int slotOf(String name) {
        List<Scenario.Occupant> people = scenario.authority().people();
        for (int slot = 0; slot < people.size(); slot++) {
            if (people.get(slot).id().equals(name)) {
                return slot;
            }
        }
        return -1;
    }
}
