package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/**
 * All cards: a strip of compact ones over a deck of full ones where there is room, else a row of tabs with all seven over the
 * chosen one, beside which Response stays as long as it fits.
 */
public final class Hud extends Region {
    private static final double STRIP = 46;
    private static final double TABS = 32;
    private static final double DECK = 204;
    private static final double LOW_DECK = 190;
    private static final double RISK = 230;
    private static final double RESPONSE = 518;
    private static final double FLEET = 158;
    private static final double CONTINUITY = 190;
    private static final double CHOSEN = 260;
    private static final double PADDING = 18;
    private static final double KEY = 18;
    private final List<Card> strip = List.of(new ScenarioCard(true), new ExecutionCard(true), new PhysicsCard(true));
    private final RiskCard risk = new RiskCard();
    private final ResponseCard response = new ResponseCard();
    private final FleetCard fleet = new FleetCard();
    private final ContinuityCard continuity = new ContinuityCard();
    private final List<Card> all = List.of(
            new ScenarioCard(false),
            risk,
            response,
            new ExecutionCard(false),
            fleet,
            new PhysicsCard(false),
            continuity);
    private final HBox stripBox = new HBox();
    private final HBox tabs = new HBox();
    private final List<Tab> tabOf = new ArrayList<>();
    private final Region hairline = new Region();
    private boolean isLow;
    private int chosen = 2;
    private int opened;

    /** For a picture: nothing in it can be asked for. */
    public Hud() {
        this(key -> {}, () -> {});
    }

    /**
     * @param toggleLayer switches the layer of a key
     * @param copySentence copies the decision on screen as a sentence
     */
    public Hud(IntConsumer toggleLayer, Runnable copySentence) {
        response.onCopy(copySentence);
        setId("hud");
        getStyleClass().add("hud");
        for (Card card : strip) {
            card.onTitle(() -> openFull(card.key()));
            card.onKeyCap(toggleLayer);
            stripBox.getChildren().add(card);
        }
        HBox.setHgrow(strip.get(2), Priority.ALWAYS);
        stripBox.getStyleClass().add("strip");
        ToggleGroup group = new ToggleGroup();
        for (Card card : all) {
            card.onKeyCap(toggleLayer);
            Tab tab = new Tab(card, group);
            tabOf.add(tab);
            HBox.setHgrow(tab, Priority.ALWAYS);
            tab.setMaxWidth(Double.MAX_VALUE);
            tabs.getChildren().add(tab);
            getChildren().add(card);
        }
        tabs.getStyleClass().add("tab-row");
        hairline.getStyleClass().add("hairline");
        getChildren().addAll(stripBox, tabs, hairline);
    }

    /** In a low window the compact cards join the row of tabs. */
    public void setLow(boolean low) {
        if (isLow != low) {
            isLow = low;
            requestLayout();
        }
    }

    private void openFull(int key) {
        opened = opened == key ? 0 : key;
        requestLayout();
    }

    private void choose(int key) {
        chosen = key;
        requestLayout();
    }

    private boolean isFolded() {
        return isLow || getWidth() < RISK + RESPONSE + FLEET + CONTINUITY;
    }

    /** The height that it wants at a width. */
    public double heightFor(double width) {
        boolean folded = isLow || width < RISK + RESPONSE + FLEET + CONTINUITY;
        return folded ? TABS + LOW_DECK : STRIP + DECK;
    }

    @Override
    protected void layoutChildren() {
        double w = getWidth();
        double h = getHeight();
        boolean folded = isFolded();
        stripBox.setVisible(!folded);
        tabs.setVisible(folded);
        double top = folded ? TABS : STRIP;
        (folded ? tabs : stripBox).resizeRelocate(0, 0, w, top);
        hairline.resizeRelocate(0, 0, w, 1);
        hairline.toFront();
        for (Card card : all) {
            card.setVisible(false);
        }
        if (folded) {
            layoutFolded(w, top, h - top);
        } else {
            layoutWide(w, top, h - top);
        }
    }

    private void layoutWide(double w, double top, double high) {
        place(risk, 0, top, RISK, high);
        Card fourth = opened == 0 ? fleet : all.get(opened - 1);
        place(response, RISK, top, w - RISK - FLEET - CONTINUITY, high);
        place(fourth, w - FLEET - CONTINUITY, top, FLEET, high);
        place(continuity, w - CONTINUITY, top, CONTINUITY, high);
    }

    private void layoutFolded(double w, double top, double high) {
        Card first = all.get(chosen - 1);
        boolean isResponse = first == response;
        if (w < CHOSEN + RESPONSE - 40) {
            place(first, 0, top, w, high);
        } else if (isResponse) {
            place(risk, 0, top, CHOSEN, high);
            place(response, CHOSEN, top, w - CHOSEN, high);
        } else {
            place(first, 0, top, CHOSEN, high);
            place(response, CHOSEN, top, w - CHOSEN, high);
        }
    }

    private static void place(Card card, double x, double y, double w, double h) {
        card.setVisible(true);
        card.resizeRelocate(x, y, w, h);
    }

    public void show(ViewFrame f) {
        if (isFolded()) {
            for (Tab tab : tabOf) {
                tab.show(f);
            }
        } else {
            for (Card card : strip) {
                card.show(f);
            }
        }
        for (Card card : all) {
            if (card.isVisible()) {
                card.show(f);
            }
        }
    }

    /** A card folded to its key, its title and one figure. */
    private final class Tab extends ToggleButton {
        private final Card card;
        private final Label leading = new Label();
        private final Label title;
        private final HBox face;

        Tab(Card card, ToggleGroup group) {
            this.card = card;
            setId("tab-" + card.key());
            setToggleGroup(group);
            setSelected(card.key() == chosen);
            setMinWidth(0);
            setTooltip(new Tooltip(card.title() + " card; its layer is key " + card.key()));
            Label key = new Label(Integer.toString(card.key()));
            key.getStyleClass().add("tab-key");
            key.setMinWidth(KEY);
            key.setAlignment(Pos.CENTER);
            title = new Label(card.title());
            title.getStyleClass().add("tab-title");
            title.setMinWidth(USE_PREF_SIZE);
            leading.getStyleClass().add("label-small");
            leading.setMinWidth(0);
            leading.setId("tab-" + card.key() + "-leading");
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            face = new HBox(4, key, title, gap, leading);
            face.setAlignment(Pos.CENTER_LEFT);
            setGraphic(face);
            getStyleClass().setAll("toggle-button", "tab-button");
            setOnAction(e -> {
                setSelected(true);
                choose(card.key());
            });
        }

        /** The face fills the tab, so that its figure stands at the right. */
        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            face.resizeRelocate(PADDING / 2, 0, getWidth() - PADDING, getHeight());
        }

        /** Room for the widest figure so far, so that none is cut and no tab moves when a figure changes. */
        private void makeRoom() {
            double wanted = PADDING + KEY + 12 + title.prefWidth(-1) + leading.prefWidth(-1);
            if (wanted > getMinWidth()) {
                setMinWidth(Math.ceil(wanted));
            }
        }

        void show(ViewFrame f) {
            pseudoClassStateChanged(Card.OFF, !f.isOn(card.key()));
            Figure.change(leading, card.leading(f));
            makeRoom();
            setAccessibleText(card.title() + " card, " + leading.getText());
        }
    }
}
