package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandsTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("C-3: all passed is 0, a failed check is 1, one that was not evaluated is 4")
    void exitCodesTellTheVerdict() {
        assertThat(Commands.execute("check", "loop-100s")).isZero();
        assertThat(Commands.execute("check", "fault-teleport", "--seconds", "5"))
                .isEqualTo(1);
        assertThat(Commands.execute("check", "loop-100s", "--seconds", "20")).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{\"nam\": 1}",
                "{\"name\": \"x\", \"road\": 3}",
                "{\"driving\": {\"brakingMps2\": -1}}",
                "{\"driving\": {\"brakingMps2\": 1e999}}",
                "{\"name\":\"a\",\"name\":\"b\"}",
                "{ not json"
            })
    @DisplayName("C-3: bad input ends with 2 and writes nothing")
    void badInputEndsWithTwo(String text) throws Exception {
        Path file = Files.writeString(folder.resolve("bad.json"), text);
        Path trace = folder.resolve("trace.jsonl");
        assertThat(Commands.execute("run", file.toString(), "--trace", trace.toString()))
                .isEqualTo(2);
        assertThat(Commands.execute("check", folder.toString())).isEqualTo(2);
        assertThat(folder.toFile().listFiles()).extracting(File::getName).containsExactly("bad.json");
    }

    @Test
    @DisplayName("E-1: CSV has a row a vehicle a step, FCD the front bumper and the angle from north")
    void csvAndFcdAreChosenByTheEnding() throws Exception {
        Path csv = folder.resolve("t.csv");
        Path fcd = folder.resolve("t.fcd.xml");
        for (Path file : List.of(csv, fcd)) {
            assertThat(Commands.execute("run", "loop-100s", "--seconds", "1", "--quiet", "--trace", file.toString()))
                    .isZero();
        }
        assertThat(Files.readAllLines(csv)).hasSize(1 + 11 * 12);
        org.w3c.dom.Document xml = javax.xml.parsers.DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(fcd.toFile());
        assertThat(xml.getElementsByTagName("timestep").getLength()).isEqualTo(11);
        org.w3c.dom.Element first =
                (org.w3c.dom.Element) xml.getElementsByTagName("vehicle").item(0);
        assertThat(Double.parseDouble(first.getAttribute("x"))).isEqualTo(152.4);
        assertThat(Double.parseDouble(first.getAttribute("angle"))).isEqualTo(90.0);
    }
}
