package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.scenario.ScenarioReader;
import dev.wheelhouse.sim.state.CompletedStep;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Builds scenarios for tests from the file's own form; everything not said is as in the 100 s loop. */
public final class ScenarioText {
    private final List<String> segments = new ArrayList<>();
    private final List<String> vehicles = new ArrayList<>();
    private final List<String> types = new ArrayList<>(List.of(
            "{\"id\":\"car\",\"lengthMeters\":4.8,\"widthMeters\":1.9}",
            "{\"id\":\"bus\",\"lengthMeters\":12,\"widthMeters\":2.5,\"frontExtentMeters\":7,\"rearExtentMeters\":5}"));
    private final Map<String, String> driving = new TreeMap<>(Map.of(
            "targetSpeedMps", "11",
            "accelerationMps2", "2.8",
            "brakingMps2", "4",
            "emergencyBrakingMps2", "8",
            "reactionTimeSeconds", "0.6",
            "stoppingMarginMeters", "2"));
    private final StringBuilder extra = new StringBuilder();
    private double initialSpeed;
    private double minimumGap = 7;

    /** A built-in scenario. */
    public static Scenario builtIn(String name, Map<String, String> set) throws ScenarioException, IOException {
        try (InputStream in = ScenarioText.class.getResourceAsStream("/scenarios/" + name + ".json")) {
            return ScenarioReader.read(name, Objects.requireNonNull(in, name).readAllBytes(), set);
        }
    }

    /** Step 0 and all up to {@code steps}. */
    public static List<CompletedStep> run(Scenario s, long steps) {
        WorldStep world = new WorldStep(s);
        List<CompletedStep> all = new ArrayList<>();
        all.add(world.initial());
        while (all.size() <= steps) {
            all.add(world.advance(all.get(all.size() - 1)));
        }
        return all;
    }

    public ScenarioText segment(double meters, double curvature) {
        segments.add("{\"id\":\"s" + segments.size() + "\",\"lengthMeters\":" + meters + ",\"curvaturePerMeter\":"
                + curvature + "}");
        return this;
    }

    public ScenarioText vehicle(String id, String type, double routeMeters) {
        vehicles.add("{\"id\":\"" + id + "\",\"type\":\"" + type + "\",\"routeMeters\":" + routeMeters + "}");
        return this;
    }

    /** One more type, with its fields but the identity. */
    public ScenarioText type(String id, String fields) {
        types.add("{\"id\":\"" + id + "\"," + fields.replace('\'', '"') + "}");
        return this;
    }

    public ScenarioText driving(String name, double value) {
        driving.put(name, Double.toString(value));
        return this;
    }

    public ScenarioText initialSpeed(double mps) {
        initialSpeed = mps;
        return this;
    }

    public ScenarioText minimumGap(double meters) {
        minimumGap = meters;
        return this;
    }

    /** One more field of the file, such as {@code signals}. */
    public ScenarioText field(String name, String json) {
        extra.append(",\"").append(name).append("\":").append(json.replace('\'', '"'));
        return this;
    }

    public Scenario read() throws ScenarioException {
        StringBuilder d = new StringBuilder();
        driving.forEach((name, value) -> d.append(d.isEmpty() ? "" : ",")
                .append('"')
                .append(name)
                .append("\":")
                .append(value));
        String text = "{\"name\":\"test\",\"stepsPerSecond\":10,\"durationSeconds\":100,\"road\":{\"segments\":["
                + (segments.isEmpty() ? "{\"id\":\"s0\",\"lengthMeters\":300}" : String.join(",", segments))
                + "],\"speedLimitMps\":14},\"fleet\":{\"leaderAlpha\":0.5,\"spacingMeters\":13,\"minimumGapMeters\":"
                + minimumGap + ",\"initialSpeedMps\":" + initialSpeed + ",\"types\":[" + String.join(",", types)
                + "],\"vehicles\":[" + String.join(",", vehicles) + "]},\"driving\":{" + d + "}" + extra + "}";
        return ScenarioReader.read("test.json", text.getBytes(StandardCharsets.UTF_8), Map.of());
    }
}
