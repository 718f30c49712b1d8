package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.files.TimeFiles;
import dev.wheelhouse.sim.recording.Replay;
import dev.wheelhouse.sim.recording.RunFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Run and snapshot files between processes. */
class NewJvmTest {
    private static final int PATIENCE_SECONDS = 120;
    private static final int EVERY = 50;
    private static final long ENOUGH_BYTES = 200_000;

    @TempDir
    Path folder;

    private static Process start(String main, List<String> args) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                main));
        command.addAll(args);
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    @Test
    @DisplayName("X-H1: from every 50th step of the loop a new JVM goes on with the same hash in every step")
    void newJvmGoesOnFromEveryFiftiethStep() throws Exception {
        Path whole = folder.resolve("whole");
        List<String> args = new ArrayList<>(List.of("run", "loop-100s", "--quiet", "--save-run", whole.toString()));
        List<String> files = new ArrayList<>();
        for (int n = 0; n <= 1000; n += EVERY) {
            files.add(folder.resolve("s" + n).toString());
            args.add("--snapshot-at");
            args.add(String.format(Locale.ROOT, "%.1f=%s", n / 10.0, folder.resolve("s" + n)));
        }
        Cli cli = new Cli();
        assertThat(cli.run(args.toArray(new String[0]))).as(cli.err()).isZero();
        RunFile run = TimeFiles.run(whole);
        Process child = start("dev.wheelhouse.app.cli.ContinueMain", files);
        List<String> lines = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertThat(child.waitFor()).isZero();
        assertThat(lines).hasSize(files.size());
        for (int k = 0; k < lines.size(); k++) {
            String[] hashes = lines.get(k).split(" ");
            assertThat(hashes).hasSize(1001 - k * EVERY);
            for (int i = 0; i < hashes.length; i++) {
                long expected = run.hash(k * EVERY + i);
                assertThat(Long.parseUnsignedLong(hashes[i], 16))
                        .as("step %d after %d", k * EVERY + i, k * EVERY)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    @DisplayName("T-6: what a killed run leaves opens up to its last whole step and replays; its final name stays free")
    void killedRunCanBeOpened() throws Exception {
        Path target = folder.resolve("long.whrun");
        Path part = null;
        try (WatchService watch = folder.getFileSystem().newWatchService()) {
            folder.register(watch, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_MODIFY);
            Process run = start(
                    "dev.wheelhouse.app.Launcher",
                    List.of("run", "loop-100s", "--cycles", "100000", "--quiet", "--save-run", target.toString()));
            while (part == null || Files.size(part) < ENOUGH_BYTES) {
                WatchKey key = watch.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                assertThat(key).as("the run writes").isNotNull();
                key.pollEvents();
                key.reset();
                try (Stream<Path> files = Files.list(folder)) {
                    part = files.findFirst().orElse(null);
                }
            }
            run.destroyForcibly();
            assertThat(run.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(target).doesNotExist();
        RunFile left = TimeFiles.run(part);
        assertThat(left.ending()).isEqualTo(RunFile.Ending.CUT);
        assertThat(left.newest()).isGreaterThan(1000);
        Replay replay = new Replay(left);
        while (replay.difference() == null && replay.step().step() < 2000 && replay.advance()) {
            assertThat(replay.difference()).isNull();
        }
    }
}
