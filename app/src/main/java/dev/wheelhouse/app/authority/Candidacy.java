package dev.wheelhouse.app.authority;

import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.sim.command.Eligibility;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.Owner;
import dev.wheelhouse.sim.seat.OwnerState;
import dev.wheelhouse.sim.seat.PersonRecord;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.seat.VehicleRecord;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who offered a vehicle a command in a step, which one was chosen and what became of it (S-32, S-33).
 *
 * @param asker whose eligibility counts: who asked last, else who drives or says so; NONE for nobody
 * @param status as results name it; empty where nothing was offered
 */
public record Candidacy(List<Row> rows, PersonHandle asker, boolean isAccepted, String status) {

    /** A source, what it offered, and whether it was chosen. */
    public record Row(SourceType source, String offered, int priority, boolean isOffered, boolean isChosen) {}

    /** The owner of the accepted command. */
    public record Ownership(String owner, String state, String task, String session, String command, int serial) {}

    public static Candidacy of(CompletedStep step, int slot, Scenario s, People people) {
        VehicleId id = s.fleet().vehicles().get(slot).id();
        VehicleRecord vehicle = step.relations().vehicleAt(slot);
        CommandResult winner = null;
        List<CommandResult> offers = new ArrayList<>();
        for (CommandResult r : step.results()) {
            if (r.command() instanceof SimCommand.Offer && r.command().vehicle().equals(id)) {
                offers.add(r);
                winner = r.reason().startsWith("NotSelected") ? winner : r;
            }
        }
        boolean isAiOffering = step.step() > 0 && !vehicle.driver().isNone();
        List<Row> rows = new ArrayList<>();
        for (SourceType source : new SourceType[] {SourceType.PLAYER, SourceType.SCRIPT}) {
            rows.addAll(offered(offers, winner, source, s, people));
        }
        boolean isAiChosen = winner == null && isAiOffering;
        rows.add(new Row(
                SourceType.AI,
                isAiOffering ? "for " + people.name(vehicle.driver()) : "none offered",
                s.authority().aiPriority(),
                isAiOffering,
                isAiChosen));
        PersonHandle asker = asker(step, slot, vehicle, winner, people);
        if (winner != null) {
            String status = winner.isDone() ? "Accepted" : winner.reason().split(":", 2)[0];
            return new Candidacy(rows, asker, winner.isDone(), status);
        }
        if (!isAiChosen) {
            return new Candidacy(rows, asker, false, "");
        }
        Eligibility driver = Eligibility.of(step.relations().person(vehicle.driver()), vehicle);
        boolean isReady = driver == Eligibility.READY;
        return new Candidacy(rows, asker, isReady, isReady ? "Accepted" : "EligibilityNotReady");
    }

    private static List<Row> offered(
            List<CommandResult> offers, @Nullable CommandResult winner, SourceType source, Scenario s, People people) {
        List<Row> rows = new ArrayList<>();
        for (CommandResult r : offers) {
            if (r.command() instanceof SimCommand.Offer o && o.command().source() == source) {
                String words = people.name(o.person()) + " " + o.command().sourceTag();
                rows.add(new Row(source, words, o.priority(), true, r == winner));
            }
        }
        if (rows.isEmpty()) {
            int usual = source == SourceType.PLAYER
                    ? s.authority().playerPriority()
                    : s.authority().scriptPriority();
            rows.add(new Row(source, "none offered", usual, false, false));
        }
        return rows;
    }

    private static PersonHandle asker(
            CompletedStep step, int slot, VehicleRecord vehicle, @Nullable CommandResult winner, People people) {
        if (winner != null && winner.command() instanceof SimCommand.Offer o) {
            return o.person();
        }
        for (Event e : step.events()) {
            int named = e.kind() == EventKind.COMMAND_REFUSED && e.slot() == slot ? people.slotOf(e.other()) : -1;
            if (named >= 0) {
                return step.relations().personAt(named).self();
            }
        }
        return vehicle.driver().isNone() ? claimant(step.relations(), vehicle) : vehicle.driver();
    }

    /** Whose own record says that it sits in the driving seat, where the vehicle knows of nobody. */
    private static PersonHandle claimant(Relations relations, VehicleRecord vehicle) {
        for (int k = 0; k < relations.personSlots(); k++) {
            PersonRecord p = relations.personAt(k);
            if (p.alive() && p.isIn(vehicle.self()) && p.seat() == vehicle.drivingSeat()) {
                return p.self();
            }
        }
        return PersonHandle.NONE;
    }

    public static Ownership owner(VehicleRecord vehicle, People people) {
        Owner o = vehicle.owner();
        Command c = vehicle.command();
        return new Ownership(
                o.hasOwner() ? people.name(o.person()) + ", seat " + o.seat() : "none",
                OwnerState.of(vehicle).isInvalid() ? OwnerState.of(vehicle).label() : "",
                o.hasTaskSource() ? o.taskTree() + ", priority " + o.taskPriority() : "none",
                o.hasTaskSource() ? o.sessionTag().isEmpty() ? "empty" : o.sessionTag() : "none",
                c == null ? "none" : Sources.word(c.source()) + " " + c.sourceTag() + ", " + content(c),
                o.serial());
    }

    private static String content(Command c) {
        if (c.isTarget()) {
            return "target " + Numbers.two(c.targetSpeedMps(), "m/s");
        }
        return "throttle " + Numbers.of(c.throttle(), 2) + ", brake " + Numbers.of(c.brake(), 2);
    }
}
