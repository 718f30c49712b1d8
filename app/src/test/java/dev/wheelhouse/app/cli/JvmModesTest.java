package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** T-8: the same bits however the JVM runs. */
class JvmModesTest {
    private static final String SCENARIO = "loop-100s";

    private static String hash(List<String> options, String... args) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(
                List.of("-cp", System.getProperty("java.class.path"), "dev.wheelhouse.app.Launcher", "run", SCENARIO));
        command.addAll(List.of(args));
        Process run = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String out = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(run.waitFor()).as(out).isZero();
        Matcher hash = Pattern.compile("hash ([0-9a-f]{16})").matcher(out);
        assertThat(hash.find()).as(out).isTrue();
        return hash.group(1);
    }

    @Test
    @DisplayName("T-8: interpreted, C1, C2, another locale and another time zone end with one hash")
    void everyModeEndsWithOneHash() throws Exception {
        String usual = hash(List.of());
        assertThat(hash(List.of("-Xint"))).isEqualTo(usual);
        assertThat(hash(List.of("-XX:TieredStopAtLevel=1"))).isEqualTo(usual);
        assertThat(hash(List.of("-XX:-TieredCompilation"))).isEqualTo(usual);
        assertThat(hash(List.of("-Duser.language=ar", "-Duser.country=EG", "-Duser.timezone=Asia/Kolkata")))
                .isEqualTo(usual);
    }

    @Test
    @DisplayName("E-1: a long trace streams in little memory")
    void longTraceStreamsInLittleMemory() throws Exception {
        String hours = Boolean.getBoolean("wheelhouse.deep") ? "36000" : "3600";
        String trace = Path.of("/dev/null").toFile().exists() ? "/dev/null" : "NUL";
        assertThat(hash(List.of("-Xmx32m", "-XX:+UseSerialGC"), "--seconds", hours, "--trace", trace))
                .hasSize(16);
    }
}
