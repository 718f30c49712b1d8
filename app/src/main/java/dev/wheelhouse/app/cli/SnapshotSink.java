package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.WholeFile;
import dev.wheelhouse.app.work.SelfCheck;
import dev.wheelhouse.sim.measure.StepMeasures;
import dev.wheelhouse.sim.recording.RunHeader;
import dev.wheelhouse.sim.snapshot.Snapshot;
import dev.wheelhouse.sim.snapshot.SnapshotFile;
import dev.wheelhouse.sim.state.CompletedStep;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Saves snapshots of some steps and checks each by going on from it (T-7, T-9). */
final class SnapshotSink implements StepSink {
    private final RunHeader header;
    private final List<Wanted> wanted = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private boolean allAgree = true;

    private record Wanted(long step, Path name, WholeFile file) {}

    SnapshotSink(RunHeader header) {
        this.header = header;
    }

    void add(long step, Path name, @Nullable WholeFile file) {
        if (file != null) {
            wanted.add(new Wanted(step, name, file));
        }
    }

    @Override
    public void accept(CompletedStep previous, CompletedStep step, StepMeasures measures) throws IOException {
        for (Wanted w : wanted) {
            if (w.step() == step.step()) {
                save(w, step);
            }
        }
    }

    private void save(Wanted w, CompletedStep step) throws IOException {
        byte[] bytes = new SnapshotFile(header.stored(), header.scenario(), new Snapshot(step, List.of())).write();
        w.file().stream().write(bytes);
        w.file().keep();
        SelfCheck.Result check = SelfCheck.of(header.scenario(), step, bytes);
        allAgree &= check.agrees();
        lines.add(w.name() + ": " + check.words());
    }

    /** A line for each saved snapshot. */
    List<String> lines() {
        return lines;
    }

    boolean allAgree() {
        return allAgree;
    }
}
