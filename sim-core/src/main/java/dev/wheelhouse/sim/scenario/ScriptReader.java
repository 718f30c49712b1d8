package dev.wheelhouse.sim.scenario;

import dev.wheelhouse.sim.scenario.ScriptEntry.Expectation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Reads a script; names of entries, persons, vehicles and seats are looked up here. Every problem at once. */
final class ScriptReader {
    private final Fields f;
    private final ActionReader actions;
    private final int stepsPerSecond;
    private final long durationSteps;
    private final Map<String, Integer> byName = new TreeMap<>();

    ScriptReader(
            Fields fields, Scenario.Fleet fleet, Scenario.Authority authority, int stepsPerSecond, long durationSteps) {
        this.f = fields;
        this.stepsPerSecond = stepsPerSecond;
        this.durationSteps = durationSteps;
        this.actions = new ActionReader(fields, fleet, authority, stepsPerSecond, byName);
    }

    Scenario.Script read(Node root, boolean strictRules) {
        List<Node> rows = f.list(root, "script", false);
        List<String> names = names(rows);
        List<ScriptEntry> entries = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            entries.add(entry(rows.get(i), names.get(i)));
        }
        new ScriptOrder(f, rows, entries, durationSteps).check();
        return new Scenario.Script(List.copyOf(entries), strictRules != ownRules(root));
    }

    /** Which rules the file itself asks for, whatever the command line says. */
    private static boolean ownRules(Node root) {
        Node authority = root.fields == null ? null : root.fields.get("authority");
        Node own = authority == null || authority.fields == null ? null : authority.fields.get("strictRules");
        return own == null || !Boolean.FALSE.equals(own.scalar);
    }

    private List<String> names(List<Node> rows) {
        List<String> names = new ArrayList<>();
        Set<String> seen = new TreeSet<>();
        for (int i = 0; i < rows.size(); i++) {
            String name = f.text(rows.get(i), "name", null);
            f.once(seen, rows.get(i), "entry", name);
            if (!name.isEmpty() && !name.matches("[A-Za-z][A-Za-z0-9-]*")) {
                f.problem(rows.get(i), "the entry's name is " + name, "letters, digits and -, a letter first");
            }
            byName.putIfAbsent(name, i);
            names.add(name);
        }
        return names;
    }

    private ScriptEntry entry(Node n, String name) {
        f.only(
                n,
                "name",
                "caption",
                "why",
                "when",
                "after",
                "delaySeconds",
                "atSeconds",
                "do",
                "expect",
                "underOtherRules");
        int after = actions.entryOf(n, "after");
        long delay = steps(f.number(n, "delaySeconds", 0, 1e6, 0));
        if (delay > 0 && after < 0) {
            f.problem(n, "delaySeconds has nothing to count from", "together with after");
        }
        long at = steps(f.number(n, "atSeconds", 0, 1e6, 0));
        ScriptAction action = actions.read(f.object(n, "do"));
        Expectation expect = expectation(f.object(n, "expect"), action, null);
        Node other = f.optional(n, "underOtherRules");
        return new ScriptEntry(
                name,
                f.text(n, "caption", ""),
                f.text(n, "why", ""),
                text(n, "when", f.text(n, "when", "")),
                after,
                delay,
                at,
                action,
                expect,
                other == null ? null : expectation(other, action, expect));
    }

    private long steps(double seconds) {
        return Math.round(seconds * stepsPerSecond);
    }

    private static ScriptText text(Node n, String name, String text) {
        Node field = n.fields == null ? null : n.fields.get(name);
        Node at = field == null ? n : field;
        return new ScriptText(text, at.line, at.column, at.path);
    }

    /** @param otherwise what is not said is as there */
    private Expectation expectation(Node n, ScriptAction action, @Nullable Expectation otherwise) {
        f.only(n, "reached", "status", "detail", "facts", "withinSeconds", "holdForSeconds");
        String status = f.text(n, "status", "");
        String detail = f.text(n, "detail", "");
        if (!status.isEmpty() && !ScriptStatuses.of(action.kind()).contains(status)) {
            f.problem(
                    n,
                    action.kind() + " never gives the status " + status,
                    String.join(", ", ScriptStatuses.of(action.kind())));
        }
        if (!detail.isEmpty() && ScriptStatuses.of(action.kind()).isEmpty()) {
            f.problem(n, action.kind() + " has no result with a detail", "no detail");
        }
        List<ScriptText> facts = new ArrayList<>();
        for (Node fact : f.textNodes(n, "facts")) {
            facts.add(new ScriptText(String.valueOf(fact.scalar), fact.line, fact.column, fact.path));
        }
        long within = steps(f.number(n, "withinSeconds", 0, 1e6, 0));
        long hold = steps(f.number(n, "holdForSeconds", 0, 1e6, 0));
        if (facts.isEmpty() && within + hold > 0 && otherwise == null) {
            f.problem(n, "a time is given and no fact that must hold in it", "facts");
        }
        boolean isReached = f.flag(n, "reached", true);
        Expectation own = new Expectation(isReached, status, detail, List.copyOf(facts), within, hold);
        return otherwise == null ? own : completed(own, otherwise);
    }

    /** What is not said is as it is under the file's own rules. */
    private static Expectation completed(Expectation own, Expectation from) {
        return new Expectation(
                own.isReached(),
                own.status().isEmpty() ? from.status() : own.status(),
                own.status().isEmpty() && own.detail().isEmpty() ? from.detail() : own.detail(),
                own.facts().isEmpty() ? from.facts() : own.facts(),
                own.withinSteps() == 0 ? from.withinSteps() : own.withinSteps(),
                own.holdSteps() == 0 ? from.holdSteps() : own.holdSteps());
    }
}
