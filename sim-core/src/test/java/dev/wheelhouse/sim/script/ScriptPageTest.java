package dev.wheelhouse.sim.script;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.acceptance.Acceptance;
import dev.wheelhouse.sim.acceptance.Check;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScriptAction;
import dev.wheelhouse.sim.world.ScenarioText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The page about scripts says what is so. */
class ScriptPageTest {
    private static String page() throws Exception {
        return Files.readString(Path.of("../src/site/scripts.md"));
    }

    @Test
    @DisplayName("E-4: every example on the page runs and meets its expectations")
    void examplesPass() throws Exception {
        String people = page().replaceAll("(?s).*`\"authority\": (\\{.*?})`.*", "$1");
        Matcher blocks = Pattern.compile("(?s)```json\n(.*?)```").matcher(page());
        int examples = 0;
        while (blocks.find()) {
            Scenario s = new ScenarioText()
                    .vehicle("V01", "car", 20)
                    .field("authority", people)
                    .field("script", blocks.group(1))
                    .read();
            assertThat(Script.problems(s)).isEmpty();
            Acceptance acceptance = new Acceptance(s);
            ScenarioText.run(s, 200).forEach(acceptance::watch);
            List<Check> checks = acceptance.verdicts();
            assertThat(checks)
                    .isNotEmpty()
                    .allSatisfy(c -> assertThat(c.passed()).as("%s", c).isTrue());
            examples++;
        }
        assertThat(examples).isEqualTo(3);
    }

    @Test
    @DisplayName("E-4: the page's table has every action")
    void tableHasEveryAction() throws Exception {
        List<String> listed = new ArrayList<>();
        Matcher rows = Pattern.compile("(?m)^\\| (`[A-Z_` ]+) \\|").matcher(page());
        while (rows.find()) {
            listed.addAll(List.of(rows.group(1).replace("`", "").split(" ")));
        }
        List<String> actions = new ArrayList<>();
        for (ScriptAction.Kind kind : ScriptAction.Kind.values()) {
            actions.add(kind.name());
        }
        assertThat(listed).containsExactlyInAnyOrderElementsOf(actions);
    }
}
