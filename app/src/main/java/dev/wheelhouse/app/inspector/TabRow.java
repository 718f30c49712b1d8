package dev.wheelhouse.app.inspector;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/** The inspector's tabs; one is always chosen. */
final class TabRow extends HBox {
    private final List<ToggleButton> tabs = new ArrayList<>();
    private int chosen;

    TabRow(List<String> names, Runnable changed) {
        super(14);
        getStyleClass().add("inspector-tabs");
        ToggleGroup group = new ToggleGroup();
        for (String name : names) {
            int place = tabs.size();
            ToggleButton tab = new ToggleButton(name);
            tab.setId("inspector-tab-" + name.toLowerCase(java.util.Locale.ROOT).split(" ", 2)[0]);
            tab.setToggleGroup(group);
            tab.getStyleClass().setAll("toggle-button", "inspector-tab");
            tab.setTooltip(new Tooltip(name + " of the selected vehicle"));
            tab.setAccessibleText("Inspector: " + name);
            tab.setOnAction(e -> {
                choose(place);
                changed.run();
            });
            tabs.add(tab);
        }
        getChildren().addAll(tabs);
        choose(0);
    }

    void choose(int place) {
        chosen = place;
        tabs.get(place).setSelected(true);
    }

    int chosen() {
        return chosen;
    }
}
