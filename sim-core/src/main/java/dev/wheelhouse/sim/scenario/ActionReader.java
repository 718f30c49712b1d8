package dev.wheelhouse.sim.scenario;

import java.util.List;
import java.util.Map;

/** Reads what an entry of a script does; asks for every field, whatever the kind, so that the schema knows them all. */
final class ActionReader {
    private static final double INF = Double.POSITIVE_INFINITY;
    private final Fields f;
    private final Scenario.Fleet fleet;
    private final Scenario.Authority authority;
    private final int stepsPerSecond;
    private final Map<String, Integer> entries;

    ActionReader(
            Fields fields,
            Scenario.Fleet fleet,
            Scenario.Authority authority,
            int stepsPerSecond,
            Map<String, Integer> entries) {
        this.f = fields;
        this.fleet = fleet;
        this.authority = authority;
        this.stepsPerSecond = stepsPerSecond;
        this.entries = entries;
    }

    ScriptAction read(Node n) {
        f.only(
                n,
                "action",
                "person",
                "vehicle",
                "seat",
                "requester",
                "tag",
                "requestSerial",
                "asDriver",
                "releaseConflicting",
                "source",
                "priority",
                "targetSpeedMps",
                "throttle",
                "brake",
                "steering",
                "handbrake",
                "reverse",
                "forSeconds",
                "until",
                "of",
                "clearOwner",
                "tree",
                "taskPriority",
                "session",
                "amount");
        ScriptAction.Kind kind = f.choice(n, "action", ScriptAction.Kind.class, ScriptAction.Kind.WAIT);
        fit(n, kind);
        int person = personOf(n, "person");
        int vehicle = vehicleOf(n);
        int requester = personOf(n, "requester");
        int seats =
                vehicle < 0 ? 100 : Math.max(1, fleet.vehicles().get(vehicle).seats());
        int seat = (int) f.whole(n, "seat", 0, 99, 0);
        if (seat >= seats) {
            f.problem(n, "there is no seat " + seat, "0 to " + (seats - 1));
        }
        return new ScriptAction(
                kind,
                person,
                vehicle,
                seat,
                requester < 0 ? person : requester,
                f.text(n, "tag", "script"),
                (int) f.whole(n, "requestSerial", 0, 1e6, 1),
                f.flag(n, "asDriver", false),
                f.flag(n, "releaseConflicting", false),
                input(n),
                Math.max(1, Math.round(f.number(n, "forSeconds", 0, 1e6, 0) * stepsPerSecond)),
                entryOf(n, "until"),
                entryOf(n, "of"),
                f.flag(n, "clearOwner", false),
                new ScriptAction.Task(
                        f.text(n, "tree", ""), (int) f.whole(n, "taskPriority", 0, 1e6, 0), f.text(n, "session", "")),
                f.number(n, "amount", -1e9, 1e9, 0));
    }

    /** What the kind needs is there, and nothing else. */
    private void fit(Node n, ScriptAction.Kind kind) {
        if (n.fields == null || !n.fields.containsKey("action")) {
            return;
        }
        for (Map.Entry<String, Node> field : n.fields.entrySet()) {
            if (!field.getKey().equals("action") && !kind.uses(field.getKey())) {
                f.problem(field.getValue(), kind + " has no use for " + field.getKey(), kind.fieldWords());
            }
        }
        for (String name : List.of("person", "vehicle", "seat", "of", "amount")) {
            if (kind.needs(name) && !n.fields.containsKey(name)) {
                f.problem(n, name + " is missing", kind + " needs it");
            }
        }
        boolean offersForever =
                kind == ScriptAction.Kind.OFFER && n.fields.containsKey("until") && n.fields.containsKey("forSeconds");
        if (offersForever) {
            f.problem(n, "forSeconds and until contradict each other", "one of them");
        }
    }

    private ScriptAction.Input input(Node n) {
        ScriptAction.Source source = source(n);
        int usual = switch (source) {
            case AI -> authority.aiPriority();
            case SCRIPT -> authority.scriptPriority();
            case PLAYER -> authority.playerPriority();
        };
        double own = f.whole(n, "priority", 0, 1e6, INF);
        return new ScriptAction.Input(
                source,
                Double.isInfinite(own) ? usual : (int) own,
                f.number(n, "targetSpeedMps", 0, 100, INF),
                f.number(n, "throttle", 0, 1, 0),
                f.number(n, "brake", 0, 1, 0),
                f.number(n, "steering", -1, 1, 0),
                f.flag(n, "handbrake", false),
                f.flag(n, "reverse", false));
    }

    private ScriptAction.Source source(Node n) {
        String text = f.text(n, "source", "SCRIPT");
        for (ScriptAction.Source source : ScriptAction.Source.values()) {
            if (source.name().equals(text)) {
                return source;
            }
        }
        f.problem(n, "source is not known: " + text, "AI, SCRIPT, PLAYER");
        return ScriptAction.Source.SCRIPT;
    }

    private int personOf(Node n, String field) {
        String id = f.text(n, field, "");
        List<Scenario.Occupant> people = authority.people();
        for (int slot = 0; slot < people.size(); slot++) {
            if (people.get(slot).id().equals(id)) {
                return slot;
            }
        }
        if (!id.isEmpty()) {
            f.problem(placeOf(n, field), "unknown person " + id, "a person of authority.people");
        }
        return -1;
    }

    private int vehicleOf(Node n) {
        String id = f.text(n, "vehicle", "");
        for (int slot = 0; slot < fleet.vehicles().size(); slot++) {
            if (fleet.vehicles().get(slot).id().value().equals(id)) {
                return slot;
            }
        }
        if (!id.isEmpty()) {
            f.problem(placeOf(n, "vehicle"), "unknown vehicle " + id, "a vehicle of the fleet");
        }
        return -1;
    }

    /** An entry of the script by its name, −1 for none. */
    int entryOf(Node n, String field) {
        String name = f.text(n, field, "");
        Integer index = entries.get(name);
        if (index == null && !name.isEmpty()) {
            f.problem(placeOf(n, field), "unknown entry " + name, "the name of an entry of the script");
        }
        return index == null || name.isEmpty() ? -1 : index;
    }

    private static Node placeOf(Node n, String field) {
        Node at = n.fields == null ? null : n.fields.get(field);
        return at == null ? n : at;
    }
}
