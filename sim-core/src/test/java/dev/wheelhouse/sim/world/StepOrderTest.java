package dev.wheelhouse.sim.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class StepOrderTest {
    @Test
    @DisplayName("M-20: the architecture page lists the stages in the order in which the step calls them")
    void pageListsTheStagesInOrder() throws Exception {
        String source = Files.readString(Path.of("src/main/java/dev/wheelhouse/sim/world/WorldStep.java"));
        String method =
                source.substring(source.indexOf("List<SimCommand> commands) {"), source.indexOf("return next.publish"));
        String page = Files.readString(Path.of("../src/site/architecture.md"));
        List<String> called = found(Pattern.compile("(\\w+)\\(next[),]"), method);
        assertThat(called).hasSizeGreaterThan(8);
        assertThat(found(Pattern.compile("(?m)^\\| `(\\w+)`"), page)).isEqualTo(called);
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult r) -> r.group(1))
                .toList();
    }
}
