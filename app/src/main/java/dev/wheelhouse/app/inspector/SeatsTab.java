package dev.wheelhouse.app.inspector;

import dev.wheelhouse.app.authority.CallLog;
import dev.wheelhouse.app.authority.Candidacy;
import dev.wheelhouse.app.authority.Checks;
import dev.wheelhouse.app.authority.People;
import dev.wheelhouse.app.authority.Sources;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.sim.clock.StepClock;
import dev.wheelhouse.sim.command.Eligibility;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.seat.VehicleRecord;
import java.util.function.LongConsumer;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Who sits where, who may drive, whose command is accepted, and the last calls, all of the step on screen. */
final class SeatsTab extends VBox {
    private final Label sentence = new Label();
    private final Glyph.Icon sign = Glyph.DOT.icon(14);
    private final SeatTables tables = new SeatTables();
    private final CommandTables commands = new CommandTables();
    private final CallTable calls;
    private @Nullable CallLog log;
    private @Nullable Scenario logOf;

    SeatsTab(LongConsumer seek) {
        super(4);
        setId("inspector-seats");
        sentence.setId("seats-sentence");
        sentence.setGraphic(sign);
        sentence.setGraphicTextGap(7);
        sentence.getStyleClass().addAll("seat-title", "seat-strong");
        calls = new CallTable(seek);
        getChildren().addAll(sentence, tables, commands, calls);
    }

    /** Another run. */
    void open() {
        log = null;
    }

    void show(ViewFrame f, int slot) {
        People people = new People(f.scenario());
        if (log == null || logOf != f.scenario()) {
            log = new CallLog(people);
            logOf = f.scenario();
        }
        Candidacy c = Candidacy.of(f.current(), slot, f.scenario(), people);
        tables.show(f.current(), slot, c.asker(), people);
        commands.show(f, slot, c, people);
        StepClock clock = new StepClock(f.scenario().stepsPerSecond());
        long step = f.current().step();
        calls.show(log.upTo(f.history(), slot, step), step, clock);
        VehicleRecord vehicle = f.current().relations().vehicleAt(slot);
        SourceType source = Sources.acting(vehicle);
        sign.set(Sources.glyph(source));
        Sources.tone(source).applyTo(sign);
        Figure.change(sentence, words(f, vehicle, source, people));
    }

    private static String words(ViewFrame f, VehicleRecord vehicle, SourceType source, People people) {
        String driver = people.name(vehicle.driver());
        Eligibility e = Eligibility.of(f.current().relations().person(vehicle.driver()), vehicle);
        if (source != SourceType.UNKNOWN) {
            String whose = vehicle.owner().hasOwner()
                    ? " of " + people.name(vehicle.owner().person())
                    : " of nobody";
            return Sources.word(source) + whose + " drives";
        }
        if (e == Eligibility.READY) {
            return driver + " is eligible, no command is accepted";
        }
        String why = vehicle.driver().isNone() && vehicle.drivingSeat() >= 0
                ? "driver seat is empty"
                : Checks.failure(e.label(), vehicle, people);
        return "Nobody may drive " + people.name(vehicle.self()) + ": " + why;
    }
}
