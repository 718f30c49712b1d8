package dev.wheelhouse.app.road;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.TextWidth;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Pane;
import javafx.stage.Window;

/**
 * The road: its layers in their order, on one canvas that follows the pane's size. A layer that fails shows its name and "not
 * drawn", and stops nothing else.
 */
public final class RoadView extends Pane {
    /** Device pixels: the largest surface of common graphics hardware. What is beyond stays empty. */
    private static final double LARGEST_CANVAS = 8192;

    private final Canvas canvas = new Canvas();
    private final RoadCamera camera = new RoadCamera();
    private final Measure measure = new Measure();
    private final Labels labels = new Labels();
    private final Map<String, RuntimeException> failures = new LinkedHashMap<>();
    private final List<Layer> layers;
    private final List<Layer> overlays = List.of(new RulerLayer(), new ChipLayer(camera, measure));

    public RoadView() {
        this(standardLayers());
    }

    RoadView(List<Layer> layers) {
        this.layers = layers;
        getChildren().add(canvas);
        setMinSize(480, 190);
        setAccessibleText("Road view");
    }

    @Override
    protected void layoutChildren() {
        Window window = getScene() == null ? null : getScene().getWindow();
        double most = LARGEST_CANVAS / (window == null ? 1 : Math.max(1, window.getOutputScaleX()));
        canvas.setWidth(Math.min(getWidth(), most));
        canvas.setHeight(Math.min(getHeight(), most));
    }

    static List<Layer> standardLayers() {
        return List.of(
                new SurfaceLayer(),
                new ScenarioLayer(),
                new ExecutionLayer(),
                new ResponseLayer(),
                new RiskLayer(),
                new GateLayer(),
                new FleetLayer(),
                new VehicleLayer(),
                new PersonLayer(),
                new PhysicsLayer(),
                new ContinuityLayer(),
                new PointerLayer());
    }

    public RoadCamera roadCamera() {
        return camera;
    }

    /** Brings the camera to the view's size and the selected vehicle; gives the frame as it is drawn then. */
    public ViewFrame aim(ViewFrame before, Supplier<ViewFrame> again) {
        camera.size(getWidth(), getHeight(), before.scenario().road().lengthMeters());
        if (before.selected() >= 0) {
            camera.track(before.x(before.selected()));
        }
        return again.get();
    }

    Measure measure() {
        return measure;
    }

    /** The layers that the last frame could not draw, with why. */
    public Map<String, RuntimeException> failures() {
        return failures;
    }

    public void draw(ViewFrame f) {
        GraphicsContext g = canvas.getGraphicsContext2D();
        labels.clear();
        failures.clear();
        double height = Math.max(0, canvas.getHeight() - RoadCamera.RULER_PIXELS);
        Drawing d = new Drawing(g, f, canvas.getWidth(), height, labels);
        d.reset();
        g.setFill(f.palette().ground());
        g.fillRect(0, 0, canvas.getWidth(), canvas.getHeight());
        ChipLayer.block(d);
        layers.forEach(layer -> guarded(layer, d));
        guarded("Labels", d, () -> labels.draw(d));
        overlays.forEach(layer -> guarded(layer, d));
        missing(d);
    }

    private void guarded(Layer layer, Drawing d) {
        if (layer.key() == 0 || d.f().isOn(layer.key())) {
            guarded(layer.name(), d, () -> layer.draw(d));
        }
    }

    /** What went wrong is kept for the report; the frame goes on without the layer. */
    private void guarded(String name, Drawing d, Runnable drawing) {
        d.reset();
        try {
            drawing.run();
        } catch (RuntimeException e) {
            failures.put(name, e);
        }
    }

    private void missing(Drawing d) {
        d.reset();
        double y = 40;
        for (String name : failures.keySet()) {
            String text = name + " not drawn";
            double wide = Math.ceil(TextWidth.of(text, Drawing.LABEL)) + 28;
            d.g().setFill(d.p().stopTint());
            d.g().fillRect(8, y, wide, 18);
            d.g().setStroke(d.p().stop());
            d.g().strokeRect(8.5, y + 0.5, wide - 1, 17);
            Mark.CROSS.draw(d.g(), 11, y + 3, d.p().stop(), d.p().onFill());
            d.g().setFill(d.p().ink());
            d.g().fillText(text, 28, y + 13);
            y += 21;
        }
    }
}
