package dev.wheelhouse.app.hud;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

/** The key of a layer, which shows whether it is on by its fill and edge. */
final class KeyCap extends Button {
    private static final PseudoClass ON = PseudoClass.getPseudoClass("on");
    private final String title;

    KeyCap(int key, String title, String idEnd) {
        super(Integer.toString(key));
        this.title = title;
        setId("layer-" + key + idEnd);
        getStyleClass().setAll("button", "key-cap");
        setMinSize(18, 18);
        setPrefSize(18, 18);
        setMaxSize(18, 18);
        setTooltip(new Tooltip(title + " layer on or off (" + key + ")"));
    }

    void show(boolean isOn) {
        pseudoClassStateChanged(ON, isOn);
        setAccessibleText(title + " layer, " + (isOn ? "on" : "off"));
    }
}
