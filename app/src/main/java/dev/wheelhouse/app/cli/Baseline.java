package dev.wheelhouse.app.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wheelhouse.sim.acceptance.Check;
import dev.wheelhouse.sim.state.Counters;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** An earlier report that a run must not fall behind. */
final class Baseline {
    private final Path file;
    private final JsonNode report;

    private Baseline(Path file, JsonNode report) {
        this.file = file;
        this.report = report;
    }

    static Baseline read(Path file) throws IOException {
        JsonNode report;
        try {
            report = new ObjectMapper().readTree(Files.readAllBytes(file));
        } catch (NoSuchFileException e) {
            throw new IOException(file + " cannot be read: there is no such file", e);
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            throw new IOException(file + ":" + line + " is no report: " + e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new IOException(file + " cannot be read: " + e.getMessage(), e);
        }
        boolean isReport = report.path("scenario").isTextual()
                && report.path("steps").isIntegralNumber()
                && report.path("counters").isObject()
                && report.path("checks").isArray();
        if (!isReport) {
            throw new IOException(file + " is no report: scenario, steps, counters and checks are expected");
        }
        return new Baseline(file, report);
    }

    /** Counts of runs of different length say nothing about each other. */
    void mustFit(String scenario, long steps) throws UsageException {
        String theirs = report.get("scenario").asText();
        long theirSteps = report.get("steps").asLong();
        if (!theirs.equals(scenario) || theirSteps != steps) {
            throw new UsageException(file + " is the report of " + theirs + " over " + theirSteps
                    + " steps, this run is " + scenario + " over " + steps);
        }
    }

    /** What got worse, a line each. */
    List<String> worsened(HeadlessRun.Result now) {
        List<String> lines = new ArrayList<>();
        for (JsonNode before : report.get("checks")) {
            if (before.path("passed").asBoolean(false)) {
                addIfLost(lines, before.path("id").asText(), now.checks());
            }
        }
        Counters c = now.last().counters();
        addIfSmaller(lines, "minBumperGapMeters", c.minBumperGapMeters());
        addIfSmaller(lines, "minPedestrianClearanceMeters", c.minPedestrianClearanceMeters());
        addIfMore(lines, "positionClamps", c.positionClamps());
        addIfMore(lines, "teleportViolations", c.teleportViolations());
        return lines;
    }

    private static void addIfLost(List<String> lines, String id, List<Check> checks) {
        for (Check check : checks) {
            if (check.id().equals(id)) {
                if (!Boolean.TRUE.equals(check.passed())) {
                    lines.add(id + ": passed before, now " + Verdicts.word(check) + ", " + check.figure());
                }
                return;
            }
        }
        lines.add(id + ": passed before, now missing");
    }

    /** A figure that the report lacks is not compared; null stands for one that nothing ever limited. */
    private void addIfSmaller(List<String> lines, String figure, double now) {
        JsonNode before = report.get("counters").get(figure);
        if (before == null) {
            return;
        }
        double then = before.isNull() ? Double.POSITIVE_INFINITY : before.asDouble();
        if (now < then) {
            lines.add(figure + ": " + (before.isNull() ? "none" : then) + " before, now " + now);
        }
    }

    private void addIfMore(List<String> lines, String figure, int now) {
        JsonNode before = report.get("counters").get(figure);
        if (before != null && now > before.asInt()) {
            lines.add(figure + ": " + before.asInt() + " before, now " + now);
        }
    }
}
