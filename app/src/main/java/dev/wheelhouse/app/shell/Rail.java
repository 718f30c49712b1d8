package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.widget.Condition;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Tone;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

/** The inspector folded to a rail in a narrow window: identity, state, and the tab that opens it as a drawer. */
final class Rail extends VBox {
    private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");
    private final Label identity = new Label();
    private final Glyph.Icon state = Glyph.DASH.icon(14);
    private final Button motion = new Button("Motion");

    Rail(Runnable toggle) {
        super(8);
        setId("rail");
        getStyleClass().add("rail");
        setAlignment(Pos.TOP_CENTER);
        identity.getStyleClass().add("card-title");
        motion.setId("rail-motion");
        motion.getStyleClass().add("rail-tab");
        motion.setGraphic(Glyph.KEEP.icon(14));
        motion.setContentDisplay(javafx.scene.control.ContentDisplay.TOP);
        motion.setTooltip(new Tooltip("Inspector: motion"));
        motion.setMinWidth(USE_PREF_SIZE);
        motion.setOnAction(e -> toggle.run());
        getChildren().addAll(identity, state, motion);
    }

    void show(ViewFrame f, boolean isOpen) {
        motion.pseudoClassStateChanged(OPEN, isOpen);
        if (f.selected() < 0) {
            Figure.change(identity, "Fleet");
            state.setVisible(false);
            motion.setText("List");
            return;
        }
        Condition condition = Condition.of(f, f.selected());
        Figure.change(identity, f.nameOf(f.selected()));
        state.setVisible(true);
        state.set(condition.glyph());
        condition.tone().applyTo(state);
        Tooltip.install(identity, null);
        motion.setText("Motion");
        setAccessibleText(f.nameOf(f.selected()) + ", " + condition.words());
        Tone.PLAIN.applyTo(identity);
    }
}
