package dev.wheelhouse.app.inspector;

import dev.wheelhouse.app.authority.CallLine;
import dev.wheelhouse.app.authority.CallLog;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.clock.StepClock;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** The last calls with status, before → after and what each changed. A row leads to its step. */
final class CallTable extends VBox {
    private static final PseudoClass ON = PseudoClass.getPseudoClass("on");
    private static final String[] CHANGED = {"reservation", "vehicle side", "person side", "command", "owner"};
    private final Label bounds = new Label();
    private final Rows<Row> rows;
    private final LongConsumer seek;

    private record Row(int place, CallLine line, String time, boolean isNow) {}

    CallTable(LongConsumer seek) {
        this.seek = seek;
        this.rows = new Rows<>("call-rows", this::row);
        bounds.setId("calls-bounds");
        bounds.setMinWidth(0);
        bounds.setTooltip(new Tooltip(
                "Changed: Reservation, Vehicle side, Person side, Command, Owner. A click goes to the step"));
        getChildren().addAll(Rows.title(new Label("Calls"), bounds), rows);
    }

    void show(CallLog.Shown shown, long step, StepClock clock) {
        String since =
                shown.sinceStep() <= 0 ? "from the start" : "from " + clock.format(shown.sinceStep()) + "\u00a0s on";
        String left = shown.dropped() > 0 ? ", " + shown.dropped() + " older ones left out" : "";
        Figure.change(bounds, (shown.lines().isEmpty() ? "none " : "") + since + left);
        List<Row> wanted = new ArrayList<>();
        for (CallLine line : shown.lines()) {
            wanted.add(new Row(wanted.size(), line, clock.format(line.step()), line.step() == step));
        }
        rows.show(wanted);
    }

    private Node row(Row r) {
        CallLine line = r.line();
        Glyph.Icon sign = (line.isDone() ? Glyph.TICK : Glyph.CROSS).icon(10);
        (line.isDone() ? Tone.OK : Tone.STOP).applyTo(sign);
        String times = line.count() > 1 ? " \u00d7" + line.count() : "";
        HBox row = Rows.row(
                "call-" + r.place(),
                Rows.cell(r.time(), 34),
                Rows.cell(line.verb(), 80),
                Rows.cell(line.person(), 34),
                sign,
                Rows.cell(line.status() + times, 136, "mono"),
                Rows.wide(line.change(), "label-small"),
                flags(line));
        (r.isNow() ? Tone.SELECT : Tone.PLAIN).applyTo(row);
        row.setOnMouseClicked(e -> seek.accept(line.step()));
        Tooltip.install(
                row, new Tooltip(line.verb() + " " + line.person() + ": " + line.status() + "\n" + line.change()));
        row.setAccessibleText(line.verb() + " " + line.person() + " at " + r.time() + " s: " + line.status() + ", "
                + line.change() + ", " + changed(line));
        return row;
    }

    private static HBox flags(CallLine line) {
        HBox flags = new HBox(1);
        flags.setAlignment(javafx.geometry.Pos.CENTER_RIGHT);
        for (int k = 0; k < CallLine.LETTERS.length(); k++) {
            Label flag = new Label(CallLine.LETTERS.substring(k, k + 1));
            flag.getStyleClass().add("change-flag");
            flag.pseudoClassStateChanged(ON, line.has(k));
            flags.getChildren().add(flag);
        }
        flags.setMinWidth(USE_PREF_SIZE);
        return flags;
    }

    private static String changed(CallLine line) {
        StringBuilder words = new StringBuilder();
        for (int k = 0; k < CHANGED.length; k++) {
            if (line.has(k)) {
                words.append(words.length() == 0 ? "changed " : ", ").append(CHANGED[k]);
            }
        }
        return words.length() == 0 ? "nothing changed" : words.toString();
    }
}
