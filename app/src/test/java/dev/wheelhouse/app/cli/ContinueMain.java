package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.TimeFiles;
import dev.wheelhouse.sim.snapshot.SnapshotFile;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.nio.file.Path;

/** Goes on from each snapshot to step 1000 in a JVM of its own, and prints a line of all hashes on the way. */
final class ContinueMain {
    private ContinueMain() {}

    public static void main(String[] files) throws Exception {
        for (String file : files) {
            SnapshotFile snapshot = TimeFiles.snapshot(Path.of(file));
            WorldStep world = new WorldStep(snapshot.scenario());
            CompletedStep step = snapshot.snapshot().state();
            StringBuilder hashes = new StringBuilder(step.hashText());
            while (step.step() < 1000) {
                step = world.advance(step);
                hashes.append(' ').append(step.hashText());
            }
            System.out.println(hashes);
        }
    }
}
