package dev.wheelhouse.sim.expression;

import java.util.ArrayList;
import java.util.List;

/**
 * What a field's values are: numbers, or one of some names, which are compared by their place in the list.
 *
 * @param word what one is called in a message
 * @param names empty for numbers
 */
record Domain(String word, List<String> names) {
    static final Domain NUMBER = new Domain("a number", List.of());
    static final Domain TRUTH = new Domain("true or false", List.of("false", "true"));

    static <E extends Enum<E>> Domain of(String word, E[] values) {
        List<String> names = new ArrayList<>();
        for (E value : values) {
            names.add(value.name());
        }
        return new Domain(word, names);
    }

    boolean isNumber() {
        return equals(NUMBER); // a scenario without persons has a domain without names
    }

    /** −1 for none of them. */
    int codeOf(String name) {
        return names.indexOf(name);
    }
}
