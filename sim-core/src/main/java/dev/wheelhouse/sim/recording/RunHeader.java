package dev.wheelhouse.sim.recording;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.snapshot.ByteSink;
import dev.wheelhouse.sim.snapshot.ByteSource;
import dev.wheelhouse.sim.snapshot.Snapshot;
import dev.wheelhouse.sim.snapshot.SnapshotCodec;
import dev.wheelhouse.sim.snapshot.SnapshotException;
import dev.wheelhouse.sim.snapshot.StoredScenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.List;

/**
 * What a run starts from.
 *
 * @param scenario what the stored scenario reads as
 * @param first the step that it begins with: the initial one, or that of a snapshot
 */
public record RunHeader(StoredScenario stored, Scenario scenario, CompletedStep first) {
    private static final int MOST_STATE_BYTES = 1 << 30;

    /** A run from the scenario's beginning. */
    public static RunHeader of(StoredScenario stored, Scenario scenario) {
        return new RunHeader(stored, scenario, new WorldStep(scenario).initial());
    }

    void write(ByteSink out) {
        stored.write(out);
        out.text("scenario.name", -1, scenario.name());
        out.text("scenario.digest", -1, scenario.digest());
        out.whole("first.step", -1, first.step());
        if (first.step() > 0) {
            out.blob("first.state", SnapshotCodec.write(scenario, new Snapshot(first, List.of())));
        }
    }

    static RunHeader read(ByteSource in) throws SnapshotException, ScenarioException {
        StoredScenario stored = StoredScenario.read(in);
        Scenario scenario = stored.load();
        expect("scenario.name", in.text("scenario.name", -1), scenario.name());
        expect("scenario.digest", in.text("scenario.digest", -1), scenario.digest());
        long number = in.whole("first.step", -1, 0, Long.MAX_VALUE / 4);
        WorldStep world = new WorldStep(scenario);
        CompletedStep first = number == 0
                ? world.initial()
                : SnapshotCodec.read(world, in.blob("first.state", MOST_STATE_BYTES))
                        .state();
        if (first.step() != number) {
            throw new SnapshotException("first.state", "is step " + first.step() + ", needed " + number);
        }
        in.mustBeDone();
        return new RunHeader(stored, scenario, first);
    }

    private static void expect(String field, String had, String gives) throws SnapshotException {
        if (!had.equals(gives)) {
            throw new SnapshotException(field, "it has " + had + ", and its scenario gives " + gives);
        }
    }
}
