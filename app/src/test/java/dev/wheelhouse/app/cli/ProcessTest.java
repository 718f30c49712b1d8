package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line as a process of its own. */
class ProcessTest {
    private static final int PATIENCE_SECONDS = 120;

    @TempDir
    Path folder;

    private Process start(String... args) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "dev.wheelhouse.app.Launcher"));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().remove("DISPLAY");
        builder.environment().remove("WAYLAND_DISPLAY");
        return builder.start();
    }

    @Test
    @DisplayName("C-5: a run that is killed leaves no file under the final name")
    void killedRunLeavesNoFile() throws Exception {
        Path trace = folder.resolve("trace.jsonl");
        try (WatchService watch = folder.getFileSystem().newWatchService()) {
            folder.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
            Process run = start("run", "loop-100s", "--cycles", "100000", "--quiet", "--trace", trace.toString());
            assertThat(watch.poll(PATIENCE_SECONDS, TimeUnit.SECONDS))
                    .as("the run has begun to write")
                    .isNotNull();
            run.destroyForcibly();
            assertThat(run.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(trace).doesNotExist();
        assertThat(folder.toFile().list()).isNotEmpty();
    }

    @Test
    @DisplayName("C-5: a full device ends with 2 and one line, and stays a device")
    void fullDeviceEndsWithTwo() throws Exception {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full));
        Process run = start("run", "loop-100s", "--quiet", "--trace", full.toString());
        String err = new String(run.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(run.waitFor()).isEqualTo(2);
        assertThat(err.lines()).hasSize(1);
        assertThat(err).startsWith("/dev/full cannot be written: ");
        assertThat(Files.isRegularFile(full)).isFalse();
    }

    @Test
    @DisplayName("E-1, X-I1: a trace on standard output is the trace and nothing else, and no progress in a pipe")
    void traceOnStandardOutputIsPure() throws Exception {
        Process run = start("run", "loop-100s", "--seconds", "1", "--trace", "-");
        List<String> lines = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        String err = new String(run.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(run.waitFor()).isZero();
        assertThat(lines).hasSize(12).allMatch(l -> l.startsWith("{") && l.endsWith("}"));
        assertThat(err).contains("motion.no-overlap").doesNotContain("\r");
    }

    @Test
    @DisplayName("C-4: without arguments and display the loop's evidence is in wheelhouse-out, a view ends with 2")
    void noDisplayStillDoesTheJob() throws Exception {
        Process loop = start();
        String err = new String(loop.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(loop.waitFor()).as(err).isZero();
        assertThat(err).startsWith("no display, so the loop runs without a window");
        assertThat(folder.resolve("wheelhouse-out").resolve("report.json")).isRegularFile();
        Process view = start("view");
        String lines = new String(view.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(view.waitFor()).isEqualTo(2);
        assertThat(lines.lines()).hasSize(1);
    }
}
