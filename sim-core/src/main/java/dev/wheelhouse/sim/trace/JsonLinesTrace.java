package dev.wheelhouse.sim.trace;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.wheelhouse.sim.command.ActingCommand;
import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.PedestrianKind;
import dev.wheelhouse.sim.measure.StepMeasures;
import dev.wheelhouse.sim.road.CenterLine;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.VehicleRecord;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Counters;
import dev.wheelhouse.sim.state.Decision;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.FleetState;
import java.io.IOException;
import java.io.OutputStream;

/** The trace as JSON lines (E-2): a header, then a line a step with its events after it. Constant memory. */
public final class JsonLinesTrace implements TraceWriter {
    private final Scenario s;
    private final JsonGenerator json;

    public JsonLinesTrace(Scenario scenario, OutputStream out) throws IOException {
        this.s = scenario;
        this.json = JsonFactory.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build()
                .createGenerator(out);
        json.setRootValueSeparator(new com.fasterxml.jackson.core.io.SerializedString("\n"));
        header();
    }

    private void header() throws IOException {
        json.writeStartObject();
        json.writeStringField("type", "header");
        json.writeStringField("format", "wheelhouse-trace");
        json.writeNumberField("version", 1);
        json.writeStringField("scenario", s.name());
        json.writeNumberField("fixedStepSeconds", s.stepSeconds());
        json.writeArrayFieldStart("vehicles");
        for (Scenario.Vehicle v : s.fleet().vehicles()) {
            json.writeStartObject();
            json.writeStringField("id", v.id().value());
            json.writeNumberField("lengthMeters", v.envelope().length());
            json.writeNumberField("widthMeters", v.envelope().width());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    @Override
    public void write(CompletedStep step, StepMeasures measures) throws IOException {
        json.writeStartObject();
        json.writeStringField("type", "step");
        json.writeNumberField("step", step.step());
        json.writeNumberField("timeSeconds", s.secondsOf(step.step()));
        json.writeNumberField("cycle", step.cycle());
        json.writeNumberField("cycleSeconds", s.secondsOf(step.cycleStep()));
        json.writeStringField(
                "phase", step.phase() == null ? null : step.phase().name());
        json.writeBooleanField(
                "crosswalkOccupied",
                step.pedestrians().stream()
                        .anyMatch(p -> p.kind() == PedestrianKind.PLANNED && p.isActive(step.step())));
        json.writeNumberField("surpriseSequence", step.surpriseSequence());
        decision(step.decision());
        Decision d = step.decision();
        nameOrNull("directBrakingVehicle", d != null && d.response().brakes() ? d.slot() : -1);
        nameOrNull(
                "avoidingVehicle",
                step.avoidance() == null ? -1 : step.avoidance().slot());
        json.writeArrayFieldStart("vehicles");
        for (int slot = 0; slot < step.fleet().size(); slot++) {
            vehicle(step, measures, slot);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("pedestrians");
        for (Pedestrian p : step.pedestrians()) {
            json.writeStartObject();
            json.writeStringField("id", p.id().value());
            json.writeStringField("kind", p.kind().name());
            json.writeNumberField("xMeters", p.x());
            json.writeNumberField("yMeters", p.yMeters(step.step()));
            json.writeNumberField("vyMps", p.vyMps(step.step()));
            json.writeBooleanField("active", p.isActive(step.step()));
            json.writeEndObject();
        }
        json.writeEndArray();
        counters(step.counters());
        json.writeStringField("hash", step.hashText());
        json.writeEndObject();
        for (Event e : step.events()) {
            event(e);
        }
    }

    private void decision(@org.jspecify.annotations.Nullable Decision d) throws IOException {
        if (d == null) {
            json.writeNullField("decision");
            return;
        }
        json.writeObjectFieldStart("decision");
        nameOrNull("vehicle", d.slot());
        json.writeStringField("pedestrian", d.pedestrian().id().value());
        json.writeStringField("response", d.response().name());
        finite("ttcSeconds", d.assessment().ttcSeconds());
        finite("clearanceMeters", d.assessment().inputs().clearance());
        finite("requiredStoppingMeters", d.assessment().requiredMeters());
        json.writeEndObject();
    }

    private void vehicle(CompletedStep step, StepMeasures m, int slot) throws IOException {
        FleetState f = step.fleet();
        double along = f.routeMeters(slot);
        int k = 0;
        while (k < s.road().segments().size() - 1
                && along >= s.road().segments().get(k).lengthMeters()) {
            along -= s.road().segments().get(k++).lengthMeters();
        }
        json.writeStartObject();
        nameOrNull("id", slot);
        json.writeStringField("segment", s.road().segments().get(k).id());
        json.writeNumberField("routeMeters", f.routeMeters(slot));
        json.writeNumberField("alpha", along / s.road().segments().get(k).lengthMeters());
        CenterLine line = s.road().centerLine();
        json.writeNumberField("xMeters", line.worldX(f.routeMeters(slot), f.lateralMeters(slot)));
        json.writeNumberField("yMeters", line.worldY(f.routeMeters(slot), f.lateralMeters(slot)));
        json.writeNumberField("headingRadians", line.worldHeading(f.routeMeters(slot), f.yawRadians(slot)));
        json.writeNumberField("speedMps", f.speedMps(slot));
        json.writeNumberField("accelerationMps2", f.accelerationMps2(slot));
        json.writeNumberField("targetSpeedMps", f.targetSpeedMps(slot));
        json.writeNumberField("lateralOffsetMeters", f.lateralMeters(slot));
        finite("bumperGapMeters", f.bumperGapMeters(slot));
        json.writeBooleanField("gateClosed", f.has(slot, FleetState.GATE_CLOSED));
        json.writeBooleanField("followingLimited", f.has(slot, FleetState.FOLLOWING_LIMITED));
        json.writeBooleanField("emergencyBraking", f.has(slot, FleetState.EMERGENCY_BRAKING));
        json.writeBooleanField("positionClamped", f.has(slot, FleetState.POSITION_CLAMPED));
        json.writeBooleanField("recycled", f.has(slot, FleetState.RECYCLED));
        json.writeStringField("bindingLimit", f.binding(slot).name());
        json.writeStringField("damage", s.damage().state(f.damagePoints(slot)).name());
        json.writeNumberField("damagePoints", f.damagePoints(slot));
        finite("leaderTtcSeconds", m.leaderTtcSeconds(slot));
        finite("dracMps2", m.dracMps2(slot));
        finite("petSeconds", m.petSeconds(slot));
        finite("requiredDecelerationMps2", m.requiredDecelerationMps2(slot));
        VehicleRecord v = step.relations().vehicleAt(slot);
        int driver = v.driver().slot();
        json.writeStringField(
                "driver", driver < 0 ? null : s.authority().people().get(driver).id());
        Command acting = ActingCommand.of(v);
        json.writeStringField(
                "commandSource", acting == null ? null : acting.source().name());
        json.writeEndObject();
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

    private void event(Event e) throws IOException {
        json.writeStartObject();
        json.writeStringField("type", "event");
        json.writeNumberField("sequence", e.sequence());
        json.writeNumberField("step", e.step());
        json.writeStringField("kind", e.kind().name());
        nameOrNull("vehicle", e.slot());
        finite("impulseNs", e.impulseNs());
        json.writeStringField("previousDamage", e.previousDamage().name());
        json.writeStringField("resultDamage", e.resultDamage().name());
        finite("xMeters", e.xMeters());
        finite("yMeters", e.yMeters());
        json.writeStringField("detail", e.detail());
        json.writeEndObject();
    }

    private void nameOrNull(String field, int slot) throws IOException {
        json.writeStringField(
                field, slot < 0 ? null : s.fleet().vehicles().get(slot).id().value());
    }

    /** Absent and unbounded figures are null, never a bare NaN. */
    private void finite(String field, double value) throws IOException {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            json.writeNullField(field);
        } else {
            json.writeNumberField(field, value);
        }
    }

    @Override
    public void close() throws IOException {
        json.writeRaw('\n');
        json.close();
    }
}
