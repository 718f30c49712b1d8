package dev.wheelhouse.sim.trace;

import dev.wheelhouse.sim.measure.StepMeasures;
import dev.wheelhouse.sim.road.CenterLine;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** The trace as RFC 4180 CSV: a row a vehicle a step; what does not exist is empty. */
final class CsvTrace implements TraceWriter {
    private final Scenario s;
    private final OutputStream out;

    CsvTrace(Scenario scenario, OutputStream out) throws IOException {
        this.s = scenario;
        this.out = out;
        row(
                "step,timeSeconds,vehicle,routeMeters,xMeters,yMeters,headingRadians,speedMps,accelerationMps2,targetSpeedMps,"
                        + "bumperGapMeters,gateClosed,bindingLimit,damage,"
                        + "leaderTtcSeconds,dracMps2,petSeconds,requiredDecelerationMps2");
    }

    @Override
    public void write(CompletedStep step, StepMeasures measures) throws IOException {
        FleetState f = step.fleet();
        CenterLine line = s.road().centerLine();
        for (int k = 0; k < f.size(); k++) {
            double gap = f.bumperGapMeters(k);
            row(step.step() + "," + s.secondsOf(step.step()) + ","
                    + quoted(s.fleet().vehicles().get(k).id().value()) + "," + f.routeMeters(k) + ","
                    + line.worldX(f.routeMeters(k), f.lateralMeters(k)) + ","
                    + line.worldY(f.routeMeters(k), f.lateralMeters(k)) + ","
                    + line.worldHeading(f.routeMeters(k), f.yawRadians(k)) + "," + f.speedMps(k) + ","
                    + f.accelerationMps2(k) + "," + f.targetSpeedMps(k) + "," + finite(gap)
                    + ","
                    + f.has(k, FleetState.GATE_CLOSED) + "," + f.binding(k) + ","
                    + s.damage().state(f.damagePoints(k)) + ","
                    + finite(measures.leaderTtcSeconds(k)) + "," + finite(measures.dracMps2(k)) + ","
                    + finite(measures.petSeconds(k)) + "," + finite(measures.requiredDecelerationMps2(k)));
        }
    }

    private static String finite(double value) {
        return Double.isFinite(value) ? Double.toString(value) : "";
    }

    private static String quoted(String text) {
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\r' || c == '\n');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    private void row(String text) throws IOException {
        out.write((text + "\r\n").getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        out.flush();
    }
}
