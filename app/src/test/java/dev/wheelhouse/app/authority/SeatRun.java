package dev.wheelhouse.app.authority;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.recording.Recording;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.scenario.ScenarioReader;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.Needs;
import dev.wheelhouse.sim.seat.Permissions;
import dev.wheelhouse.sim.seat.RelationCall;
import dev.wheelhouse.sim.seat.ReservationRequest;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** A recorded run of the scenario with seats: P01 drives V01, P03 sits in its seat 2, P02 is on foot. */
public final class SeatRun {
    public static final VehicleId V1 = new VehicleId("V01");
    public static final VehicleHandle CAR = new VehicleHandle(0, 1);
    public static final PersonHandle P1 = new PersonHandle(0, 1);
    public static final PersonHandle P2 = new PersonHandle(1, 1);
    public static final PersonHandle P3 = new PersonHandle(2, 1);

    private final Scenario scenario;
    private final Recording recording;
    private final WorldStep world;
    private CompletedStep last;

    public SeatRun() {
        scenario = read();
        world = new WorldStep(scenario);
        recording = new Recording(new WorldStep(scenario));
        last = world.initial();
        recording.append(last, List.of());
        next();
    }

    private static Scenario read() {
        try (InputStream in = SeatRun.class.getResourceAsStream("/seats.json")) {
            return ScenarioReader.read(
                    "seats", java.util.Objects.requireNonNull(in).readAllBytes(), Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ScenarioException e) {
            throw new IllegalStateException(e);
        }
    }

    public CompletedStep next(SimCommand... commands) {
        last = world.advance(last, List.of(commands));
        recording.append(last, List.of(commands));
        return last;
    }

    public CompletedStep idle(int steps) {
        for (int n = 0; n < steps; n++) {
            next();
        }
        return last;
    }

    public Scenario scenario() {
        return scenario;
    }

    public People people() {
        return new People(scenario);
    }

    public Recording recording() {
        return recording;
    }

    public CompletedStep last() {
        return last;
    }

    public static SimCommand relate(RelationCall call) {
        return new SimCommand.Relate(V1, call);
    }

    public static SimCommand reserve(PersonHandle who, int seat, int serial) {
        ReservationRequest request = new ReservationRequest(who, CAR, seat, who, "handover", serial);
        return relate(new RelationCall.Reserve(request, Permissions.USUAL, Needs.of()));
    }

    public static SimCommand enter(PersonHandle who, int seat) {
        return relate(new RelationCall.Enter(who, CAR, seat, false, Permissions.USUAL));
    }

    public static SimCommand exit(PersonHandle who, int seat) {
        return relate(new RelationCall.Exit(who, CAR, seat));
    }

    public static SimCommand player(PersonHandle who) {
        return new SimCommand.Offer(V1, who, Command.pedals(SourceType.PLAYER, "keys", 1, 0, 0, false, false), 100);
    }
}
