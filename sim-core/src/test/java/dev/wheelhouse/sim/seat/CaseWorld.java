package dev.wheelhouse.sim.seat;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The world of the seat cases: numbers of the files against handles, and all fields as the files write them. */
final class CaseWorld {
    private static final ObjectMapper JSON = new ObjectMapper();
    private final TreeMap<Integer, VehicleHandle> vehicles = new TreeMap<>();
    private final TreeMap<Integer, PersonHandle> persons = new TreeMap<>();
    final RelationsDraft draft;

    CaseWorld(JsonNode initial, Terms terms) {
        draft = new RelationsDraft(Relations.EMPTY, terms);
        initial.path("vehicles").fieldNames().forEachRemaining(id -> addVehicle(id, initial));
        initial.path("peds").fieldNames().forEachRemaining(id -> addPerson(id));
        // Handles of the other side exist only now.
        initial.path("vehicles").fieldNames().forEachRemaining(id -> fillVehicle(id, initial));
        initial.path("peds")
                .fieldNames()
                .forEachRemaining(id ->
                        pokePerson(Integer.parseInt(id), initial.path("peds").path(id)));
        assertThat(flat(write())).as("the initial state").isEqualTo(flat(initial));
    }

    private void addVehicle(String id, JsonNode initial) {
        int seats = initial.path("vehicles").path(id).path("seats").size();
        vehicles.put(Integer.parseInt(id), draft.addVehicle(seats, -1));
    }

    private void addPerson(String id) {
        persons.put(Integer.parseInt(id), draft.addPerson(false));
    }

    private void fillVehicle(String id, JsonNode initial) {
        JsonNode seats = initial.path("vehicles").path(id).path("seats");
        for (int i = 0; i < seats.size(); i++) {
            pokeSeat(Integer.parseInt(id), i, seats.get(i));
        }
    }

    VehicleHandle vehicle(int id) {
        return id == 0 ? VehicleHandle.NONE : vehicles.getOrDefault(id, new VehicleHandle(1000 + id, 1));
    }

    PersonHandle person(int id) {
        return id == 0 ? PersonHandle.NONE : persons.getOrDefault(id, new PersonHandle(1000 + id, 1));
    }

    private int idOf(PersonHandle handle) {
        return persons.entrySet().stream()
                .filter(e -> e.getValue().equals(handle))
                .mapToInt(Map.Entry::getKey)
                .findFirst()
                .orElse(0);
    }

    private int idOf(VehicleHandle handle) {
        return vehicles.entrySet().stream()
                .filter(e -> e.getValue().equals(handle))
                .mapToInt(Map.Entry::getKey)
                .findFirst()
                .orElse(0);
    }

    void poke(JsonNode set) {
        for (JsonNode one : set) {
            switch (one.get(0).asText()) {
                case "ped" -> pokePerson(one.get(1).asInt(), one.get(2));
                case "seat" -> pokeSeat(one.get(1).asInt(), one.get(2).asInt(), one.get(3));
                default -> throw new AssertionError("cannot poke " + one);
            }
        }
    }

    private void pokePerson(int id, JsonNode f) {
        known(f, List.of("vehicle", "seat", "inVehicle", "driver", "serial", "associated", "resetAssociatedOnExit"));
        PersonRecord p = draft.personAt(person(id).slot());
        draft.put(new PersonRecord(
                p.self(),
                true,
                f.has("vehicle") ? vehicle(f.get("vehicle").asInt()) : p.vehicle(),
                f.path("seat").asInt(p.seat()),
                f.path("inVehicle").asBoolean(p.inVehicle()),
                f.path("driver").asBoolean(p.driver()),
                f.path("serial").asInt(p.occupancySerial()),
                f.has("associated") ? vehicle(f.get("associated").asInt()) : p.associated(),
                f.path("resetAssociatedOnExit").asBoolean(p.resetAssociatedOnExit())));
    }

    private void pokeSeat(int id, int index, JsonNode f) {
        known(f, List.of("occupant", "occupied", "driverSeat", "reservation"));
        VehicleRecord v = draft.vehicleAt(vehicle(id).slot());
        Seat s = v.seat(index);
        draft.put(v.withSeat(
                index,
                new Seat(
                        f.has("occupant") ? person(f.get("occupant").asInt()) : s.occupant(),
                        f.path("occupied").asBoolean(s.occupied()),
                        f.path("driverSeat").asBoolean(s.driverSeat()),
                        f.has("reservation") ? reservation(f.get("reservation")) : s.reservation())));
    }

    private Reservation reservation(JsonNode f) {
        return new Reservation(
                f.get("reserved").asBoolean(),
                person(f.get("ped").asInt()),
                vehicle(f.get("vehicle").asInt()),
                f.get("seat").asInt(),
                person(f.get("requestedBy").asInt()),
                f.get("taskTag").asText(),
                f.get("serial").asInt());
    }

    private static void known(JsonNode fields, List<String> names) {
        List<String> unknown = new ArrayList<>();
        fields.fieldNames().forEachRemaining(unknown::add);
        unknown.removeAll(names);
        assertThat(unknown).as("fields that cannot be poked").isEmpty();
    }

    void clearSeat(int vehicle, int index) {
        VehicleRecord v = draft.vehicleAt(vehicle(vehicle).slot());
        draft.put(v.withSeat(index, v.seat(index).emptied()));
    }

    /** The whole state in the files' form. */
    ObjectNode write() {
        ObjectNode world = JSON.createObjectNode();
        ObjectNode all = world.putObject("vehicles");
        vehicles.forEach((id, handle) -> all.set(id.toString(), write(draft.vehicleAt(handle.slot()))));
        ObjectNode everybody = world.putObject("peds");
        persons.forEach((id, handle) -> everybody.set(id.toString(), write(draft.personAt(handle.slot()))));
        return world;
    }

    private ObjectNode write(VehicleRecord v) {
        ObjectNode out = JSON.createObjectNode();
        for (Seat s : v.seats()) {
            ObjectNode seat = out.withArray("seats").addObject();
            seat.put("occupant", idOf(s.occupant()))
                    .put("occupied", s.occupied())
                    .put("driverSeat", s.driverSeat());
            Reservation r = s.reservation();
            seat.putObject("reservation")
                    .put("reserved", r.reserved())
                    .put("ped", idOf(r.person()))
                    .put("vehicle", idOf(r.vehicle()))
                    .put("seat", r.seat())
                    .put("requestedBy", idOf(r.requester()))
                    .put("taskTag", r.taskTag())
                    .put("serial", r.requestSerial());
        }
        Command c = v.command();
        if (c == null) {
            out.putNull("command");
        } else {
            out.putObject("command")
                    .put("throttle", c.throttle())
                    .put("brake", c.brake())
                    .put("steer", c.steering())
                    .put("handbrake", c.handbrake())
                    .put("reverse", c.reverse())
                    .put("sourceType", source(c.source()))
                    .put("sourceTag", c.sourceTag());
        }
        Owner o = v.owner();
        out.putObject("owner")
                .put("ped", idOf(o.person()))
                .put("seat", o.seat())
                .put("hasOwner", o.hasOwner())
                .put("driverOwned", o.driverOwned())
                .put("hasTaskSource", o.hasTaskSource())
                .put("taskTree", o.taskTree())
                .put("taskPriority", o.taskPriority())
                .put("sessionTag", o.sessionTag())
                .put("serial", o.serial());
        return out;
    }

    private ObjectNode write(PersonRecord p) {
        return JSON.createObjectNode()
                .put("vehicle", idOf(p.vehicle()))
                .put("seat", p.seat())
                .put("inVehicle", p.inVehicle())
                .put("driver", p.driver())
                .put("serial", p.occupancySerial())
                .put("associated", idOf(p.associated()))
                .put("resetAssociatedOnExit", p.resetAssociatedOnExit());
    }

    static String source(SourceType type) {
        return switch (type) {
            case AI -> "AI";
            case SCRIPT -> "Script";
            case PLAYER -> "Player";
            case UNKNOWN -> "Unknown";
        };
    }

    /** Every field by its path, numbers as doubles. */
    static TreeMap<String, Object> flat(JsonNode node) {
        TreeMap<String, Object> fields = new TreeMap<>();
        flatten("", node, fields);
        return fields;
    }

    private static void flatten(String path, JsonNode node, TreeMap<String, Object> fields) {
        if (node.isObject()) {
            node.fields().forEachRemaining(e -> flatten(join(path, e.getKey()), e.getValue(), fields));
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                flatten(join(path, Integer.toString(i)), node.get(i), fields);
            }
        } else if (!node.isNull()) {
            fields.put(path, value(node));
        }
    }

    static Object value(JsonNode node) {
        return node.isNumber()
                ? (Object) node.asDouble()
                : node.isBoolean() ? (Object) node.asBoolean() : node.asText();
    }

    private static String join(String path, String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
