package dev.wheelhouse.app.shell;

import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Everything that a key of the window does, with its words: keys, tooltips and the overview of shortcuts come from here. */
public enum Action {
    PLAY("Play or pause", "Space", Group.TIME, false, key(KeyCode.SPACE)),
    PLAY_EVERYWHERE("Play or pause, also while a control has the focus", "P", Group.TIME, false, key(KeyCode.P)),
    STEP_BACK("One step back", "\u2190", Group.TIME, true, key(KeyCode.LEFT)),
    STEP("One step on", "\u2192", Group.TIME, true, key(KeyCode.RIGHT)),
    SECOND_BACK("One second back", "Shift+\u2190", Group.TIME, true, shift(KeyCode.LEFT)),
    SECOND("One second on", "Shift+\u2192", Group.TIME, true, shift(KeyCode.RIGHT)),
    PREVIOUS_EVENT("Previous event", "Ctrl+\u2190", Group.TIME, true, ctrl(KeyCode.LEFT)),
    NEXT_EVENT("Next event", "Ctrl+\u2192", Group.TIME, true, ctrl(KeyCode.RIGHT)),
    START("First step", "Home", Group.TIME, true, key(KeyCode.HOME)),
    END("Live edge", "End", Group.TIME, true, key(KeyCode.END)),
    FASTER("Faster", "\u2191", Group.TIME, true, key(KeyCode.UP)),
    SLOWER("Slower", "\u2193", Group.TIME, true, key(KeyCode.DOWN)),
    GO_TO("Go to a time or step", "Ctrl+G", Group.TIME, false, ctrl(KeyCode.G)),
    BOOKMARK("Bookmark here", "B", Group.TIME, false, key(KeyCode.B)),
    NEXT_BOOKMARK("Next bookmark", "Shift+B", Group.TIME, true, shift(KeyCode.B)),
    CONDITIONS("Pause when a condition holds", "Ctrl+K", Group.TIME, false, ctrl(KeyCode.K)),
    NEXT_MATCH("Go on to where a condition begins to hold", "K", Group.TIME, false, key(KeyCode.K)),
    PREVIOUS_MATCH("Run backwards to where a condition began to hold", "Shift+K", Group.TIME, false, shift(KeyCode.K)),
    PREVIOUS_VEHICLE("Previous vehicle", "[", Group.VIEW, true, key(KeyCode.OPEN_BRACKET)),
    NEXT_VEHICLE("Next vehicle", "]", Group.VIEW, true, key(KeyCode.CLOSE_BRACKET)),
    NO_SELECTION("Select nothing, close what is open", "Esc", Group.VIEW, false, key(KeyCode.ESCAPE)),
    FOLLOW("Follow the selected vehicle", "T", Group.VIEW, false, key(KeyCode.T)),
    FIT("Fit the whole road", "F", Group.VIEW, false, key(KeyCode.F)),
    LAYER_1("Scenario layer", "1", Group.VIEW, false, digit(1)),
    LAYER_2("Risk layer", "2", Group.VIEW, false, digit(2)),
    LAYER_3("Response layer", "3", Group.VIEW, false, digit(3)),
    LAYER_4("Execution layer", "4", Group.VIEW, false, digit(4)),
    LAYER_5("Fleet layer", "5", Group.VIEW, false, digit(5)),
    LAYER_6("Physics layer", "6", Group.VIEW, false, digit(6)),
    LAYER_7("Continuity layer", "7", Group.VIEW, false, digit(7)),
    OPEN("Open a scenario", "Ctrl+O", Group.FILE, false, ctrl(KeyCode.O)),
    RELOAD("Reload the scenario", "Ctrl+R", Group.FILE, false, ctrl(KeyCode.R)),
    SCREENSHOT("Picture of the window", "Ctrl+Shift+S", Group.FILE, false, List.of(new Key(KeyCode.S, true, true))),
    THEME("Light or dark", "Ctrl+T", Group.FILE, false, ctrl(KeyCode.T)),
    PALETTE("Find an action", "Ctrl+P", Group.FILE, false, ctrl(KeyCode.P)),
    COPY_SENTENCE(
            "Copy the decision as a sentence",
            "Ctrl+Shift+C",
            Group.FILE,
            false,
            List.of(new Key(KeyCode.C, true, true))),
    COPY_LINK("Copy a link to this step", "Ctrl+L", Group.FILE, false, ctrl(KeyCode.L)),
    HELP("All shortcuts", "F1", Group.FILE, false, key(KeyCode.F1));

    /** Where the overview of shortcuts lists it. */
    public enum Group {
        TIME("Time"),
        VIEW("View"),
        FILE("Files and window");

        private final String title;

        Group(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }

    /** A key with its modifiers. */
    public record Key(KeyCode code, boolean ctrl, boolean shift) {
        boolean matches(KeyEvent e) {
            return e.getCode() == code && e.isShortcutDown() == ctrl && e.isShiftDown() == shift && !e.isAltDown();
        }
    }

    private final String words;
    private final String keys;
    private final Group group;
    private final boolean repeats;
    private final List<Key> matched;

    Action(String words, String keys, Group group, boolean repeats, List<Key> matched) {
        this.words = words;
        this.keys = keys;
        this.group = group;
        this.repeats = repeats;
        this.matched = matched;
    }

    private static List<Key> key(KeyCode code) {
        return List.of(new Key(code, false, false));
    }

    private static List<Key> shift(KeyCode code) {
        return List.of(new Key(code, false, true));
    }

    private static List<Key> ctrl(KeyCode code) {
        return List.of(new Key(code, true, false));
    }

    private static List<Key> digit(int n) {
        KeyCode main = KeyCode.valueOf("DIGIT" + n);
        KeyCode pad = KeyCode.valueOf("NUMPAD" + n);
        return List.of(new Key(main, false, false), new Key(pad, false, false));
    }

    public String words() {
        return words;
    }

    public String keys() {
        return keys;
    }

    public Group group() {
        return group;
    }

    /** Whether a key that is held does it again and again. */
    public boolean repeats() {
        return repeats;
    }

    /** What a tooltip says. */
    public String tip() {
        return words + " (" + keys + ")";
    }

    public boolean matches(KeyEvent e) {
        for (Key key : matched) {
            if (key.matches(e)) {
                return true;
            }
        }
        return false;
    }

    /** The action of a layer's key, 1 to 7. */
    public static Action layer(int key) {
        return valueOf("LAYER_" + key);
    }

    /** The key of a layer's action, 0 for any other. */
    public int layerKey() {
        return name().startsWith("LAYER_") ? ordinal() - LAYER_1.ordinal() + 1 : 0;
    }
}
