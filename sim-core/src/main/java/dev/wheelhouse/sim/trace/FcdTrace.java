package dev.wheelhouse.sim.trace;

import dev.wheelhouse.sim.math.Trig;
import dev.wheelhouse.sim.measure.StepMeasures;
import dev.wheelhouse.sim.road.CenterLine;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** SUMO's floating car data: the centre of the front bumper, and degrees clockwise from north (E-1). */
final class FcdTrace implements TraceWriter {
    private final Scenario s;
    private final OutputStream out;

    FcdTrace(Scenario scenario, OutputStream out) throws IOException {
        this.s = scenario;
        this.out = out;
        line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        line("<fcd-export>");
    }

    @Override
    public void write(CompletedStep step, StepMeasures measures) throws IOException {
        FleetState f = step.fleet();
        line("  <timestep time=\"" + s.secondsOf(step.step()) + "\">");
        for (int k = 0; k < f.size(); k++) {
            Scenario.Vehicle v = s.fleet().vehicles().get(k);
            CenterLine line = s.road().centerLine();
            double yaw = line.worldHeading(f.routeMeters(k), f.yawRadians(k));
            double front = v.envelope().front();
            double angle = 90 - yaw * 180 / Math.PI;
            line("    <vehicle id=\"" + escaped(v.id().value()) + "\" x=\""
                    + (line.worldX(f.routeMeters(k), f.lateralMeters(k)) + front * Trig.cos(yaw))
                    + "\" y=\"" + (line.worldY(f.routeMeters(k), f.lateralMeters(k)) + front * Trig.sin(yaw))
                    + "\" angle=\"" + angle + "\" type=\""
                    + escaped(v.type()) + "\" speed=\"" + f.speedMps(k) + "\" pos=\"" + (f.routeMeters(k) + front)
                    + "\"/>");
        }
        line("  </timestep>");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private void line(String text) throws IOException {
        out.write((text + "\n").getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        line("</fcd-export>");
        out.flush();
    }
}
