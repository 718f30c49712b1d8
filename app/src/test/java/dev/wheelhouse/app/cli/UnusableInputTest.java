package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** C-3, C-5: what cannot be used ends with 2 and one clear line a problem. */
class UnusableInputTest {
    @TempDir
    Path folder;

    private void refuses(String line, String... args) {
        Cli cli = new Cli();
        assertThat(cli.run(args)).as("%s: %s", List.of(args), cli.err()).isEqualTo(2);
        assertThat(cli.errLines()).hasSize(1);
        assertThat(cli.err()).contains(line).doesNotContain("Exception");
        assertThat(cli.out()).isEmpty();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "--set driving.brakingMps2=-1      | driving.brakingMps2 is -1.0, allowed: 0.01 to 20.0 at driving.brakingMps2",
                "--set driving.brakingMps2=1,5     | driving.brakingMps2=1,5 is no number, allowed: 0.01 to 20.0",
                "--set driving.brakingMps2=NaN     | driving.brakingMps2 is NaN, allowed: 0.01 to 20.0",
                "--set driving.braking=4           | unknown path, allowed: nearest are driving.brakingMps2",
                "--set driving.brakingMps2         | 'wheelhouse run --help'",
                "--set fleet.disabledLeaderIsEmergency=yes | allowed: true or false",
                "--cycles 0                        | --cycles is 0, allowed: 1 to 100000",
                "--cycles x                        | 'wheelhouse run --help'",
                "--seconds 0                       | --seconds is 0.0, allowed: a step of 0.1 to 10000000",
                "--seconds NaN                     | --seconds is NaN",
                "--seconds 1 --cycles 1            | --seconds and --cycles exclude each other",
                "--nonsense                        | Unknown option: '--nonsense'",
                "--trace t --report ./t            | is asked for twice, and is one file"
            })
    @DisplayName("C-3: an argument that cannot be used is one line")
    void argumentsAreRefused(String args, String line) {
        Path file = folder.resolve("t");
        String[] words = (args.replace("./t", folder + "/./t").replace("--trace t", "--trace " + file)).split(" ");
        String[] all = Arrays.copyOf(new String[] {"run", "loop-100s"}, 2 + words.length);
        System.arraycopy(words, 0, all, 2, words.length);
        refuses(line, all);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    @DisplayName("C-3: no scenario, an unknown one and an unknown command are one line each")
    void missingThingsAreRefused() {
        refuses("Missing required parameter: 'SCENARIO'", "run");
        refuses("there is no such file or scenario, allowed: loop-100s", "run", "loop-99s");
        refuses("'wheelhouse --help'", "dance");
    }

    @Test
    @DisplayName("C-3: a scenario's problems are a line each, with line, column, path and range")
    void everyProblemIsALine() throws Exception {
        Path file = folder.resolve("many.json");
        Files.writeString(
                file,
                Files.readString(builtIn("standing-pedestrian"))
                        .replaceFirst("\"brakingMps2\": [0-9.]+", "\"brakingMps2\": 99")
                        .replaceFirst("\"targetSpeedMps\": [0-9.]+", "\"targetSpeedMps\": \"fast\""));
        Cli cli = new Cli();
        assertThat(cli.run("check", file.toString())).isEqualTo(2);
        assertThat(cli.errLines()).hasSize(2);
        assertThat(cli.err())
                .contains("targetSpeedMps is text, allowed: a number, 0.0 to 100.0 at driving.targetSpeedMps (");
        assertThat(cli.err()).contains("driving.brakingMps2 is 99.0, allowed: 0.01 to 20.0 at driving.brakingMps2 (");
        assertThat(cli.errLines()).allMatch(l -> l.matches(".*\\(.*many\\.json:[1-9]\\d*:[1-9]\\d*\\)"));
    }

    private static Path builtIn(String name) throws Exception {
        return Path.of(
                java.util.Objects.requireNonNull(UnusableInputTest.class.getResource("/scenarios/" + name + ".json"))
                        .toURI());
    }

    @Test
    @DisplayName("C-3: broken, empty, blank, huge, deep and no files are one line each")
    void filesThatAreNoScenario() throws Exception {
        refuses("is a directory", "run", folder.toString());
        refuses("the file is empty", "run", file("empty", ""));
        refuses("the file is empty", "run", file("blank", " \n\t ".repeat(1000)));
        refuses("not JSON", "run", file("open", "{\"name\": \"x\""));
        refuses("not JSON", "run", file("deep", "[".repeat(100_000)));
        refuses("not JSON", "run", file("binary", "\u0000\u0001"));
        refuses("too large for a scenario, allowed: at most 16 MiB", "run", file("huge", " ".repeat((16 << 20) + 1)));
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name + ".json"), text).toString();
    }

    @Test
    @DisplayName("C-5: an output that cannot be written is told before the run, and leaves nothing")
    void unwritableOutputsAreToldFirst() {
        String nowhere = folder.resolve("none").resolve("x").toString();
        for (String option : List.of("--trace", "--report")) {
            refuses(
                    "there is no folder " + folder.resolve("none"),
                    "run",
                    "loop-100s",
                    "--cycles",
                    "100000",
                    option,
                    nowhere);
            refuses("it is a folder", "run", "loop-100s", "--cycles", "100000", option, folder.toString());
        }
        refuses("there is no folder", "check", "loop-100s", "--cycles", "100000", "--junit", nowhere);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    @DisplayName("C-5: standard output that is full or closed ends with 2")
    void fullStandardOutput() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        Cli cli = new Cli().withData(full);
        assertThat(cli.run("run", "loop-100s", "--trace", "-")).isEqualTo(2);
        assertThat(cli.errLines()).containsExactly("standard output cannot be written: No space left on device");
    }
}
