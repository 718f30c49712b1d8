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

    @Option(
            names = "--sweep",
            paramLabel = "path=from:to:step",
            description = "run over these values of the scenario, on all cores; repeat it for a grid")
    List<String> sweeps = List.of();

    @Option(
            names = "--baseline",
            paramLabel = "REPORT",
            description = "fail where a check or a figure is worse than in this report of the same run")
    @Nullable
    Path baseline;

    @Option(
            names = "--bundle",
            paramLabel = "FILE",
            description = "where a check failed, the first such run as a report bundle; 'wheelhouse replay' opens it")
    @Nullable
    Path bundle;

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws ScenarioException, IOException, UsageException {
        if (!sweeps.isEmpty()) {
            return sweep();
        }
        List<Scenario> loaded = new ArrayList<>();
        for (String name : scenarios) {
            Scenario s = Scenarios.load(name, length.overrides);
            length.steps(s);
            loaded.add(s);
        }
        Baseline before = baseline(loaded);
        try (Outputs outputs = new Outputs()) {
            WholeFile reportFile = outputs.open(report);
            WholeFile junitFile = outputs.open(junit);
            WholeFile bundleFile = outputs.open(bundle);
            List<HeadlessRun.Result> results = runAll(loaded);
            if (bundleFile != null) {
                bundleFirstFailed(results, bundleFile);
            }
            write(results, reportFile, junitFile);
            int code = results.stream().map(HeadlessRun.Result::exitCode).reduce(0, Verdicts::worse);
            return before == null ? code : Verdicts.worse(code, compare(before, results.get(0)));
        }
    }

    /** Runs it once more: only then is it known that it has to be kept. */
    private void bundleFirstFailed(List<HeadlessRun.Result> results, WholeFile file)
            throws ScenarioException, IOException {
        for (int k = 0; k < results.size(); k++) {
            if (results.get(k).exitCode() == 1) {
                FailureBundle.write(
                        Scenarios.stored(scenarios.get(k), length.overrides), results.get(k), file.stream());
                file.keep();
                console.out()
                        .println("report bundle of " + results.get(k).scenario().name() + ": " + bundle);
                return;
            }
        }
    }

    private @Nullable Baseline baseline(List<Scenario> loaded) throws IOException, UsageException {
        if (baseline == null) {
            return null;
        }
        if (loaded.size() > 1) {
            throw new UsageException("--baseline is the report of one scenario, and here are " + loaded.size());
        }
        Baseline before = Baseline.read(baseline);
        before.mustFit(loaded.get(0).name(), length.steps(loaded.get(0)));
        return before;
    }

    private int compare(Baseline before, HeadlessRun.Result result) {
        List<String> worse = before.worsened(result);
        worse.forEach(line -> console.out().println("worse than the baseline: " + line));
        if (worse.isEmpty()) {
            console.out().println("not worse than the baseline");
        }
        return worse.isEmpty() ? 0 : 1;
    }

    static void write(List<HeadlessRun.Result> results, @Nullable WholeFile reportFile, @Nullable WholeFile junitFile)
            throws IOException {
        if (reportFile != null) {
            results.get(results.size() - 1).writeReport(reportFile.stream());
            reportFile.keep();
        }
        if (junitFile != null) {
            JUnitXml.write(junitFile.stream(), results);
            junitFile.keep();
        }
    }

    private int sweep() throws ScenarioException, IOException, UsageException {
        if (report != null || junit != null || baseline != null || bundle != null) {
            throw new UsageException(
                    "--sweep gives a table; --report, --junit, --baseline and --bundle are for a single run");
        }
        Sweep sweep = new Sweep(console, length, Runtime.getRuntime().availableProcessors());
        List<Sweep.Row> rows = sweep.run(scenarios, Grid.points(sweeps));
        sweep.print(rows);
        long passed = rows.stream().filter(r -> r.exitCode() == 0).count();
        console.out().println(rows.size() + " runs: " + passed + " passed, " + (rows.size() - passed) + " did not");
        return rows.stream().map(Sweep.Row::exitCode).reduce(0, Verdicts::worse);
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
