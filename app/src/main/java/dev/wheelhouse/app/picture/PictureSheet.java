package dev.wheelhouse.app.picture;

import dev.wheelhouse.app.hud.Hud;
import dev.wheelhouse.app.road.OverviewStrip;
import dev.wheelhouse.app.road.RoadView;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.Locale;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The layout of a picture: time and phase, the road, the cards. */
final class PictureSheet extends VBox {
    private final int width;
    private final int height;
    private final boolean hasHud;
    private final RoadView road = new RoadView();
    private final OverviewStrip overview = new OverviewStrip(road);
    private final Label title = new Label();
    private final Label place = new Label();
    private final Hud hud = new Hud();

    PictureSheet(int width, int height, boolean hasHud) {
        this.width = width;
        this.height = height;
        this.hasHud = hasHud;
        getStyleClass().add("workspace");
        title.getStyleClass().add("time");
        place.getStyleClass().add("quiet");
        road.setMinSize(0, 0);
        VBox.setVgrow(road, Priority.ALWAYS);
        if (hasHud) {
            HBox head = new HBox(8, title, place);
            head.getStyleClass().add("transport");
            hud.setLow(height < 560);
            hud.setPrefHeight(hud.heightFor(width));
            hud.setMinHeight(hud.heightFor(width));
            getChildren().addAll(head, overview, road, hud);
        } else {
            getChildren().add(road);
        }
    }

    boolean isFor(int otherWidth, int otherHeight, boolean otherHud) {
        return width == otherWidth && height == otherHeight && hasHud == otherHud;
    }

    Scene newScene() {
        Scene scene = new Scene(this, width, height);
        scene.getStylesheets().add("/assets/wheelhouse.css");
        return scene;
    }

    /** Texts first, since the road takes the height that they leave. */
    void show(Shot shot) {
        if (getScene() == null) {
            newScene();
        }
        setStyle(shot.palette().looks());
        texts(shot);
        ViewFrame first = frame(shot);
        // Bars and charts are drawn for the size that the texts leave them, so the cards are filled once more after a
        // layout.
        for (int round = 0; round < 2; round++) {
            hud.show(first);
            applyCss();
            layout();
        }
        hud.show(first);
        applyCss();
        layout();
        if (shot.showsWholeRoad() || shot.selected() < 0) {
            road.roadCamera().fit();
        } else {
            road.roadCamera().follow();
        }
        ViewFrame aimed = road.aim(first, () -> frame(shot));
        if (hasHud) {
            overview.draw(aimed);
        }
        road.draw(aimed);
    }

    private void texts(Shot shot) {
        CompletedStep step = shot.current();
        double seconds = (step.step() - (1 - shot.fraction())) * shot.scenario().stepSeconds();
        title.setText(String.format(Locale.ROOT, shot.fraction() < 1 ? "%.2f s" : "%.1f s", Math.max(0, seconds)));
        String phase = step.phase() == null
                ? ""
                : ", " + step.phase().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        place.setText(shot.scenario().name() + ", step " + step.step() + ", cycle " + step.cycle() + phase);
    }

    private ViewFrame frame(Shot shot) {
        return new ViewFrame(
                shot.scenario(),
                shot.previous(),
                shot.current(),
                shot.fraction(),
                shot.selected(),
                road.roadCamera().camera(),
                shot.palette(),
                shot.layersOn(),
                shot.history());
    }
}
