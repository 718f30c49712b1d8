package dev.wheelhouse.sim.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wheelhouse.sim.id.Response;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CasesTest {
    @TempDir
    private Path folder;

    private void write(String name, String json) throws Exception {
        Files.writeString(folder.resolve(name), json);
    }

    private List<DynamicTest> read(String kind) {
        return Cases.of(kind, folder.toString(), c -> c.expectNumber("y", c.number("x")))
                .toList();
    }

    @Test
    void readsAnotherFolderAndNamesTheCases() throws Exception {
        write(
                "motion-some-kind.json",
                "{\"cases\":[{\"id\":\"A-1\",\"in\":{\"x\":\"Infinity\"},\"out\":{\"y\":\"Infinity\"}},"
                        + "{\"id\":\"A-2\",\"in\":{\"x\":null},\"out\":{\"y\":null}}]}");
        List<DynamicTest> tests = read("some-kind");
        assertThat(tests).extracting(DynamicTest::getDisplayName).containsExactly("A-1", "A-2");
        for (DynamicTest test : tests) {
            assertThat(test.getExecutable()).satisfies(e -> e.execute());
        }
    }

    @Test
    void failsForAFolderWithoutTheKind() {
        assertThatThrownBy(() -> read("some-kind"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("motion-some-kind.json")
                .hasMessageContaining(folder.toString());
    }

    @Test
    void failsForAFileWithoutCases() throws Exception {
        write("motion-some-kind.json", "{\"cases\":[]}");
        assertThatThrownBy(() -> read("some-kind")).isInstanceOf(AssertionError.class);
    }

    @Test
    void failsForAWrongNumberAndForAnUnknownExpectation() throws Exception {
        write(
                "motion-some-kind.json",
                "{\"cases\":[{\"id\":\"A\",\"in\":{\"x\":1},\"out\":{\"y\":1.00000001}},"
                        + "{\"id\":\"B\",\"in\":{\"x\":1},\"out\":{\"y\":1,\"z\":2}}]}");
        for (DynamicTest test : read("some-kind")) {
            assertThatThrownBy(() -> test.getExecutable().execute()).isInstanceOf(AssertionError.class);
        }
    }

    @Test
    void readsTheBundledFileWhenNoFolderIsNamed() {
        assertThat(Cases.of("response", "", c -> {})).isNotEmpty();
        assertThat(Cases.of("response", null, c -> {})).isNotEmpty();
    }

    @Test
    void writesEnumNamesAsTheFilesDo() {
        assertThat(Cases.nameOf(Response.EMERGENCY_BRAKE)).isEqualTo("EmergencyBrake");
    }
}
