package dev.wheelhouse.sim.bench;

import dev.wheelhouse.sim.command.Acceptor;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import dev.wheelhouse.sim.seat.CallResult;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.Needs;
import dev.wheelhouse.sim.seat.Permissions;
import dev.wheelhouse.sim.seat.RelationCall;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.seat.RelationsDraft;
import dev.wheelhouse.sim.seat.ReservationRequest;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.seat.Terms;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What accepting everybody's command costs a step, and what one relationship call costs with a step of its own. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class RelationBenchmark {
    @Param({"12", "300", "10000"})
    int vehicles;

    private Relations relations = Relations.EMPTY;
    private VehicleHandle[] cars = {};
    private PersonHandle[] drivers = {};
    private PersonHandle guest = PersonHandle.NONE;
    private int step;

    /** Every vehicle has its driver; one more person is on foot. */
    @Setup
    public void seatEverybody() {
        RelationsDraft draft = new RelationsDraft(Relations.EMPTY, Terms.STRICT);
        cars = new VehicleHandle[vehicles];
        drivers = new PersonHandle[vehicles];
        for (int i = 0; i < vehicles; i++) {
            cars[i] = draft.addVehicle(4, 0);
            drivers[i] = draft.addPerson(false);
            draft.apply(new RelationCall.Enter(drivers[i], cars[i], 0, false, Permissions.USUAL));
        }
        guest = draft.addPerson(false);
        relations = draft.publish();
    }

    /** A step in which every driver's changed command is accepted; divide by the vehicles. */
    @Benchmark
    public Relations acceptEverybody() {
        step++;
        RelationsDraft draft = new RelationsDraft(relations, Terms.STRICT);
        for (int i = 0; i < vehicles; i++) {
            Command command = Command.target(SourceType.AI, "lane", 8 + (step + i & 7), 0);
            Acceptor.accept(draft, drivers[i], cars[i], command, null, step);
        }
        relations = draft.publish();
        return relations;
    }

    /** Reserve in a step of its own. */
    @Benchmark
    public CallResult reserve() {
        RelationsDraft draft = new RelationsDraft(relations, Terms.STRICT);
        CallResult result = draft.apply(new RelationCall.Reserve(
                new ReservationRequest(guest, cars[vehicles / 2], 1, guest, "enter", 1),
                Permissions.USUAL,
                Needs.NOTHING));
        draft.publish();
        return result;
    }

    /** Enter and exit in a step of their own: two calls. */
    @Benchmark
    public CallResult enterAndExit() {
        RelationsDraft draft = new RelationsDraft(relations, Terms.STRICT);
        VehicleHandle car = cars[vehicles / 2];
        draft.apply(new RelationCall.Enter(guest, car, 1, false, Permissions.USUAL));
        CallResult result = draft.apply(new RelationCall.Exit(guest, car, 1));
        draft.publish();
        return result;
    }
}
