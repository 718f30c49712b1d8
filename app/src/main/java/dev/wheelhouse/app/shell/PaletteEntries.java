package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.condition.Conditions;
import dev.wheelhouse.app.files.Scenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** What the palette lists: every action, what is armed, the built-in scenarios and the files opened last. */
final class PaletteEntries {
    private PaletteEntries() {}

    static List<CommandPalette.Entry> of(
            Consumer<Action> perform,
            Function<Action, String> refusal,
            Conditions conditions,
            Consumer<String> open,
            List<String> recent) {
        List<CommandPalette.Entry> entries = new ArrayList<>();
        for (Action action : Action.values()) {
            if (action != Action.PALETTE && action != Action.PLAY_EVERYWHERE) {
                entries.add(new CommandPalette.Entry(
                        action.words(), action.keys(), refusal.apply(action), () -> perform.accept(action)));
            }
        }
        for (String text : conditions.texts()) {
            entries.add(new CommandPalette.Entry("No longer pause at " + text, "", "", () -> conditions.disarm(text)));
        }
        for (String file : recent) {
            entries.add(new CommandPalette.Entry("Open again " + file, "recent", "", () -> open.accept(file)));
        }
        for (String name : Scenarios.BUILT_IN) {
            entries.add(new CommandPalette.Entry("Open " + name, "built-in", "", () -> open.accept(name)));
        }
        return entries;
    }
}
