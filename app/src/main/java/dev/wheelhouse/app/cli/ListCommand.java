package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code list}. */
@Command(name = "list", description = "Lists the built-in scenarios.", mixinStandardHelpOptions = true)
final class ListCommand implements Callable<Integer> {
    private final Console console;

    ListCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws ScenarioException {
        for (String name : Scenarios.BUILT_IN) {
            Scenario s = Scenarios.load(name, Map.of());
            console.out().printf(Locale.ROOT, "%-20s %6.1f s  %s%n", name, s.secondsOf(s.durationSteps()), s.purpose());
        }
        return 0;
    }
}
