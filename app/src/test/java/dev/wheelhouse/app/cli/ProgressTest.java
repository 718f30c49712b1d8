package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** C-2: a progress bar on a terminal, none in a pipe. */
class ProgressTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("C-2: on a terminal the bar counts to 100 % on standard error and is wiped out")
    void terminalShowsABar() {
        for (String[] args : new String[][] {
            {"run", "loop-100s"},
            {"check", "standing-pedestrian"},
            {"check", "loop-100s", "--sweep", "measures.ttcSeconds=1:3:1"}
        }) {
            Cli cli = new Cli().onTerminal();
            assertThat(cli.run(args)).isZero();
            assertThat(cli.err()).contains("] 100 %").endsWith("\r");
            String[] drawn = cli.err().split("\r");
            assertThat(drawn[drawn.length - 1]).isBlank();
            assertThat(drawn[drawn.length - 1].length()).isGreaterThanOrEqualTo(drawn[drawn.length - 2].length());
            assertThat(cli.out()).doesNotContain("\r").doesNotContain(" %");
        }
    }

    @Test
    @DisplayName("C-2: the bar is drawn once a per cent, not once a step")
    void barIsDrawnOnceAPerCent() {
        Cli cli = new Cli().onTerminal();
        assertThat(cli.run("run", "loop-100s", "--cycles", "3")).isZero();
        assertThat(cli.err().chars().filter(c -> c == '[')).hasSize(101);
    }

    @Test
    @DisplayName("C-2: a pipe and --quiet show none")
    void pipeAndQuietShowNone() {
        Cli pipe = new Cli();
        assertThat(pipe.run("run", "loop-100s")).isZero();
        assertThat(pipe.err()).isEmpty();
        Cli quiet = new Cli().onTerminal();
        assertThat(quiet.run("run", "loop-100s", "--quiet")).isZero();
        assertThat(quiet.err()).isEmpty();
        assertThat(quiet.out()).isEmpty();
    }

    @Test
    @DisplayName("C-2: an error after the bar begins on a line of its own")
    void errorStandsAlone() {
        Cli cli = new Cli().onTerminal().withData(new java.io.OutputStream() {
            @Override
            public void write(int b) throws java.io.IOException {
                throw new java.io.IOException("full");
            }
        });
        assertThat(cli.run("run", "loop-100s", "--trace", "-")).isEqualTo(2);
        assertThat(cli.err()).endsWith("\rstandard output cannot be written: full" + System.lineSeparator());
    }

    @Test
    @DisplayName("C-2: a terminal is told from a file and a pipe by where the stream leads")
    void terminalIsToldByItsDevice() throws Exception {
        Path link = folder.resolve("2");
        for (String device : new String[] {"/dev/pts/3", "/dev/tty1", "/dev/console"}) {
            Files.deleteIfExists(link);
            Files.createSymbolicLink(link, Path.of(device));
            assertThat(Console.isTerminal(link, false)).as(device).isTrue();
        }
        for (String other : new String[] {"pipe:[123]", "/tmp/log", "/dev/null"}) {
            Files.deleteIfExists(link);
            Files.createSymbolicLink(link, Path.of(other));
            assertThat(Console.isTerminal(link, true)).as(other).isFalse();
        }
        Files.delete(link);
        assertThat(Console.isTerminal(folder.resolve("none"), true)).isTrue();
        assertThat(Console.isTerminal(folder.resolve("none"), false)).isFalse();
    }
}
