package dev.wheelhouse.app.inspector;

import dev.wheelhouse.app.authority.Candidacy;
import dev.wheelhouse.app.authority.Checks;
import dev.wheelhouse.app.authority.People;
import dev.wheelhouse.app.authority.Sources;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.seat.VehicleRecord;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** Eligibility as the list of its checks, and beside it the candidates, what became of the chosen one, and the owner. */
final class CommandTables extends HBox {
    private static final double PRIORITY = 28;
    private static final double STATE = 66;
    private final Label eligibility = new Label();
    private final Label candidates = new Label();
    private final Rows<Checks.Check> checks = new Rows<>("check-rows", CommandTables::check);
    private final Rows<Candidacy.Row> rows = new Rows<>("candidate-rows", CommandTables::candidate);
    private final Rows<Fact> facts = new Rows<>("owner-rows", CommandTables::fact);
    private final Label outcome = SeatTables.withGlyph(new Label(), Glyph.DASH);
    private final Label status = new Label();

    /** A line of the owner's record. */
    private record Fact(String id, String words, String value, boolean isWrong) {}

    CommandTables() {
        outcome.setId("acceptance");
        outcome.getStyleClass().add("seat-strong");
        outcome.setMinWidth(USE_PREF_SIZE);
        status.setId("acceptance-status");
        status.getStyleClass().add("mono");
        HBox result = Rows.row("acceptance-row", outcome, Rows.wide(""), status);
        VBox left = new VBox(Rows.title(eligibility, new Label()), checks);
        VBox right = new VBox(Rows.title(candidates, new Label()), rows, result, facts);
        left.getStyleClass().add("seat-split");
        left.setMinWidth(190);
        left.setPrefWidth(208);
        left.setMaxWidth(230);
        HBox.setHgrow(right, Priority.ALWAYS);
        getChildren().addAll(left, right);
    }

    void show(ViewFrame f, int slot, Candidacy c, People people) {
        boolean isNobody = c.asker().isNone();
        Figure.change(eligibility, isNobody ? "Eligibility: nobody asks" : "Eligibility of " + people.name(c.asker()));
        checks.show(Checks.of(f.current(), slot, c.asker(), people));
        Figure.change(candidates, "Candidates, step " + f.current().step());
        rows.show(c.rows());
        boolean isNothing = c.status().isEmpty();
        Glyph sign = isNothing ? Glyph.DASH : c.isAccepted() ? Glyph.TICK : Glyph.REFUSED;
        ((Glyph.Icon) outcome.getGraphic()).set(sign);
        (isNothing ? Tone.QUIET : c.isAccepted() ? Tone.OK : Tone.STOP).applyTo(outcome.getGraphic());
        Figure.change(outcome, isNothing ? "No candidate" : c.isAccepted() ? "Accepted" : "Not accepted");
        Figure.change(status, c.isAccepted() ? "" : c.status());
        facts.show(owner(f.current().relations().vehicleAt(slot), people));
    }

    private static List<Fact> owner(VehicleRecord vehicle, People people) {
        Candidacy.Ownership o = Candidacy.owner(vehicle, people);
        List<Fact> facts = new ArrayList<>();
        boolean isWrong = !o.state().isEmpty();
        facts.add(new Fact("owner", "Owner", o.owner() + (isWrong ? ", " + o.state() : ""), isWrong));
        facts.add(new Fact("owner-task", "Task", o.task(), false));
        facts.add(new Fact("owner-session", "Session", o.session(), false));
        facts.add(new Fact("owner-serial", "Ownership serial", Integer.toString(o.serial()), false));
        facts.add(new Fact("accepted-command", "Command", o.command(), false));
        return facts;
    }

    private static Node fact(Fact f) {
        Label value = new Label(f.value());
        value.setId(f.id());
        value.setMinWidth(0);
        value.getStyleClass().add(f.value().equals("none") ? "quiet" : "plain");
        value.setTooltip(new javafx.scene.control.Tooltip(f.value()));
        Label words = new Label(f.words());
        words.setMinWidth(USE_PREF_SIZE);
        words.getStyleClass().add("label-small");
        HBox row = Rows.row("", words, Rows.wide(""), value);
        row.getStyleClass().add("bare-row");
        row.setMinHeight(19);
        if (f.isWrong()) {
            SeatTables.withGlyph(value, Glyph.UNEQUAL);
            Tone.STOP.applyTo(value.getGraphic());
        }
        return row;
    }

    private static Node check(Checks.Check c) {
        boolean isFailed = c.verdict() == Checks.Verdict.FAILED;
        boolean isLeftOut = c.verdict() == Checks.Verdict.NOT_EVALUATED;
        Label words = SeatTables.withGlyph(
                Rows.wide(c.words(), isFailed ? "seat-strong" : "plain"),
                c.verdict().glyph());
        words.setTooltip(null);
        c.verdict().tone().applyTo(words.getGraphic());
        if (isLeftOut) {
            words.getStyleClass().setAll("label", "unit");
        }
        Label found = new Label(c.found());
        found.setMinWidth(USE_PREF_SIZE);
        found.getStyleClass().add(isFailed ? "seat-strong" : "label-small");
        HBox row = Rows.row("", words, found);
        (isFailed ? Tone.STOP : Tone.PLAIN).applyTo(row);
        if (!isFailed) {
            row.getStyleClass().add("bare-row");
        }
        row.setAccessibleText(
                c.words() + (isLeftOut ? ", not evaluated" : isFailed ? ", fails: " + c.found() : ", holds"));
        return row;
    }

    private static Node candidate(Candidacy.Row c) {
        Label source = SeatTables.withGlyph(
                Rows.cell(Sources.word(c.source()), 58, c.isChosen() ? "seat-strong" : "plain"),
                Sources.glyph(c.source()));
        Tone tone = Sources.tone(c.source());
        (c.isOffered() ? tone : Tone.QUIET).applyTo(source.getGraphic());
        Label priority = Rows.cell(Integer.toString(c.priority()), PRIORITY);
        priority.setAlignment(Pos.CENTER_RIGHT);
        String state = c.isChosen() ? "chosen" : c.isOffered() ? "outranked" : "";
        Label word = Rows.cell(state, STATE, c.isChosen() ? "seat-strong" : "label-small");
        word.setAlignment(Pos.CENTER_RIGHT);
        HBox row = Rows.row(
                "candidate-" + c.source(),
                source,
                Rows.wide(c.offered(), c.isOffered() ? "plain" : "label-small"),
                priority,
                word);
        (c.isChosen() ? tone : Tone.PLAIN).applyTo(row);
        if (!c.isChosen()) {
            row.getStyleClass().add("bare-row");
        }
        return row;
    }
}
