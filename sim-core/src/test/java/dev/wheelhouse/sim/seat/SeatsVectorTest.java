package dev.wheelhouse.sim.seat;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wheelhouse.sim.cases.CaseFiles;
import dev.wheelhouse.sim.command.Acceptance;
import dev.wheelhouse.sim.command.Acceptor;
import dev.wheelhouse.sim.command.Arbitration;
import dev.wheelhouse.sim.command.Candidate;
import dev.wheelhouse.sim.command.Eligibility;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("S-1 to S-42 under the reference rules")
class SeatsVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        List<DynamicTest> tests = new ArrayList<>();
        for (JsonNode file : CaseFiles.of("seats")) {
            assertThat(file.path("cases").size()).isPositive();
            for (JsonNode c : file.path("cases")) {
                String name = c.path("id").asText() + " " + c.path("note").asText();
                tests.add(DynamicTest.dynamicTest(name, () -> run(file.path("initial"), c, Terms.REFERENCE)));
            }
        }
        return tests.stream();
    }

    static void run(JsonNode initial, JsonNode c, Terms terms) {
        CaseWorld world = new CaseWorld(initial, terms);
        TreeMap<String, Object> start = CaseWorld.flat(world.write());
        assertThat(c.path("steps").size()).as("steps").isPositive();
        int number = 0;
        for (JsonNode step : c.path("steps")) {
            String name = "step " + number++ + " " + step.path("op").asText();
            TreeMap<String, Object> before = CaseWorld.flat(world.write());
            TreeMap<String, Object> seen = carryOut(world, step.path("op").asText(), step.path("args"));
            step.path("expect").fields().forEachRemaining(e -> {
                Object expected = e.getValue().isNull() ? "" : CaseWorld.value(e.getValue());
                assertThat(seen).as(name + " says").containsEntry(e.getKey(), expected);
            });
            boolean same = CaseWorld.flat(world.write()).equals(before);
            assertThat(same)
                    .as(name + " changes nothing")
                    .isEqualTo(step.path("unchanged").asBoolean());
        }
        c.path("end").fields().forEachRemaining(e -> start.put(e.getKey(), CaseWorld.value(e.getValue())));
        assertThat(CaseWorld.flat(world.write())).as("the end").isEqualTo(start);
    }

    /** Everything that can be expected of the operation, by the files' names. */
    private static TreeMap<String, Object> carryOut(CaseWorld w, String op, JsonNode a) {
        return switch (op) {
            case "reserve" -> reservation(w, new RelationCall.Reserve(request(w, a), allow(a), needs(a)));
            case "confirm" -> reservation(w, new RelationCall.Confirm(request(w, a), allow(a), needs(a)));
            case "release" -> reservation(w, new RelationCall.Release(request(w, a), allow(a), needs(a)));
            case "replace" -> reservation(w, new RelationCall.Replace(request(w, a), allow(a), needs(a)));
            case "enter" ->
                occupancy(
                        w,
                        new RelationCall.Enter(
                                w.person(a.path("ped").asInt()),
                                w.vehicle(a.path("veh").asInt()),
                                a.path("seat").asInt(),
                                a.path("as_driver").asBoolean(),
                                Permissions.of(Permission.DESIGNATE_DRIVER)));
            case "changeSeat" ->
                occupancy(
                        w,
                        new RelationCall.ChangeSeat(
                                w.person(a.path("ped").asInt()),
                                w.vehicle(a.path("veh").asInt()),
                                a.path("seat").asInt(),
                                a.path("as_driver").asBoolean(),
                                Permissions.of(Permission.DESIGNATE_DRIVER)));
            case "exit" ->
                occupancy(
                        w,
                        new RelationCall.Exit(
                                w.person(a.path("ped").asInt()),
                                w.vehicle(a.path("veh").asInt()),
                                a.path("seat").asInt()));
            case "repair" -> repair(w, a);
            case "accept" -> accept(w, a);
            case "directSet" -> directSet(w, a);
            case "taskCleanup" ->
                status(w.draft.apply(new RelationCall.CleanUpTask(
                        w.person(a.path("ped").asInt()), w.vehicle(a.path("veh").asInt()), task(a))));
            case "poke" -> poke(w, a);
            case "rawClearSeat" -> clearSeat(w, a);
            default -> look(w, op, a);
        };
    }

    private static TreeMap<String, Object> look(CaseWorld w, String op, JsonNode a) {
        PersonRecord person = w.draft.person(w.person(a.path("ped").asInt()));
        VehicleRecord vehicle = w.draft.vehicle(w.vehicle(a.path("veh").asInt()));
        return switch (op) {
            case "eligibility" -> one(Eligibility.of(person, vehicle).label());
            case "ownerState" -> one(OwnerState.of(vehicle).label());
            case "inspectPed" -> one(PersonInspection.of(person, vehicle).label());
            case "inspectSeat" ->
                one(SeatInspection.of(
                                vehicle,
                                a.path("seat").asInt(),
                                w.person(a.path("ped").asInt()),
                                person)
                        .label());
            case "arbitrate" -> arbitrate(a);
            default -> throw new AssertionError("unknown operation " + op);
        };
    }

    private static TreeMap<String, Object> one(String status) {
        TreeMap<String, Object> seen = new TreeMap<>();
        seen.put("status", status);
        return seen;
    }

    private static TreeMap<String, Object> status(CallResult r) {
        TreeMap<String, Object> seen = one(r.status().label());
        seen.put("detail", r.detail());
        return seen;
    }

    private static TreeMap<String, Object> reservation(CaseWorld w, RelationCall call) {
        CallResult r = w.draft.apply(call);
        TreeMap<String, Object> seen = status(r);
        seen.put("modified", r.modified());
        return seen;
    }

    private static TreeMap<String, Object> occupancy(CaseWorld w, RelationCall call) {
        CallResult r = w.draft.apply(call);
        TreeMap<String, Object> seen = status(r);
        seen.put("pedChanged", r.personSideChanged());
        seen.put("vehicleChanged", r.vehicleSideChanged());
        seen.put("commandCleared", r.commandCleared());
        seen.put("reservationCleared", r.reservationChanged());
        seen.put("driver", r.personAfter() != null && r.personAfter().driver());
        return seen;
    }

    private static TreeMap<String, Object> repair(CaseWorld w, JsonNode a) {
        RepairAction action = switch (a.path("action").asText()) {
            case "PedSide" -> RepairAction.PED_SIDE;
            case "VehicleSide" -> RepairAction.VEHICLE_SIDE;
            case "Owner" -> RepairAction.OWNER;
            case "None" -> RepairAction.NONE;
            default -> RepairAction.UNSUPPORTED;
        };
        CallResult r = w.draft.apply(new RelationCall.Repair(
                action,
                w.person(a.path("ped").asInt()),
                w.vehicle(a.path("veh").asInt()),
                a.path("seat").asInt(-1),
                a.path("allow_owner").asBoolean()));
        TreeMap<String, Object> seen = status(r);
        seen.put("modified", r.modified());
        seen.put("commandCleared", r.commandCleared());
        return seen;
    }

    private static TreeMap<String, Object> accept(CaseWorld w, JsonNode a) {
        Acceptance r = Acceptor.accept(
                w.draft,
                w.person(a.path("ped").asInt()),
                w.vehicle(a.path("veh").asInt()),
                command(a.path("cand")),
                a.has("task") ? task(a.path("task")) : null,
                0);
        TreeMap<String, Object> seen = r.full() == null ? one("Accepted") : status(r.full());
        seen.putIfAbsent("detail", "");
        seen.put("contentChanged", r.contentChanged());
        seen.put("ownershipChanged", r.ownershipChanged());
        return seen;
    }

    private static TreeMap<String, Object> directSet(CaseWorld w, JsonNode a) {
        CallResult r = w.draft.apply(
                new RelationCall.SetDirectly(w.vehicle(a.path("veh").asInt()), command(a.path("cand")), 0));
        TreeMap<String, Object> seen = status(r);
        seen.put("ownershipCleared", r.ownerChanged());
        return seen;
    }

    private static TreeMap<String, Object> arbitrate(JsonNode a) {
        List<Candidate> candidates = new ArrayList<>();
        a.path("cands")
                .forEach(c -> candidates.add(
                        new Candidate(command(c), c.path("priority").asInt())));
        int index = Arbitration.select(candidates);
        TreeMap<String, Object> seen = one(index < 0 ? "NoSelection" : "Selected");
        seen.put("index", (double) index);
        return seen;
    }

    private static TreeMap<String, Object> poke(CaseWorld w, JsonNode a) {
        w.poke(a.path("set"));
        return one("Poked");
    }

    private static TreeMap<String, Object> clearSeat(CaseWorld w, JsonNode a) {
        w.clearSeat(a.path("veh").asInt(), a.path("seat").asInt());
        return one("Done");
    }

    private static ReservationRequest request(CaseWorld w, JsonNode a) {
        return new ReservationRequest(
                w.person(a.path("ped").asInt()),
                w.vehicle(a.path("veh").asInt()),
                a.path("seat").asInt(),
                w.person(a.path("by").asInt()),
                a.path("tag").asText(),
                a.path("serial").asInt());
    }

    private static Permissions allow(JsonNode a) {
        if (!a.has("allow")) {
            return Permissions.USUAL;
        }
        List<Permission> allowed = new ArrayList<>();
        a.path("allow")
                .forEach(n -> allowed.add(
                        switch (n.asText()) {
                            case "reserve" -> Permission.RESERVE;
                            case "confirm" -> Permission.CONFIRM;
                            case "release" -> Permission.RELEASE;
                            case "releaseConflicting" -> Permission.RELEASE_CONFLICTING;
                            default -> throw new AssertionError("unknown permission " + n);
                        }));
        return Permissions.of(allowed.toArray(new Permission[0]));
    }

    private static Needs needs(JsonNode a) {
        List<Need> needed = new ArrayList<>();
        for (JsonNode name : a.path("needs")) {
            needed.add(Stream.of(Need.values())
                    .filter(n -> n.label().equals(name.asText()))
                    .findFirst()
                    .orElseThrow());
        }
        return Needs.of(needed.toArray(new Need[0]));
    }

    private static TaskSource task(JsonNode a) {
        return new TaskSource(
                a.path("tree").asText(),
                a.path("priority").asInt(),
                a.path("session").asText());
    }

    private static Command command(JsonNode c) {
        SourceType source = Stream.of(SourceType.values())
                .filter(t -> CaseWorld.source(t).equals(c.path("sourceType").asText()))
                .findFirst()
                .orElse(SourceType.UNKNOWN);
        return Command.pedals(
                source,
                c.path("sourceTag").asText(),
                c.path("throttle").asDouble(),
                c.path("brake").asDouble(),
                c.path("steer").asDouble(),
                c.path("handbrake").asBoolean(),
                c.path("reverse").asBoolean());
    }
}
