package dev.wheelhouse.sim.trace;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.wheelhouse.sim.acceptance.Check;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Counters;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** The report of a run as JSON (E-3). */
public final class Report {
    private Report() {}

    public static void write(OutputStream out, Scenario scenario, CompletedStep last, List<Check> checks)
            throws IOException {
        try (JsonGenerator json = JsonFactory.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build()
                .createGenerator(out)
                .useDefaultPrettyPrinter()) {
            Counters c = last.counters();
            json.writeStartObject();
            json.writeStringField("scenario", scenario.name());
            json.writeStringField("digest", scenario.digest());
            json.writeNumberField("steps", last.step());
            json.writeStringField("finalHash", last.hashText());
            json.writeObjectFieldStart("counters");
            json.writeNumberField("avoidancesStarted", c.avoidancesStarted());
            json.writeNumberField("avoidancesCompleted", c.avoidancesCompleted());
            json.writeNumberField("avoidancesRecovered", c.avoidancesRecovered());
            json.writeNumberField("impacts", c.impacts());
            json.writeNumberField("repairs", c.repairs());
            json.writeNumberField("routeRecycles", c.routeRecycles());
            json.writeNumberField("teleportViolations", c.teleportViolations());
            json.writeNumberField("positionClamps", c.positionClamps());
            json.writeNumberField("maxStepMeters", c.maxStepMeters());
            if (Double.isInfinite(c.minBumperGapMeters())) {
                json.writeNullField("minBumperGapMeters");
            } else {
                json.writeNumberField("minBumperGapMeters", c.minBumperGapMeters());
            }
            json.writeEndObject();
            json.writeArrayFieldStart("checks");
            for (Check check : checks) {
                json.writeStartObject();
                json.writeStringField("id", check.id());
                if (check.passed() == null) {
                    json.writeNullField("passed");
                } else {
                    json.writeBooleanField("passed", check.passed());
                }
                json.writeStringField("figure", check.figure());
                json.writeStringField("requirement", check.requirement());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
            json.writeRaw('\n');
        }
    }
}
