package dev.wheelhouse.app.shell;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Slider;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * From keys to actions. The window's keys yield to the control that has the focus where that uses them itself: a
 * field takes all but those with Ctrl and the function keys, lists and sliders take theirs for moving, a button takes Space.
 */
public final class KeyRouter {
    private static final Set<KeyCode> MOVING = EnumSet.of(
            KeyCode.LEFT,
            KeyCode.RIGHT,
            KeyCode.UP,
            KeyCode.DOWN,
            KeyCode.HOME,
            KeyCode.END,
            KeyCode.PAGE_UP,
            KeyCode.PAGE_DOWN,
            KeyCode.SPACE,
            KeyCode.ENTER);
    private static final Set<KeyCode> EDITING = EnumSet.of(
            KeyCode.LEFT,
            KeyCode.RIGHT,
            KeyCode.HOME,
            KeyCode.END,
            KeyCode.A,
            KeyCode.C,
            KeyCode.V,
            KeyCode.X,
            KeyCode.Z);
    private final Set<KeyCode> held = EnumSet.noneOf(KeyCode.class);
    private final Consumer<Action> perform;

    public KeyRouter(Consumer<Action> perform) {
        this.perform = perform;
    }

    /** Listens to a scene, and lets go of every key when its window loses the focus (X-J3). */
    public void listenTo(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, e -> press(scene, e));
        scene.addEventFilter(KeyEvent.KEY_RELEASED, e -> held.remove(e.getCode()));
        scene.windowProperty().addListener((o, before, now) -> watch(now));
        watch(scene.getWindow());
    }

    private void watch(@Nullable Window window) {
        if (window != null) {
            window.focusedProperty().addListener((o, was, is) -> {
                if (!is) {
                    held.clear();
                }
            });
        }
    }

    /** The keys that are down. */
    public Set<KeyCode> held() {
        return Set.copyOf(held);
    }

    private void press(Scene scene, KeyEvent e) {
        if (isMenuOpen(scene)) {
            held.clear(); // the menu gets the release, too
            return;
        }
        boolean isRepeat = !held.add(e.getCode());
        if (yieldsTo(e, scene.getFocusOwner())) {
            return;
        }
        for (Action action : Action.values()) {
            if (action.matches(e)) {
                if (!isRepeat || action.repeats()) {
                    perform.accept(action);
                }
                e.consume();
                return;
            }
        }
    }

    private static boolean isMenuOpen(Scene scene) {
        for (Window window : Window.getWindows()) {
            if (window instanceof ContextMenu menu && menu.isShowing() && menu.getOwnerWindow() == scene.getWindow()) {
                return true;
            }
        }
        return false;
    }

    static boolean yieldsTo(KeyEvent e, @Nullable EventTarget focused) {
        if (focused instanceof TextInputControl) {
            boolean isOurs = e.isShortcutDown()
                    ? !EDITING.contains(e.getCode())
                    : e.getCode().isFunctionKey();
            return !isOurs;
        }
        if (focused instanceof TableView || focused instanceof ListView || focused instanceof Slider) {
            return MOVING.contains(e.getCode());
        }
        if (focused instanceof ComboBoxBase || focused instanceof MenuButton) {
            return e.getCode() == KeyCode.SPACE
                    || e.getCode() == KeyCode.ENTER
                    || e.getCode() == KeyCode.UP
                    || e.getCode() == KeyCode.DOWN;
        }
        boolean presses = e.getCode() == KeyCode.SPACE || e.getCode() == KeyCode.ENTER;
        return presses && (focused instanceof ButtonBase || isMover(focused));
    }

    private static boolean isMover(@Nullable EventTarget focused) {
        return focused instanceof Node node && node.getStyleClass().contains("splitter");
    }
}
