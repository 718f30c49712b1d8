package dev.wheelhouse.app.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads a trace line by line and works out from positions alone what the report claims; notes what does not hold. */
final class TraceAudit {
    private static final ObjectMapper JSON = new ObjectMapper();
    /** Worked out from the loop's data by hand: 14 m/s, 2.8 m/s², 0.1 s and 1 cm; 3.2 m/s across. */
    private static final double LIMIT_METERS = 14 * 0.1 + 2.8 * 0.01 / 2 + 0.01;

    private static final double LATERAL_LIMIT_METERS = 0.33;
    private static final double ROAD_METERS = 300;
    private static final double ENTRANCE_METERS = 13;
    private static final double PERSON_RADIUS_METERS = 0.35;
    private static final double ROUNDING = 1e-9;

    /** What a cycle had. */
    static final class Cycle {
        int impacts;
        int repairs;
        int startedEvents;
        int completedEvents;
        int left;
        int right;
        double clearance = Double.POSITIVE_INFINITY;
    }

    final List<String> findings = new ArrayList<>();
    final List<Cycle> cycles = new ArrayList<>();
    double smallestGap = Double.POSITIVE_INFINITY;
    double largestStep;
    double largestLateralStep;
    int recycles;
    int displacementsOverLimit;
    long lastStep = -1;
    private long lastSequence;
    private final Map<String, double[]> sizes = new HashMap<>();
    private Map<String, double[]> before = new HashMap<>();
    private int cycleBefore = -1;
    private JsonNode last = JSON.createObjectNode();

    void read(Iterable<String> lines) throws IOException {
        for (String line : lines) {
            JsonNode n = JSON.readTree(line);
            switch (n.get("type").asText()) {
                case "header" -> header(n);
                case "step" -> step(n);
                case "event" -> event(n);
                default -> findings.add("unknown line " + n.get("type"));
            }
        }
    }

    JsonNode lastCounters() {
        return last.get("counters");
    }

    private void expect(boolean holds, String what) {
        if (!holds) {
            findings.add("step " + lastStep + ": " + what);
        }
    }

    private void header(JsonNode n) {
        for (JsonNode v : n.get("vehicles")) {
            sizes.put(v.get("id").asText(), new double[] {
                v.get("lengthMeters").asDouble(), v.get("widthMeters").asDouble()
            });
        }
    }

    private void step(JsonNode n) {
        expect(n.get("step").asLong() == lastStep + 1, "followed by step " + n.get("step"));
        lastStep = n.get("step").asLong();
        expect(n.get("timeSeconds").asDouble() == lastStep / 10.0, "time is " + n.get("timeSeconds"));
        int cycle = n.get("cycle").asInt();
        while (cycles.size() <= cycle) {
            cycles.add(new Cycle());
        }
        Map<String, double[]> now = new HashMap<>();
        List<JsonNode> frontToBack = new ArrayList<>();
        for (JsonNode v : n.get("vehicles")) {
            now.put(
                    v.get("id").asText(),
                    new double[] {v.get("xMeters").asDouble(), v.get("yMeters").asDouble()});
            frontToBack.add(v);
        }
        frontToBack.sort((a, b) ->
                Double.compare(b.get("xMeters").asDouble(), a.get("xMeters").asDouble()));
        gaps(frontToBack);
        overlaps(frontToBack);
        if (cycle == cycleBefore) {
            displacements(n, now);
            countAvoidances(cycles.get(cycle), now);
        }
        persons(n, cycles.get(cycle));
        before = now;
        cycleBefore = cycle;
        last = n;
    }

    private Rectangle body(JsonNode v) {
        double[] size = sizes.get(v.get("id").asText());
        return new Rectangle(
                v.get("xMeters").asDouble(),
                v.get("yMeters").asDouble(),
                v.get("headingRadians").asDouble(),
                size[0],
                size[1]);
    }

    /** The first vehicle's leader is the last one, a road's length further on. */
    private void gaps(List<JsonNode> frontToBack) {
        int count = frontToBack.size();
        for (int k = 0; k < count; k++) {
            double leader = body(frontToBack.get((k + count - 1) % count)).rearmost() + (k == 0 ? ROAD_METERS : 0);
            double gap = leader - body(frontToBack.get(k)).foremost();
            smallestGap = Math.min(smallestGap, gap);
            String id = frontToBack.get(k).get("id").asText();
            double claimed = frontToBack.get(k).get("bumperGapMeters").asDouble();
            expect(Math.abs(gap - claimed) < ROUNDING, id + " claims a gap of " + claimed + " and has " + gap);
        }
    }

    private void overlaps(List<JsonNode> vehicles) {
        for (int a = 0; a < vehicles.size(); a++) {
            for (int b = a + 1; b < vehicles.size(); b++) {
                boolean near = vehicles.get(a).get("xMeters").asDouble()
                                - vehicles.get(b).get("xMeters").asDouble()
                        < 10;
                if (near && body(vehicles.get(a)).overlaps(body(vehicles.get(b)))) {
                    expect(
                            false,
                            vehicles.get(a).get("id") + " overlaps "
                                    + vehicles.get(b).get("id"));
                }
            }
        }
    }

    private void displacements(JsonNode n, Map<String, double[]> now) {
        int recycledNow = 0;
        for (JsonNode v : n.get("vehicles")) {
            String id = v.get("id").asText();
            double[] from = before.get(id);
            double[] to = now.get(id);
            boolean recycled = to[0] - from[0] < -ROAD_METERS / 2;
            expect(recycled == v.get("recycled").asBoolean(), id + " is flagged as recycled wrongly");
            if (recycled) {
                recycledNow++;
                recycle(id, from, to, now);
                continue;
            }
            double across = Math.abs(to[1] - from[1]);
            double moved = Math.hypot(to[0] - from[0], across);
            largestStep = Math.max(largestStep, moved);
            largestLateralStep = Math.max(largestLateralStep, across);
            boolean legal = moved <= LIMIT_METERS + ROUNDING
                    && across <= LATERAL_LIMIT_METERS + ROUNDING
                    && to[0] >= from[0] - ROUNDING;
            displacementsOverLimit += legal ? 0 : 1;
            expect(legal, id + " moved " + moved + " m, " + across + " m of it across");
        }
        expect(recycledNow <= 1, recycledNow + " vehicles recycled at once");
    }

    private void recycle(String id, double[] from, double[] to, Map<String, double[]> now) {
        recycles++;
        double overshoot = to[0] + ROAD_METERS - from[0];
        expect(overshoot >= 0 && overshoot <= LIMIT_METERS, id + " recycled over " + overshoot + " m");
        for (Map.Entry<String, double[]> other : now.entrySet()) {
            boolean free = other.getKey().equals(id) || other.getValue()[0] - to[0] >= ENTRANCE_METERS - ROUNDING;
            expect(free, id + " recycled onto " + other.getKey());
        }
    }

    /** An avoidance is a stay beside the centre line; it counts when it begins. */
    private void countAvoidances(Cycle cycle, Map<String, double[]> now) {
        for (Map.Entry<String, double[]> v : now.entrySet()) {
            boolean leaves = before.get(v.getKey())[1] == 0 && v.getValue()[1] != 0;
            cycle.left += leaves && v.getValue()[1] > 0 ? 1 : 0;
            cycle.right += leaves && v.getValue()[1] < 0 ? 1 : 0;
        }
    }

    private void persons(JsonNode n, Cycle cycle) {
        for (JsonNode p : n.get("pedestrians")) {
            if (!p.get("active").asBoolean()) {
                continue;
            }
            for (JsonNode v : n.get("vehicles")) {
                double clear = body(v).distanceTo(
                                        p.get("xMeters").asDouble(),
                                        p.get("yMeters").asDouble())
                        - PERSON_RADIUS_METERS;
                cycle.clearance = Math.min(cycle.clearance, clear);
                expect(clear > 0, v.get("id") + " touches " + p.get("id"));
            }
        }
    }

    private void event(JsonNode n) {
        long sequence = n.get("sequence").asLong();
        expect(sequence == lastSequence + 1, "event " + sequence + " after " + lastSequence);
        lastSequence = sequence;
        expect(n.get("step").asLong() == lastStep, "an event of step " + n.get("step"));
        // The last step of a cycle is already the first of the next; what ends with a cycle is counted there.
        boolean boundary = last.get("cycleSeconds").asDouble() == 0 && cycles.size() > 1;
        Cycle cycle = cycles.get(cycles.size() - (boundary ? 2 : 1));
        switch (n.get("kind").asText()) {
            case "IMPACT" -> cycle.impacts++;
            case "REPAIR" -> cycle.repairs++;
            case "AVOIDANCE_STARTED" -> cycle.startedEvents++;
            case "AVOIDANCE_COMPLETED" -> cycle.completedEvents++;
            default -> expect(!n.get("kind").asText().equals("PEDESTRIAN_CONTACT"), "a person was touched");
        }
    }
}
