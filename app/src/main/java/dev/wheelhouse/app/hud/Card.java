package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.Chip;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Tone;
import java.util.Locale;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * A card of the HUD: a key cap that switches its layer, a title, and what it shows. In the strip its parts stand in one line, in
 * the deck below each other. Everything that it shows is of the step on screen.
 */
public abstract class Card extends StackPane {
    static final PseudoClass OFF = PseudoClass.getPseudoClass("off");
    private final int key;
    private final String title;
    private final KeyCap cap;
    private final Label name;
    private final Label subtitle = new Label();
    private final @Nullable Chip chip;
    private final FlowPane figures = new FlowPane(8, 6);
    private final VBox deckBody = new VBox(8);
    private final HBox stripBody = new HBox(10);
    private final boolean isStrip;

    protected Card(int key, String title, boolean isStrip, boolean hasChip) {
        this.key = key;
        this.title = title;
        this.isStrip = isStrip;
        String id = title.toLowerCase(Locale.ROOT) + (isStrip ? "-strip" : "");
        setId("card-" + id);
        getStyleClass().add(isStrip ? "strip-card" : "card");
        cap = new KeyCap(key, title, isStrip ? "-strip" : "");
        name = new Label(title);
        name.getStyleClass().add("card-title");
        name.setMinWidth(USE_PREF_SIZE);
        subtitle.getStyleClass().add("label-small");
        subtitle.setManaged(false);
        chip = hasChip ? new Chip(id + "-state") : null;
        arrange();
    }

    private void arrange() {
        HBox head = new HBox(8, cap, name);
        head.setAlignment(Pos.CENTER_LEFT);
        if (isStrip) {
            stripBody.setAlignment(Pos.CENTER_LEFT);
            HBox line = new HBox(12, head, stripBody);
            line.setAlignment(Pos.CENTER_LEFT);
            getChildren().add(line);
        } else {
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            head.getChildren().addAll(subtitle, gap);
            head.setMinHeight(20);
            if (chip != null) {
                head.getChildren().add(chip);
            }
            figures.setPrefWrapLength(0);
            VBox.setVgrow(deckBody, Priority.ALWAYS);
            VBox column = new VBox(8, head, deckBody);
            getChildren().add(column);
        }
        setMinWidth(0);
    }

    /** Adds a figure; in the deck figures stand in a row that wraps. */
    protected Figure figure(String id, String label) {
        Figure figure = new Figure("card-" + title.toLowerCase(Locale.ROOT) + (isStrip ? "-strip-" : "-") + id, label);
        if (isStrip) {
            stripBody.getChildren().add(figure);
        } else {
            if (figures.getParent() == null) {
                deckBody.getChildren().add(figures);
            }
            figures.getChildren().add(figure);
        }
        return figure;
    }

    protected void add(Node node) {
        (isStrip ? stripBody : deckBody).getChildren().add(node);
    }

    protected boolean isStrip() {
        return isStrip;
    }

    protected void state(Glyph glyph, Tone tone, String words) {
        if (chip != null) {
            chip.set(glyph, tone, words);
        }
    }

    protected void subtitle(String words) {
        Figure.change(subtitle, words);
        subtitle.setManaged(!words.isEmpty());
    }

    /** A click on the title, where it opens the full card. */
    void onTitle(Runnable open) {
        name.getStyleClass().add("clickable");
        name.setOnMouseClicked(e -> open.run());
    }

    void onKeyCap(IntConsumer toggle) {
        cap.setOnAction(e -> toggle.accept(key));
    }

    public int key() {
        return key;
    }

    public String title() {
        return title;
    }

    /** The one figure that stands for the card when it is folded into a tab. */
    public abstract String leading(ViewFrame f);

    /** Fills the card from the step on screen. */
    protected abstract void fill(ViewFrame f);

    final void show(ViewFrame f) {
        boolean isOff = !f.isOn(key);
        cap.show(!isOff);
        pseudoClassStateChanged(OFF, isOff);
        fill(f);
    }

    static String words(String constant) {
        String lower = constant.toLowerCase(Locale.ROOT).replace('_', ' ');
        return Character.toUpperCase(lower.charAt(0)) + lower.substring(1);
    }
}
