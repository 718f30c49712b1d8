package dev.wheelhouse.app.inspector;

import dev.wheelhouse.app.authority.People;
import dev.wheelhouse.app.authority.SeatRows;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.state.CompletedStep;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** The vehicle's seats with occupant and reservation side by side, and below them each person's own record. */
final class SeatTables extends VBox {
    private static final double SIDES = 104;
    private final Label title = new Label();
    private final Rows<SeatRows.SeatRow> seats = new Rows<>("seat-rows", SeatTables::seat);
    private final Rows<SeatRows.PersonRow> persons = new Rows<>("person-rows", SeatTables::person);

    SeatTables() {
        Label note = new Label("occupant and reservation are independent");
        note.setMinWidth(0);
        getChildren()
                .addAll(
                        Rows.title(title, note),
                        Rows.heads(
                                Rows.cell("Seat", 30),
                                Rows.cell("Place", 74),
                                Rows.cell("Occupant", 76),
                                Rows.wide("Reservation"),
                                Rows.cell("Both sides", SIDES)),
                        seats,
                        Rows.title(new Label("Own records of the persons"), new Label()),
                        Rows.heads(
                                Rows.cell("Person", 44),
                                Rows.cell("In vehicle", 54),
                                Rows.cell("Vehicle", 46),
                                Rows.cell("Seat", 28),
                                Rows.cell("Driver", 40),
                                right(Rows.cell("Occ. serial", 60)),
                                Rows.cell("", 2),
                                Rows.wide("Last"),
                                Rows.cell("Both sides", SIDES)),
                        persons);
    }

    private static Label right(Label cell) {
        cell.setAlignment(Pos.CENTER_RIGHT);
        return cell;
    }

    void show(CompletedStep step, int slot, PersonHandle also, People people) {
        Figure.change(
                title,
                "Seats of " + people.name(step.relations().vehicleAt(slot).self()));
        seats.show(SeatRows.seats(step.relations(), slot, people));
        persons.show(SeatRows.persons(step.relations(), slot, also, people));
    }

    private static Node seat(SeatRows.SeatRow r) {
        Label place =
                withGlyph(Rows.cell(r.isDriver() ? "Driver" : "Passenger", 74), r.isDriver() ? Glyph.WHEEL : null);
        boolean isEmpty = r.occupant().isEmpty();
        Label occupant = withGlyph(
                Rows.cell(isEmpty ? "empty" : r.occupant(), 76, isEmpty ? "quiet" : "seat-strong"),
                isEmpty ? Glyph.EMPTY : Glyph.DOT);
        boolean isFree = r.reservation().isEmpty();
        Label reservation =
                Rows.wide(isFree ? "none" : r.reservation() + "  " + r.request(), isFree ? "quiet" : "plain");
        if (!isFree) {
            withGlyph(reservation, Glyph.NOT_REACHED);
            Tone.SELECT.applyTo(reservation.getGraphic());
        }
        HBox row = Rows.row(
                "seat-row-" + r.index(),
                Rows.cell(Integer.toString(r.index()), 30),
                place,
                occupant,
                reservation,
                sides(r.finding()));
        tint(row, r.agrees());
        row.setAccessibleText("Seat " + r.index() + ", " + place.getText() + ", " + occupant.getText()
                + ", reservation " + reservation.getText() + ", " + (r.agrees() ? "both sides agree" : r.finding()));
        return row;
    }

    private static Node person(SeatRows.PersonRow r) {
        HBox row = Rows.row(
                "person-row-" + r.name(),
                Rows.cell(r.name(), 44, "seat-strong"),
                Rows.cell(r.isInVehicle() ? "yes" : "no", 54, r.isInVehicle() ? "plain" : "quiet"),
                Rows.cell(r.vehicle(), 46),
                Rows.cell(r.seat(), 28),
                Rows.cell(r.isDriver() ? "yes" : "no", 40, r.isDriver() ? "plain" : "quiet"),
                right(Rows.cell(Integer.toString(r.serial()), 60)),
                Rows.cell("", 2),
                Rows.wide(r.last(), "quiet"),
                sides(r.finding()));
        tint(row, r.agrees());
        row.setAccessibleText(r.name() + "\u2019s own record: vehicle " + r.vehicle() + ", seat " + r.seat() + ", "
                + (r.agrees() ? "both sides agree" : r.finding()));
        return row;
    }

    private static Label sides(String finding) {
        boolean agrees = finding.isEmpty();
        Label label = Rows.cell(agrees ? "agree" : finding, SIDES, agrees ? "quiet" : "seat-strong");
        withGlyph(label, agrees ? Glyph.EQUAL : Glyph.UNEQUAL);
        (agrees ? Tone.OK : Tone.STOP).applyTo(label.getGraphic());
        label.setTooltip(new javafx.scene.control.Tooltip(
                agrees ? "Vehicle and person say the same" : "The two sides disagree: " + finding));
        return label;
    }

    private static void tint(HBox row, boolean agrees) {
        (agrees ? Tone.PLAIN : Tone.STOP).applyTo(row);
    }

    static Label withGlyph(Label label, @org.jspecify.annotations.Nullable Glyph glyph) {
        if (glyph != null) {
            label.setGraphic(glyph.icon(10));
            label.setGraphicTextGap(5);
        }
        return label;
    }
}
