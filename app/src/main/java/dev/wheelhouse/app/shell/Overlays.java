package dev.wheelhouse.app.shell;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/** What lies over the window, one at a time; it takes no room and no clicks while nothing is open. */
final class Overlays extends StackPane {
    private static final double UNDER_THE_BAR = 52;

    /** @param middle the node in the window's middle; {@code top} ones hang under the transport bar */
    Overlays(Node middle, List<? extends Node> top) {
        setPickOnBounds(false);
        getChildren().add(middle);
        for (Node node : top) {
            setAlignment(node, Pos.TOP_CENTER);
            setMargin(node, new javafx.geometry.Insets(UNDER_THE_BAR, 0, 0, 0));
            getChildren().add(node);
        }
    }

    /** Closes what is open; answers whether there was something. */
    boolean close() {
        boolean wasOpen = false;
        for (Node node : getChildren()) {
            wasOpen |= node.isVisible();
            node.setVisible(false);
        }
        return wasOpen;
    }
}
