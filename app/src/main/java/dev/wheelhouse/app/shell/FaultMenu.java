package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.SimCommand;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** What can be done to a vehicle to see what follows (M-82, A-8). Everything stays clickable; a refusal says why. */
final class FaultMenu {
    private static final String IMPULSE = "5000";
    private static final String METERS = "5";
    private final Supplier<@Nullable VehicleId> target;
    private final Consumer<SimCommand> submit;
    private final Consumer<String> refuse;

    FaultMenu(Supplier<@Nullable VehicleId> target, Consumer<SimCommand> submit, Consumer<String> refuse) {
        this.target = target;
        this.submit = submit;
        this.refuse = refuse;
    }

    /** Fresh items, with ids that end in {@code idEnd}; {@code close} hides the menu that holds them. */
    List<MenuItem> items(String idEnd, Runnable close) {
        return List.of(
                withField(
                        "impact" + idEnd,
                        Glyph.IMPACT,
                        "Impact",
                        IMPULSE,
                        "N\u00b7s",
                        close,
                        (v, n) -> new SimCommand.InjectImpact(v, n)),
                plain("disable" + idEnd, Glyph.DISABLED, "Disable", v -> new SimCommand.Disable(v)),
                plain("repair" + idEnd, Glyph.REPAIR, "Repair", v -> new SimCommand.Repair(v)),
                new SeparatorMenuItem(),
                withField(
                        "displace" + idEnd,
                        Glyph.TELEPORT,
                        "Illegal displacement",
                        METERS,
                        "m",
                        close,
                        (v, n) -> new SimCommand.Displace(v, n, false)),
                withField(
                        "forge" + idEnd,
                        Glyph.RECYCLE,
                        "Forged recycle",
                        METERS,
                        "m",
                        close,
                        (v, n) -> new SimCommand.Displace(v, n, true)));
    }

    private MenuItem plain(
            String id, Glyph glyph, String words, java.util.function.Function<VehicleId, SimCommand> make) {
        MenuItem item = new MenuItem(words, glyph.icon(12));
        item.setId(id);
        item.setOnAction(e -> ask(words, make));
        return item;
    }

    private void ask(String words, java.util.function.Function<VehicleId, SimCommand> make) {
        VehicleId vehicle = target.get();
        if (vehicle == null) {
            refuse.accept(words + " refused: no vehicle is selected, choose one with [ or ]");
        } else {
            submit.accept(make.apply(vehicle));
        }
    }

    /** What a number and a vehicle make. */
    private interface Make {
        SimCommand of(VehicleId vehicle, double number);
    }

    private MenuItem withField(
            String id, Glyph glyph, String words, String preset, String unit, Runnable close, Make make) {
        Label name = new Label(words, glyph.icon(12));
        name.setGraphicTextGap(8);
        name.setMinWidth(150);
        TextField field = new TextField(preset);
        field.setId(id + "-amount");
        field.setPrefColumnCount(6);
        field.setAccessibleText(words + " in " + unit);
        Label unitLabel = new Label(unit);
        unitLabel.getStyleClass().add("unit");
        Button go = new Button("Inject");
        go.setId(id);
        go.setAccessibleText(words + ", inject");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox line = new HBox(8, name, gap, field, unitLabel, go);
        line.setAlignment(Pos.CENTER_LEFT);
        Runnable act = () -> {
            close.run();
            inject(words, field.getText(), unit, make);
        };
        go.setOnAction(e -> act.run());
        field.setOnAction(e -> act.run());
        CustomMenuItem item = new CustomMenuItem(line, false);
        item.setId(id + "-item");
        return item;
    }

    private void inject(String words, String typed, String unit, Make make) {
        double number;
        try {
            number = Double.parseDouble(typed.strip().replace(',', '.').replace('\u2212', '-'));
        } catch (NumberFormatException e) {
            refuse.accept(words + " refused: \u201c" + typed.strip() + "\u201d is no number of " + unit);
            return;
        }
        ask(words, v -> make.of(v, number));
    }

    /** What a command is called in a sentence. */
    static String words(SimCommand command) {
        DoubleFunction<String> figure = n -> dev.wheelhouse.app.widget.Numbers.of(n, n == Math.rint(n) ? 0 : 2);
        if (command instanceof SimCommand.InjectImpact i) {
            return "Impact of " + figure.apply(i.impulseNs()) + "\u00a0N\u00b7s on " + i.vehicle();
        }
        if (command instanceof SimCommand.Displace d) {
            return (d.claimsRecycle() ? "Forged recycle of " : "Displacement of ") + d.vehicle() + " by "
                    + figure.apply(d.meters()) + "\u00a0m";
        }
        return command instanceof SimCommand.Disable
                ? "Disable " + command.vehicle()
                : "Repair of " + command.vehicle();
    }
}
