package dev.wheelhouse.app.widget;

import javafx.scene.Node;
import javafx.scene.layout.VBox;

/** A column that leaves out from its end what it has no height for, rather than to show half a line. */
public final class FittingColumn extends VBox {
    private static final double ROUNDING = 0.5;

    public FittingColumn(double spacing, Node... children) {
        super(spacing, children);
        setMinHeight(0);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        for (Node child : getChildren()) {
            child.setVisible(child.getLayoutY() + child.getLayoutBounds().getHeight() <= getHeight() + ROUNDING);
        }
    }
}
