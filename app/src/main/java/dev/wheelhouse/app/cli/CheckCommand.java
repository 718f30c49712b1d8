package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.files.WholeFile;
import dev.wheelhouse.sim.acceptance.Check;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code check}. */
@Command(
        name = "check",
        description = "Runs scenarios and judges their checks, one line each.",
        mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "SCENARIO", arity = "1..*", description = "files or names of built-in scenarios")
    List<String> scenarios = List.of();

    @Mixin
    LengthOptions length = new LengthOptions();

    @Option(names = "--report", paramLabel = "FILE", description = "the report of the last scenario as JSON")
    @Nullable
    Path report;

    @Option(names = "--junit", paramLabel = "FILE", description = "the verdicts as JUnit XML")
    @Nullable
    Path junit;

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws ScenarioException, IOException, UsageException {
        List<Scenario> loaded = new ArrayList<>();
        for (String name : scenarios) {
            Scenario s = Scenarios.load(name, length.overrides);
            length.steps(s);
            loaded.add(s);
        }
        try (Outputs outputs = new Outputs()) {
            WholeFile reportFile = outputs.open(report);
            WholeFile junitFile = outputs.open(junit);
            List<HeadlessRun.Result> results = runAll(loaded);
            if (reportFile != null) {
                results.get(results.size() - 1).writeReport(reportFile.stream());
                reportFile.keep();
            }
            if (junitFile != null) {
                JUnitXml.write(junitFile.stream(), results);
                junitFile.keep();
            }
            return results.stream().map(HeadlessRun.Result::exitCode).reduce(0, Verdicts::worse);
        }
    }

    private List<HeadlessRun.Result> runAll(List<Scenario> loaded) throws IOException, UsageException {
        List<HeadlessRun.Result> results = new ArrayList<>();
        List<Check> checks = new ArrayList<>();
        for (Scenario s : loaded) {
            long steps = length.steps(s);
            HeadlessRun.Result result;
            try (Progress progress = new Progress(console, true, s.name())) {
                result = HeadlessRun.run(s, steps, List.of((p, step, m) -> progress.update(step.step(), steps)));
            }
            results.add(result);
            checks.addAll(result.checks());
            Verdicts.print(console.out(), result);
        }
        console.out().println(Verdicts.counts(checks));
        return results;
    }
}
