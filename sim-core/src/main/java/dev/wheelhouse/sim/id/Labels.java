package dev.wheelhouse.sim.id;

import java.util.Locale;

/** Names of enumerated values as files, traces and results write them. */
public final class Labels {
    private Labels() {}

    /** {@code ALREADY_RESERVED} gives {@code AlreadyReserved}. */
    public static String of(Enum<?> value) {
        StringBuilder label = new StringBuilder();
        for (String word : value.name().split("_", -1)) {
            label.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return label.toString();
    }
}
