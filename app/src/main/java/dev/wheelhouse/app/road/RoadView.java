package dev.wheelhouse.app.road;

import dev.wheelhouse.app.shell.ViewFrame;
import java.util.List;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Pane;

/** The road: its layers in their order, on one canvas that follows the pane's size. */
public final class RoadView extends Pane {
    private static final List<Layer> LAYERS = List.of(
            new SurfaceLayer(),
            new GapLayer(),
            new GateLayer(),
            new VehicleLayer(),
            new PersonLayer(),
            new RulerLayer());
    private final Canvas canvas = new Canvas();
    private final RoadCamera camera = new RoadCamera();

    public RoadView() {
        getChildren().add(canvas);
        setMinSize(480, 190);
        canvas.widthProperty().bind(widthProperty());
        canvas.heightProperty().bind(heightProperty());
        setAccessibleText("Road view");
    }

    /** A layer draws from the frame alone. */
    interface Layer {
        void draw(GraphicsContext g, ViewFrame f, double width, double height);
    }

    public RoadCamera roadCamera() {
        return camera;
    }

    public void draw(ViewFrame f) {
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.setFill(f.palette().ground());
        g.fillRect(0, 0, getWidth(), getHeight());
        for (Layer layer : LAYERS) {
            layer.draw(g, f, getWidth(), getHeight());
        }
    }
}
