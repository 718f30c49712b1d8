package dev.wheelhouse.app.cli;

import dev.wheelhouse.sim.acceptance.Check;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** A run's verdicts as lines for people. */
final class Verdicts {
    private Verdicts() {}

    static void print(PrintStream out, HeadlessRun.Result result) {
        out.printf(
                Locale.ROOT,
                "%s  digest %s  %d steps  hash %s%n",
                result.scenario().name(),
                result.scenario().digest(),
                result.last().step(),
                result.last().hashText());
        for (Check c : result.checks()) {
            out.printf(Locale.ROOT, "  %-32s %-14s %s  (%s)%n", c.id(), word(c), c.figure(), c.requirement());
        }
    }

    /** For example {@code 10 checks: 9 passed, 1 failed, 0 not evaluated}. */
    static String counts(List<Check> checks) {
        long passed =
                checks.stream().filter(c -> Boolean.TRUE.equals(c.passed())).count();
        long open = checks.stream().filter(c -> c.passed() == null).count();
        return checks.size() + " checks: " + passed + " passed, " + (checks.size() - passed - open) + " failed, " + open
                + " not evaluated";
    }

    static String word(Check c) {
        return c.passed() == null ? "not evaluated" : c.passed() ? "pass" : "FAIL";
    }

    /** Of two exit codes the one that says more: a failed check first, then what is highest. */
    static int worse(int a, int b) {
        return a == 1 || b == 1 ? 1 : Math.max(a, b);
    }
}
