package dev.wheelhouse.sim.recording;

import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.StateForm;
import dev.wheelhouse.sim.state.StateSink;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A field that differs between two states.
 *
 * @param field its name in the state, with its place in a list
 * @param left its value in the one, "absent" where it has none
 */
public record StateDifference(String field, String left, String right) {
    private static final String ABSENT = "absent";

    /** All fields that differ, in the order of the state's form. */
    public static List<StateDifference> between(CompletedStep left, CompletedStep right) {
        Map<String, String> a = fields(left);
        Map<String, String> b = fields(right);
        List<StateDifference> found = new ArrayList<>();
        a.forEach((field, value) -> {
            String other = b.getOrDefault(field, ABSENT);
            if (!value.equals(other)) {
                found.add(new StateDifference(field, value, other));
            }
        });
        b.forEach((field, value) -> {
            if (!a.containsKey(field)) {
                found.add(new StateDifference(field, ABSENT, value));
            }
        });
        return List.copyOf(found);
    }

    private static Map<String, String> fields(CompletedStep step) {
        Collector all = new Collector();
        StateForm.write(step, all);
        all.whole("log.digest", -1, step.log().digest());
        return all.fields;
    }

    @Override
    public String toString() {
        return field + ": " + left + " and " + right;
    }

    private static final class Collector implements StateSink {
        private final Map<String, String> fields = new LinkedHashMap<>();

        private void put(String field, int index, String value) {
            String name = index < 0 ? field : field + "[" + index + "]";
            String key = name;
            // A name that stands for several values in a row, such as the inputs of a decision.
            for (int k = 2; fields.containsKey(key); k++) {
                key = name + "#" + k;
            }
            fields.put(key, value);
        }

        @Override
        public void whole(String field, int index, long value) {
            put(field, index, Long.toString(value));
        }

        @Override
        public void number(String field, int index, double value) {
            put(field, index, Double.toString(value));
        }

        @Override
        public void text(String field, int index, String value) {
            put(field, index, value);
        }
    }
}
