package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.sim.acceptance.Check;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The commands that need no display. Exit codes: 0 passed, 1 failed, 2 unusable input, 3 internal fault, 4 not evaluated. */
@Command(
        name = "wheelhouse",
        description = "Shows simulated driving, and runs the same scenarios without a display. "
                + "Without a command it opens the window on the 100 s loop.",
        subcommands = {Commands.Run.class, Commands.CheckAll.class, Commands.ListAll.class},
        mixinStandardHelpOptions = true,
        version = "wheelhouse 0.1.0")
public final class Commands implements Callable<Integer> {
    @Override
    public Integer call() {
        throw new IllegalStateException("the launcher opens the window");
    }

    /** Runs a command line and returns its exit code. */
    public static int execute(String... args) {
        CommandLine line = new CommandLine(new Commands());
        line.setExecutionExceptionHandler((e, command, parsed) -> {
            if (e instanceof ScenarioException || e instanceof IOException) {
                System.err.println(e.getMessage());
                return 2;
            }
            System.err.println("internal fault: " + e);
            return 3;
        });
        return line.execute(args);
    }

    /** What {@code run} and {@code check} share. */
    static final class Length {
        @Option(names = "--seconds", paramLabel = "N", description = "run for N seconds")
        @Nullable
        Double seconds;

        @Option(names = "--cycles", paramLabel = "N", description = "run for N cycles of the scenario's own length")
        @Nullable
        Integer cycles;

        @Option(names = "--set", paramLabel = "path=value", description = "override one value of the scenario")
        Map<String, String> overrides = new TreeMap<>();

        long steps(Scenario s) throws IOException {
            if (seconds != null) {
                if (!(seconds > 0 && seconds <= 1e7)) {
                    throw new IOException("--seconds is " + seconds + ", allowed: more than 0, at most 10000000");
                }
                return Math.round(seconds * s.stepsPerSecond());
            }
            if (cycles != null && (cycles < 1 || cycles > 100_000)) {
                throw new IOException("--cycles is " + cycles + ", allowed: 1 to 100000");
            }
            return cycles == null ? s.durationSteps() : cycles * s.durationSteps();
        }
    }

    /** {@code run}. */
    @Command(name = "run", description = "Runs one scenario and writes its evidence.", mixinStandardHelpOptions = true)
    static final class Run implements Callable<Integer> {
        @Parameters(paramLabel = "SCENARIO", description = "a file or the name of a built-in scenario")
        String scenario = "";

        @CommandLine.Mixin
        Length length = new Length();

        @Option(
                names = "--trace",
                paramLabel = "FILE",
                description = "every step, by its ending as .csv, .fcd.xml or JSON lines; - is standard output")
        @Nullable
        Path trace;

        @Option(names = "--report", paramLabel = "FILE", description = "the report as JSON")
        @Nullable
        Path report;

        @Option(names = "--quiet", description = "print nothing when all goes well")
        boolean quiet;

        @Override
        public Integer call() throws ScenarioException, IOException {
            Scenario s = Scenarios.load(scenario, length.overrides);
            HeadlessRun.Result result = HeadlessRun.run(s, length.steps(s), trace, report);
            if (!quiet) {
                boolean dataOnOutput = trace != null && trace.toString().equals("-");
                print(dataOnOutput ? System.err : System.out, result);
            }
            return 0;
        }
    }

    /** {@code check}. */
    @Command(
            name = "check",
            description = "Runs scenarios and judges their checks, one line each.",
            mixinStandardHelpOptions = true)
    static final class CheckAll implements Callable<Integer> {
        @Parameters(paramLabel = "SCENARIO", arity = "1..*", description = "files or names of built-in scenarios")
        List<String> scenarios = List.of();

        @CommandLine.Mixin
        Length length = new Length();

        @Option(names = "--report", paramLabel = "FILE", description = "the report of the last scenario as JSON")
        @Nullable
        Path report;

        @Option(names = "--junit", paramLabel = "FILE", description = "the verdicts as JUnit XML")
        @Nullable
        Path junit;

        @Override
        public Integer call() throws ScenarioException, IOException {
            List<Scenario> loaded = new ArrayList<>();
            for (String name : scenarios) {
                loaded.add(Scenarios.load(name, length.overrides));
            }
            List<HeadlessRun.Result> results = new ArrayList<>();
            int worst = 0;
            for (Scenario s : loaded) {
                HeadlessRun.Result result = HeadlessRun.run(s, length.steps(s), null, report);
                results.add(result);
                print(System.out, result);
                int code = result.exitCode();
                worst = worst == 1 || code == 1 ? 1 : Math.max(worst, code);
            }
            if (junit != null) {
                JUnitXml.write(junit, results);
            }
            return worst;
        }
    }

    /** {@code list}. */
    @Command(name = "list", description = "Lists the built-in scenarios.", mixinStandardHelpOptions = true)
    static final class ListAll implements Callable<Integer> {
        @Override
        public Integer call() throws ScenarioException {
            for (String name : Scenarios.BUILT_IN) {
                Scenario s = Scenarios.load(name, Map.of());
                System.out.printf(
                        Locale.ROOT, "%-20s %6.1f s  %s%n", name, s.secondsOf(s.durationSteps()), s.purpose());
            }
            return 0;
        }
    }

    private static void print(PrintStream out, HeadlessRun.Result result) {
        out.printf(
                Locale.ROOT,
                "%s  digest %s  %d steps  hash %s%n",
                result.scenario().name(),
                result.scenario().digest(),
                result.last().step(),
                result.last().hashText());
        for (Check c : result.checks()) {
            String verdict = c.passed() == null ? "not evaluated" : c.passed() ? "pass" : "FAIL";
            out.printf(Locale.ROOT, "  %-32s %-14s %s  (%s)%n", c.id(), verdict, c.figure(), c.requirement());
        }
    }
}
