package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.Bundle;
import dev.wheelhouse.sim.acceptance.Check;
import dev.wheelhouse.sim.recording.RunHeader;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.snapshot.StoredScenario;
import dev.wheelhouse.sim.state.CompletedStep;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/** The report bundle of a run that failed a check (T-10). */
final class FailureBundle {
    private FailureBundle() {}

    static void write(StoredScenario stored, HeadlessRun.Result failed, OutputStream out)
            throws ScenarioException, IOException {
        RunHeader header = RunHeader.of(stored, stored.load());
        // The stream belongs to the file, which is kept or dropped as a whole.
        try (Bundle bundle = new Bundle(unclosed(out), header)) {
            HeadlessRun.run(
                    header.scenario(),
                    failed.last().step(),
                    List.of((previous, step, measures) -> bundle.run().step(step, List.of())));
            bundle.finish(failed.last(), note(failed));
        }
    }

    private static OutputStream unclosed(OutputStream out) {
        return new FilterOutputStream(out) {
            @Override
            public void write(byte[] bytes, int from, int count) throws IOException {
                out.write(bytes, from, count);
            }

            @Override
            public void close() throws IOException {
                out.flush();
            }
        };
    }

    private static List<String> note(HeadlessRun.Result failed) {
        CompletedStep last = failed.last();
        List<String> note = new ArrayList<>();
        note.add(Commands.VERSION);
        note.add(failed.scenario().name() + " digest " + failed.scenario().digest());
        note.add("step " + last.step() + " hash " + last.hashText());
        for (Check c : failed.checks()) {
            if (Boolean.FALSE.equals(c.passed())) {
                note.add("failed " + c.id() + ": " + c.figure() + " (" + c.requirement() + ")");
            }
        }
        return note;
    }
}
