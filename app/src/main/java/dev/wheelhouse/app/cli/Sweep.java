package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.sim.acceptance.Check;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Runs scenarios over a grid on all cores; the table is the same whatever their number. */
final class Sweep {
    private final Console console;
    private final LengthOptions length;
    private final int workers;

    Sweep(Console console, LengthOptions length, int workers) {
        this.console = console;
        this.length = length;
        this.workers = workers;
    }

    /** A point's outcome: a result, or why there is none. */
    record Row(String scenario, Map<String, String> point, HeadlessRun.@Nullable Result result, String problem) {
        int exitCode() {
            return result == null ? Commands.UNUSABLE : result.exitCode();
        }

        String where() {
            return point.entrySet().stream()
                    .map(e -> e.getKey() + "=" + e.getValue())
                    .collect(Collectors.joining("  "));
        }
    }

    /** Every scenario at every point, in that order. */
    List<Row> run(List<String> scenarios, List<Map<String, String>> points)
            throws ScenarioException, IOException, UsageException {
        failOnFirstWhenAllFail(scenarios, points);
        ExecutorService pool = Executors.newFixedThreadPool(workers);
        AtomicLong done = new AtomicLong();
        long total = (long) scenarios.size() * points.size();
        try (Progress progress = new Progress(console, true, total + " runs")) {
            List<Future<Row>> waiting = new ArrayList<>();
            for (String name : scenarios) {
                for (Map<String, String> point : points) {
                    waiting.add(pool.submit(() -> {
                        Row row = row(name, point);
                        progress.update(done.incrementAndGet(), total);
                        return row;
                    }));
                }
            }
            List<Row> rows = new ArrayList<>();
            for (Future<Row> row : waiting) {
                rows.add(resultOf(row));
            }
            return rows;
        } finally {
            pool.shutdownNow();
        }
    }

    /** A file or path that is wrong everywhere is an error, not a table of errors. */
    private void failOnFirstWhenAllFail(List<String> scenarios, List<Map<String, String>> points)
            throws ScenarioException {
        for (String name : scenarios) {
            ScenarioException first = null;
            boolean usable = false;
            for (int k = 0; k < points.size() && !usable; k++) {
                try {
                    Scenarios.load(name, merged(points.get(k)));
                    usable = true;
                } catch (ScenarioException e) {
                    first = first == null ? e : first;
                }
            }
            if (!usable && first != null) {
                throw first;
            }
        }
    }

    private Map<String, String> merged(Map<String, String> point) {
        Map<String, String> all = new TreeMap<>(length.overrides);
        all.putAll(point);
        return all;
    }

    private Row row(String name, Map<String, String> point) throws IOException, UsageException {
        Scenario s;
        try {
            s = Scenarios.load(name, merged(point));
        } catch (ScenarioException e) {
            return new Row(
                    name, point, null, Commands.oneLine(e.problems().get(0).toString()));
        }
        return new Row(name, point, HeadlessRun.run(s, length.steps(s), List.of()), "");
    }

    private static Row resultOf(Future<Row> future) throws IOException, UsageException {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("the sweep was interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException io) {
                throw io;
            }
            if (e.getCause() instanceof UsageException usage) {
                throw usage;
            }
            throw new IllegalStateException("a run of the sweep failed", e.getCause());
        }
    }

    /** A line a row: the point, the verdict, and what did not pass. */
    void print(List<Row> rows) {
        int names = rows.stream().mapToInt(r -> r.scenario().length()).max().orElse(1);
        int points = Math.max(
                1, rows.stream().mapToInt(r -> r.where().length()).max().orElse(1));
        for (Row row : rows) {
            console.out()
                    .printf(
                            java.util.Locale.ROOT,
                            "%-" + names + "s  %-" + points + "s  %s%n",
                            row.scenario(),
                            row.where(),
                            verdict(row));
        }
    }

    private static String verdict(Row row) {
        if (row.result() == null) {
            return "unusable       " + row.problem();
        }
        List<Check> checks = row.result().checks();
        String word = switch (row.exitCode()) {
            case 0 -> "pass";
            case 1 -> "FAIL";
            default -> "not evaluated";
        };
        long passed =
                checks.stream().filter(c -> Boolean.TRUE.equals(c.passed())).count();
        String rest = checks.stream()
                .filter(c -> !Boolean.TRUE.equals(c.passed()))
                .map(c -> "  " + c.id() + (c.passed() == null ? " (not evaluated)" : "") + ": " + c.figure())
                .collect(Collectors.joining());
        return String.format(java.util.Locale.ROOT, "%-13s  %d of %d", word, passed, checks.size()) + rest;
    }
}
