package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.simthread.SimulationThread;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Tone;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Says that the simulation stopped, at which step and why; the recorded steps stay usable. */
final class FaultBar extends HBox {
    private final Label what = new Label();
    private final Label why = new Label();
    private String report = "";

    FaultBar(Consumer<String> copy) {
        super(10);
        setId("fault-bar");
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("error-bar");
        Glyph.Icon icon = Glyph.WARNING.icon(14);
        Tone.STOP.applyTo(icon);
        what.getStyleClass().add("card-title");
        what.setId("fault-what");
        what.setMinWidth(USE_PREF_SIZE);
        why.getStyleClass().add("quiet");
        why.setMinWidth(0);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button button = new Button("Copy report");
        button.setId("copy-report");
        button.setMinWidth(USE_PREF_SIZE);
        button.setGraphic(Glyph.COPY.icon(12));
        button.setTooltip(new Tooltip("Version, scenario, step and stack trace, for a report"));
        button.setOnAction(e -> copy.accept(report));
        getChildren().addAll(icon, what, why, gap, button);
        setVisible(false);
    }

    /** Shows the bar for a fault; answers whether it is new. */
    boolean show(Session session, SimulationThread.Fault fault) {
        boolean isNew = !isVisible();
        if (isNew) {
            what.setText("The simulation stopped: step " + fault.step() + " failed.");
            String cause = fault.cause().getMessage() == null
                    ? fault.cause().getClass().getSimpleName()
                    : fault.cause().getMessage();
            why.setText(cause + ". Steps 0 to " + (fault.step() - 1) + " can still be looked at.");
            report = reportOf(session, fault);
            setVisible(true);
        }
        return isNew;
    }

    static String reportOf(Session session, SimulationThread.Fault fault) {
        StringWriter trace = new StringWriter();
        fault.cause().printStackTrace(new PrintWriter(trace));
        return "Wheelhouse " + version() + ", Java " + Runtime.version() + ", " + System.getProperty("os.name") + "\n"
                + "scenario " + session.scenario().name() + "\n"
                + "digest " + session.scenario().digest() + "\n"
                + "failed step " + fault.step() + "\n"
                + "last completed step " + session.simulation().newest() + ", hash "
                + session.simulation().step(session.simulation().newest()).hashText() + "\n\n"
                + trace;
    }

    private static String version() {
        String version = FaultBar.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }

    void close() {
        setVisible(false);
    }
}
