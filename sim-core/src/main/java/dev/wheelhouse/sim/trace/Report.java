package dev.wheelhouse.sim.trace;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.wheelhouse.sim.acceptance.Check;
import dev.wheelhouse.sim.measure.MeasureSummary;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Counters;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** The report of a run as JSON (E-3). What does not exist is null. */
public final class Report {
    private final JsonGenerator json;

    private Report(JsonGenerator json) {
        this.json = json;
    }

    public static void write(
            OutputStream out, Scenario scenario, CompletedStep last, MeasureSummary measures, List<Check> checks)
            throws IOException {
        try (JsonGenerator json = JsonFactory.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build()
                .createGenerator(out)
                .useDefaultPrettyPrinter()) {
            Report report = new Report(json);
            json.writeStartObject();
            json.writeStringField("scenario", scenario.name());
            json.writeStringField("digest", scenario.digest());
            json.writeNumberField("steps", last.step());
            json.writeStringField("finalHash", last.hashText());
            report.counters(last.counters());
            report.measures(measures);
            report.checks(checks);
            json.writeEndObject();
            json.writeRaw('\n');
        }
    }

    private void counters(Counters c) throws IOException {
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
        json.writeNumberField("maxLateralStepMeters", c.maxLateralStepMeters());
        finite("minBumperGapMeters", c.minBumperGapMeters());
        finite("minPedestrianClearanceMeters", c.minPedestrianClearanceMeters());
        json.writeEndObject();
    }

    private void measures(MeasureSummary m) throws IOException {
        json.writeObjectFieldStart("measures");
        json.writeNumberField("ttcThresholdSeconds", m.thresholds().ttcSeconds());
        json.writeNumberField("ttcBelowCount", m.ttcBelowCount());
        finite("minLeaderTtcSeconds", m.minLeaderTtcSeconds());
        json.writeNumberField("dracThresholdMps2", m.thresholds().dracMps2());
        json.writeNumberField("dracAboveCount", m.dracAboveCount());
        finite("maxDracMps2", m.maxDracMps2());
        json.writeNumberField("petThresholdSeconds", m.thresholds().petSeconds());
        json.writeNumberField("petBelowCount", m.petBelowCount());
        finite("minPetSeconds", m.minPetSeconds());
        finite("maxRequiredDecelerationMps2", m.maxRequiredDecelerationMps2());
        json.writeEndObject();
    }

    private void checks(List<Check> checks) throws IOException {
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
    }

    private void finite(String field, double value) throws IOException {
        if (Double.isFinite(value)) {
            json.writeNumberField(field, value);
        } else {
            json.writeNullField(field);
        }
    }
}
