package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.widget.Glyph;
import java.util.Locale;

/** What can be asked about seats, records and owners of a vehicle. */
enum SeatAction {
    REQUEST("Request", Glyph.NOT_REACHED, "Request the seat for the person"),
    CONFIRM("Confirm", Glyph.TICK, "Confirm the person\u2019s request"),
    CANCEL("Cancel", Glyph.CROSS, "Give the person\u2019s request back"),
    ENTER("Enter", Glyph.DOT, "The person enters the seat"),
    CHANGE("Change seat", Glyph.RECYCLE, "The person moves to the seat"),
    EXIT("Exit", Glyph.EMPTY, "The person leaves the vehicle"),
    REPAIR_PERSON("Repair person", Glyph.REPAIR, "Clear a stale record of the person"),
    REPAIR_SEAT("Repair seat", Glyph.REPAIR, "Clear a stale occupant of the seat"),
    REPAIR_OWNER("Repair owner", Glyph.REPAIR, "Clear an owner who no longer drives, with the command"),
    STALE("Stale record", Glyph.BOLT, "Fault: the driving seat forgets its occupant, whose own record stays");

    private final String words;
    private final Glyph glyph;
    private final String purpose;

    SeatAction(String words, Glyph glyph, String purpose) {
        this.words = words;
        this.glyph = glyph;
        this.purpose = purpose;
    }

    String words() {
        return words;
    }

    Glyph glyph() {
        return glyph;
    }

    String purpose() {
        return purpose;
    }

    String id() {
        return "seat-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
