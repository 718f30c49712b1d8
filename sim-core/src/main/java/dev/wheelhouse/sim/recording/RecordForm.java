package dev.wheelhouse.sim.recording;

import dev.wheelhouse.sim.snapshot.ByteSink;
import dev.wheelhouse.sim.snapshot.ByteSource;
import dev.wheelhouse.sim.snapshot.SnapshotException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values as bytes by what their type declares: numbers, text, names of enums, lists, and records component by component; one of
 * a sealed type has its class's simple name before it. Only such classes are ever made, so that a file cannot name another one.
 */
final class RecordForm {
    private static final int MOST_ELEMENTS = 1 << 16;

    private RecordForm() {}

    /** The records of a sealed type, in the order in which they are declared, those of nested sealed types too. */
    static List<Class<?>> leaves(Class<?> sealed) {
        List<Class<?>> found = new ArrayList<>();
        for (Class<?> permitted : sealed.getPermittedSubclasses()) {
            if (permitted.isSealed()) {
                found.addAll(leaves(permitted));
            } else {
                found.add(permitted);
            }
        }
        return found;
    }

    static void write(Type type, String field, @Nullable Object value, ByteSink out) {
        if (type instanceof Class<?> c && c.isPrimitive()) {
            primitive(field, String.valueOf(value), c, value, out);
            return;
        }
        out.whole(field, -1, value == null ? 0 : 1);
        if (value == null) {
            return;
        }
        if (type instanceof ParameterizedType p && p.getRawType() == List.class && value instanceof List<?> list) {
            out.whole(field, -1, list.size());
            for (Object element : list) {
                write(p.getActualTypeArguments()[0], field, element, out);
            }
        } else if (value instanceof String text) {
            out.text(field, -1, text);
        } else if (value instanceof Enum<?> e) {
            out.text(field, -1, e.name());
        } else if (value instanceof Record r) {
            if (type instanceof Class<?> c && c.isSealed()) {
                out.text(field, -1, r.getClass().getSimpleName());
            }
            components(r, out);
        } else {
            throw new IllegalStateException(field + " of " + type + " has no form in a run file");
        }
    }

    private static void primitive(String field, String words, Class<?> type, @Nullable Object value, ByteSink out) {
        if (value instanceof Double d && type == double.class) {
            out.number(field, -1, d);
        } else if (value instanceof Boolean b) {
            out.whole(field, -1, b ? 1 : 0);
        } else if (value instanceof Integer || value instanceof Long) {
            out.whole(field, -1, ((Number) value).longValue());
        } else {
            throw new IllegalStateException(field + " = " + words + " of " + type + " has no form in a run file");
        }
    }

    private static void components(Record r, ByteSink out) {
        for (RecordComponent c : r.getClass().getRecordComponents()) {
            try {
                write(c.getGenericType(), c.getName(), c.getAccessor().invoke(r), out);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(c + " cannot be read", e);
            }
        }
    }

    static @Nullable Object read(Type type, String field, ByteSource in) throws SnapshotException {
        if (type instanceof Class<?> c && c.isPrimitive()) {
            return primitive(c, field, in);
        }
        if (!in.flag(field, -1)) {
            return null;
        }
        if (type instanceof ParameterizedType p && p.getRawType() == List.class) {
            int count = in.small(field, -1, 0, MOST_ELEMENTS);
            List<@Nullable Object> list = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                list.add(read(p.getActualTypeArguments()[0], field, in));
            }
            return java.util.Collections.unmodifiableList(list);
        }
        Class<?> c = (Class<?>) type;
        if (c == String.class) {
            return in.text(field, -1);
        }
        if (c.isEnum()) {
            return constant(c, field, in.text(field, -1));
        }
        return made(c.isSealed() ? leaf(c, field, in.text(field, -1)) : c, in);
    }

    private static Object primitive(Class<?> type, String field, ByteSource in) throws SnapshotException {
        if (type == double.class) {
            return Double.longBitsToDouble(in.fixed(field));
        }
        if (type == boolean.class) {
            return in.flag(field, -1);
        }
        if (type == int.class) {
            return in.small(field, -1, Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        if (type == long.class) {
            return in.whole(field, -1, Long.MIN_VALUE, Long.MAX_VALUE);
        }
        throw new IllegalStateException(field + " of " + type + " has no form in a run file");
    }

    private static Object constant(Class<?> type, String field, String name) throws SnapshotException {
        for (Object constant : type.getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name)) {
                return constant;
            }
        }
        throw new SnapshotException(field, "there is no " + type.getSimpleName() + " " + name);
    }

    private static Class<?> leaf(Class<?> sealed, String field, String name) throws SnapshotException {
        for (Class<?> leaf : leaves(sealed)) {
            if (leaf.getSimpleName().equals(name)) {
                return leaf;
            }
        }
        throw new SnapshotException(field, "there is no " + sealed.getSimpleName() + " " + name);
    }

    private static Object made(Class<?> type, ByteSource in) throws SnapshotException {
        RecordComponent[] components = type.getRecordComponents();
        if (components == null) {
            throw new IllegalStateException(type + " has no form in a run file");
        }
        Class<?>[] types = new Class<?>[components.length];
        @Nullable Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            values[i] = read(components[i].getGenericType(), components[i].getName(), in);
        }
        try {
            Constructor<?> canonical = type.getDeclaredConstructor(types);
            return canonical.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new SnapshotException(type.getSimpleName(), "refuses its values, " + e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " cannot be made", e);
        }
    }
}
