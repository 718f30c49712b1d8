package dev.wheelhouse.sim.recording;

import dev.wheelhouse.sim.input.SimCommand;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/** A command of every kind, and of every kind of what is in it, each component with a value of its own. */
final class SampleCommands {
    private int next;

    private SampleCommands() {}

    static List<SimCommand> all() throws ReflectiveOperationException {
        SampleCommands samples = new SampleCommands();
        List<SimCommand> all = new ArrayList<>();
        for (Object sample : samples.of(SimCommand.class)) {
            all.add((SimCommand) sample);
        }
        return all;
    }

    private List<Object> of(Type type) throws ReflectiveOperationException {
        if (type instanceof ParameterizedType p) {
            return List.of(of(p.getActualTypeArguments()[0]));
        }
        Class<?> c = (Class<?>) type;
        next++;
        if (c.isSealed()) {
            List<Object> found = new ArrayList<>();
            for (Class<?> leaf : RecordForm.leaves(c)) {
                found.addAll(of(leaf));
            }
            return found;
        }
        if (c.isEnum()) {
            return List.of(c.getEnumConstants()[next % c.getEnumConstants().length]);
        }
        if (c == double.class) {
            return List.of(next % 5 == 0 ? Double.NaN : next / 3.0);
        }
        if (c == boolean.class) {
            return List.of(next % 2 == 0);
        }
        if (c == long.class) {
            return List.of(-7L * next);
        }
        if (c == int.class) {
            return List.of(next % 2 == 0 ? next : -next);
        }
        if (c == String.class) {
            return List.of(next % 4 == 0 ? "" : "a;\"\n\u00fc" + next);
        }
        return ofRecord(c);
    }

    /** One for each kind that its richest component has. */
    private List<Object> ofRecord(Class<?> c) throws ReflectiveOperationException {
        RecordComponent[] components = c.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        List<List<Object>> values = new ArrayList<>();
        int most = 1;
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            values.add(of(components[i].getGenericType()));
            most = Math.max(most, values.get(i).size());
        }
        Constructor<?> constructor = c.getDeclaredConstructor(types);
        List<Object> made = new ArrayList<>();
        for (int k = 0; k < most; k++) {
            Object[] arguments = new Object[types.length];
            for (int i = 0; i < types.length; i++) {
                arguments[i] = values.get(i).get(k % values.get(i).size());
            }
            made.add(constructor.newInstance(arguments));
        }
        return made;
    }
}
