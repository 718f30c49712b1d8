package dev.wheelhouse.sim.scenario;

import dev.wheelhouse.sim.avoidance.AvoidanceCurve;
import dev.wheelhouse.sim.avoidance.AvoidanceCurve.Knot;
import dev.wheelhouse.sim.crossing.BatchCadence;
import dev.wheelhouse.sim.crossing.PhaseSchedule;
import dev.wheelhouse.sim.damage.DamageModel;
import dev.wheelhouse.sim.fleet.PairSpacing;
import dev.wheelhouse.sim.id.GateSource;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.road.CenterLine;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/** Reads a scenario: every problem at once, each with its place and what is allowed. */
public final class ScenarioReader {
    private static final int MOST_PAIRS = 50;
    private static final double MOST_CURVE_SECONDS = 60;
    private static final double LENGTH_ROUNDING = 1e-6;
    /** What the pedestrians of the crossing and of the batches are called. */
    private static final String TAKEN_NAMES = "C[12]|S\\d+-\\d+";

    private static final double INF = Double.POSITIVE_INFINITY;
    private final Fields f;

    private ScenarioReader(Fields fields) {
        this.f = fields;
    }

    /**
     * @param file the name to report
     * @param overrides pairs of path and value, as {@code --set} gives them
     * @throws ScenarioException with every problem found
     */
    public static Scenario read(String file, byte[] bytes, Map<String, String> overrides) throws ScenarioException {
        return read(file, bytes, overrides, s -> List.of());
    }

    /**
     * @param further finds what only later rooms can, such as expressions that mean nothing
     * @throws ScenarioException with every problem found
     */
    public static Scenario read(
            String file, byte[] bytes, Map<String, String> overrides, Function<Scenario, List<Problem>> further)
            throws ScenarioException {
        List<Problem> problems = new ArrayList<>();
        Node root;
        try {
            root = Node.parse(file, new ByteArrayInputStream(bytes), problems);
        } catch (IOException e) {
            problems.add(new Problem(file, 1, 1, "", "cannot be read: " + e.getMessage(), ""));
            throw new ScenarioException(problems);
        }
        if (!problems.isEmpty()) {
            throw new ScenarioException(problems);
        }
        Fields fields = new Fields(file, problems, new TreeMap<>(overrides));
        CRC32C crc = new CRC32C();
        crc.update(bytes);
        for (Map.Entry<String, String> e : new TreeMap<>(overrides).entrySet()) {
            crc.update((e.getKey() + "=" + e.getValue() + "\n").getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
        Scenario scenario =
                new ScenarioReader(fields).scenario(root, String.format(java.util.Locale.ROOT, "%08x", crc.getValue()));
        fields.reportUnusedOverrides();
        for (Problem p : further.apply(scenario)) {
            problems.add(new Problem(file, p.line(), p.column(), p.path(), p.message(), p.allowed()));
        }
        if (!problems.isEmpty()) {
            throw new ScenarioException(problems);
        }
        return scenario;
    }

    /** Reads an empty scenario through fields that note what is asked of them. */
    static void describe(Fields recorder, Node root) {
        new ScenarioReader(recorder).scenario(root, "");
    }

    private Scenario scenario(Node n, String digest) {
        f.only(
                n,
                "$schema",
                "name",
                "purpose",
                "stepsPerSecond",
                "durationSeconds",
                "road",
                "fleet",
                "driving",
                "cycle",
                "crossing",
                "surprise",
                "persons",
                "barriers",
                "signals",
                "physical",
                "risk",
                "avoidance",
                "damage",
                "impact",
                "continuity",
                "measures",
                "faults",
                "authority",
                "script",
                "checks");
        f.text(n, "$schema", "");
        int sps = (int) f.whole(n, "stepsPerSecond", 1, 1000, 10);
        long durationSteps = Math.round(f.number(n, "durationSeconds", 0.1, 1e6, 100) * sps);
        Scenario.Road road = road(f.object(n, "road"));
        Scenario.Driving driving = driving(f.object(n, "driving"));
        PhaseSchedule cycle = cycle(f.optional(n, "cycle"), sps);
        Scenario.Fleet fleet = fleet(f.object(n, "fleet"), road);
        Scenario.Authority authority = new AuthorityReader(f).read(f.object(n, "authority"), fleet, sps);
        return new Scenario(
                f.text(n, "name", null),
                f.text(n, "purpose", ""),
                digest,
                sps,
                durationSteps,
                road,
                fleet,
                driving,
                cycle,
                crossing(f.optional(n, "crossing")),
                surprise(f.optional(n, "surprise"), sps, cycle, durationSteps),
                persons(n, road, sps),
                barriers(n),
                signals(n, road, sps),
                physical(f.object(n, "physical"), road),
                risk(f.object(n, "risk"), sps),
                avoidance(f.object(n, "avoidance"), sps),
                damage(f.object(n, "damage")),
                impact(f.optional(n, "impact")),
                continuity(f.object(n, "continuity")),
                measures(f.object(n, "measures")),
                faults(n, fleet, sps),
                authority,
                new ScriptReader(f, fleet, authority, sps, durationSteps).read(n, authority.strictRules()),
                f.texts(n, "checks"));
    }

    private Scenario.Road road(Node n) {
        f.only(n, "segments", "speedLimitMps", "laneWidthMeters", "drivableHalfWidthMeters");
        List<Scenario.Segment> segments = new ArrayList<>();
        Set<String> seen = new TreeSet<>();
        for (Node s : f.list(n, "segments", true)) {
            f.only(s, "id", "lengthMeters", "curvaturePerMeter");
            String id = f.text(s, "id", null);
            f.once(seen, s, "segment", id);
            segments.add(new Scenario.Segment(
                    id,
                    f.number(s, "lengthMeters", 0.1, 1e7, Double.NaN),
                    f.number(s, "curvaturePerMeter", -0.1, 0.1, 0)));
        }
        if (segments.isEmpty()) {
            segments.add(new Scenario.Segment("none", 1, 0));
        }
        return new Scenario.Road(
                List.copyOf(segments),
                new CenterLine(
                        segments.stream()
                                .mapToDouble(Scenario.Segment::lengthMeters)
                                .toArray(),
                        segments.stream()
                                .mapToDouble(Scenario.Segment::curvaturePerMeter)
                                .toArray()),
                f.number(n, "speedLimitMps", 0.1, 100, Double.NaN),
                f.number(n, "laneWidthMeters", 1, 10, 3.5),
                f.number(n, "drivableHalfWidthMeters", 1, 100, 6));
    }

    private Scenario.Driving driving(Node n) {
        f.only(
                n,
                "targetSpeedMps",
                "accelerationMps2",
                "brakingMps2",
                "emergencyBrakingMps2",
                "reactionTimeSeconds",
                "stoppingMarginMeters",
                "jerkLimitMps3",
                "queuedBelowMps",
                "standstillSpeedMps",
                "recoveredFraction");
        return new Scenario.Driving(
                f.number(n, "targetSpeedMps", 0, 100, Double.NaN),
                f.number(n, "accelerationMps2", 0.01, 20, Double.NaN),
                f.number(n, "brakingMps2", 0.01, 20, Double.NaN),
                f.number(n, "emergencyBrakingMps2", 0.01, 30, 8),
                f.number(n, "reactionTimeSeconds", 0, 10, Double.NaN),
                f.number(n, "stoppingMarginMeters", 0, 50, Double.NaN),
                f.number(n, "jerkLimitMps3", 0.1, 1000, INF),
                f.number(n, "queuedBelowMps", 0, 10, 1),
                f.number(n, "standstillSpeedMps", 0, 1, 0.005),
                f.number(n, "recoveredFraction", 0, 1, 0.75));
    }

    private Scenario.Fleet fleet(Node n, Scenario.Road road) {
        f.only(
                n,
                "leaderAlpha",
                "spacingMeters",
                "minimumGapMeters",
                "initialSpeedMps",
                "disabledLeaderIsEmergency",
                "types",
                "vehicles");
        Map<String, Scenario.Envelope> types = new TreeMap<>();
        Map<String, int[]> seats = new TreeMap<>();
        Set<String> seenTypes = new TreeSet<>();
        for (Node t : f.list(n, "types", true)) {
            f.only(
                    t,
                    "id",
                    "lengthMeters",
                    "widthMeters",
                    "frontExtentMeters",
                    "rearExtentMeters",
                    "seats",
                    "drivingSeat");
            String id = f.text(t, "id", null);
            f.once(seenTypes, t, "type", id);
            types.put(id, envelope(t));
            int count = (int) f.whole(t, "seats", 1, 100, 4);
            seats.put(id, new int[] {count, (int) f.whole(t, "drivingSeat", -1, count - 1, 0)});
        }
        double spacing = f.number(n, "spacingMeters", 0.1, 1000, Double.NaN);
        double next = f.number(n, "leaderAlpha", 0, 1, Double.NaN) * road.lengthMeters();
        List<Scenario.Vehicle> vehicles = new ArrayList<>();
        Set<String> seen = new TreeSet<>();
        List<Node> rows = f.list(n, "vehicles", true);
        for (Node v : rows) {
            f.only(v, "id", "type", "routeMeters");
            String id = f.text(v, "id", null);
            f.once(seen, v, "vehicle", id);
            String type = f.text(v, "type", "car");
            Scenario.Envelope envelope = types.get(type);
            if (envelope == null) {
                f.problem(v, "unknown vehicle type " + type, String.join(", ", types.keySet()));
                envelope = new Scenario.Envelope(4.8, 1.9, 2.4, 2.4);
            }
            vehicles.add(new Scenario.Vehicle(
                    new VehicleId(id),
                    type,
                    envelope,
                    f.number(v, "routeMeters", 0, road.lengthMeters(), next),
                    seats.getOrDefault(type, new int[] {4, 0})[0],
                    seats.getOrDefault(type, new int[] {4, 0})[1]));
            next -= spacing;
        }
        double gap = f.number(n, "minimumGapMeters", 0, 100, Double.NaN);
        checkPairs(rows, vehicles, gap);
        return new Scenario.Fleet(
                List.copyOf(vehicles),
                spacing,
                gap,
                f.number(n, "initialSpeedMps", 0, road.speedLimitMps(), 0),
                f.flag(n, "disabledLeaderIsEmergency", true));
    }

    private Scenario.Envelope envelope(Node t) {
        double length = f.number(t, "lengthMeters", 0.5, 40, Double.NaN);
        double width = f.number(t, "widthMeters", 0.3, 5, Double.NaN);
        double front = f.number(t, "frontExtentMeters", 0.1, 40, length / 2);
        double rear = f.number(t, "rearExtentMeters", 0.1, 40, Math.max(0.1, length - front));
        if (Math.abs(front + rear - length) > LENGTH_ROUNDING) {
            f.problem(t, "front and rear extent make " + (front + rear) + " m", "the length, " + length + " m");
        }
        return new Scenario.Envelope(length, width, front, rear);
    }

    private void checkPairs(List<Node> rows, List<Scenario.Vehicle> vehicles, double gap) {
        double[] centers =
                vehicles.stream().mapToDouble(Scenario.Vehicle::routeMeters).toArray();
        double[] fronts =
                vehicles.stream().mapToDouble(v -> v.envelope().front()).toArray();
        double[] rears = vehicles.stream().mapToDouble(v -> v.envelope().rear()).toArray();
        for (PairSpacing.Violation v : PairSpacing.violations(centers, fronts, rears, gap, MOST_PAIRS)) {
            f.problem(
                    rows.get(v.rearIndex()),
                    vehicles.get(v.rearIndex()).id() + " and "
                            + vehicles.get(v.frontIndex()).id() + " are " + v.distanceMeters()
                            + " m apart, centre to centre",
                    "at least " + v.requiredMeters() + " m");
        }
    }

    private @Nullable PhaseSchedule cycle(@Nullable Node n, int sps) {
        if (n == null) {
            return null;
        }
        f.only(n, "phases");
        List<PhaseSchedule.Entry> entries = new ArrayList<>();
        for (Node p : f.list(n, "phases", true)) {
            f.only(p, "phase", "seconds");
            entries.add(new PhaseSchedule.Entry(f.choice(p, "phase", Phase.class, Phase.CRUISE), (int)
                    Math.round(f.number(p, "seconds", 0.1, 1e5, Double.NaN) * sps)));
        }
        long total = entries.stream().mapToLong(PhaseSchedule.Entry::steps).sum();
        if (total < 1 || total > Integer.MAX_VALUE) {
            f.problem(n, "the phases last " + total + " steps together", "1 to " + Integer.MAX_VALUE);
            return null;
        }
        return new PhaseSchedule(entries);
    }

    private Scenario.@Nullable Crossing crossing(@Nullable Node n) {
        if (n == null) {
            return null;
        }
        f.only(n, "alpha", "walkMeters", "walkSeconds", "waitMeters", "spacingMeters", "radiusMeters");
        return new Scenario.Crossing(
                f.number(n, "alpha", 0, 1, Double.NaN),
                f.number(n, "walkMeters", 0.1, 100, Double.NaN),
                f.number(n, "walkSeconds", 0.1, 1000, Double.NaN),
                f.number(n, "waitMeters", 0, 100, 6.5),
                f.number(n, "spacingMeters", 0, 20, 1.2),
                f.number(n, "radiusMeters", 0.05, 2, 0.35));
    }

    private Scenario.@Nullable Surprise surprise(
            @Nullable Node n, int sps, @Nullable PhaseSchedule cycle, long durationSteps) {
        if (n == null) {
            return null;
        }
        f.only(
                n,
                "alpha",
                "batchSize",
                "intervalMinSeconds",
                "intervalMaxSeconds",
                "intervalFraction",
                "walkMeters",
                "walkSeconds",
                "waitMeters",
                "spacingMeters",
                "delaySeconds",
                "radiusMeters");
        double min = f.number(n, "intervalMinSeconds", 0.1, 1000, Double.NaN);
        double max = f.number(n, "intervalMaxSeconds", min, 1000, Double.NaN);
        double fraction = f.number(n, "intervalFraction", 0, 1, 0.8);
        int first = cycle == null ? 0 : Math.max(0, cycle.startStepOf(Phase.SECONDARY_EVENT));
        long end = cycle == null ? durationSteps : (long) first + secondarySteps(cycle);
        if (min * sps < 0.5) {
            f.problem(n, "intervalMinSeconds is " + min + ", less than a step", "at least " + 1.0 / sps);
            min = 1;
            max = 1;
        }
        return new Scenario.Surprise(
                f.number(n, "alpha", 0, 1, Double.NaN),
                (int) f.whole(n, "batchSize", 1, 10000, 2),
                BatchCadence.ofField(1, first, (int) Math.min(end, Integer.MAX_VALUE), min, max, fraction, sps),
                f.number(n, "walkMeters", 0.1, 100, Double.NaN),
                f.number(n, "walkSeconds", 0.1, 1000, Double.NaN),
                f.number(n, "waitMeters", 0, 100, 6.5),
                f.number(n, "spacingMeters", 0, 100, 1.2),
                f.number(n, "delaySeconds", 0, 100, 0.25),
                f.number(n, "radiusMeters", 0.05, 2, 0.35));
    }

    private static int secondarySteps(PhaseSchedule cycle) {
        int steps = 0;
        for (PhaseSchedule.Entry e : cycle.entries()) {
            steps += e.phase() == Phase.SECONDARY_EVENT ? e.steps() : 0;
        }
        return steps;
    }

    private List<Scenario.Person> persons(Node root, Scenario.Road road, int sps) {
        List<Scenario.Person> persons = new ArrayList<>();
        Set<String> seen = new TreeSet<>();
        for (Node p : f.list(root, "persons", false)) {
            f.only(p, "id", "routeMeters", "lateralMeters", "radiusMeters", "fromSeconds", "untilSeconds");
            String id = f.text(p, "id", null);
            f.once(seen, p, "person", id);
            if (id.matches(TAKEN_NAMES)) {
                f.problem(p, "person " + id + " has the name of a pedestrian", "not C1, C2, S1-1 and the like");
            }
            double from = f.number(p, "fromSeconds", 0, 1e6, 0);
            persons.add(new Scenario.Person(
                    id,
                    f.number(p, "routeMeters", 0, road.lengthMeters(), Double.NaN),
                    f.number(p, "lateralMeters", -50, 50, 0),
                    f.number(p, "radiusMeters", 0.05, 2, 0.35),
                    Math.round(from * sps),
                    Math.round(f.number(p, "untilSeconds", from, 1e6, 1e6) * sps)));
        }
        return List.copyOf(persons);
    }

    private List<Scenario.Barrier> barriers(Node root) {
        List<Scenario.Barrier> barriers = new ArrayList<>();
        Set<String> seen = new TreeSet<>();
        for (Node b : f.list(root, "barriers", false)) {
            f.only(b, "id", "fromMeters", "toMeters", "fromLateralMeters", "toLateralMeters");
            String id = f.text(b, "id", null);
            f.once(seen, b, "barrier", id);
            double from = f.number(b, "fromMeters", 0, 1e6, Double.NaN);
            double right = f.number(b, "fromLateralMeters", -50, 50, Double.NaN);
            barriers.add(new Scenario.Barrier(
                    id,
                    from,
                    f.number(b, "toMeters", from, 1e6, Double.NaN),
                    right,
                    f.number(b, "toLateralMeters", right, 50, Double.NaN)));
        }
        return List.copyOf(barriers);
    }

    private List<Scenario.Signal> signals(Node root, Scenario.Road road, int sps) {
        List<Scenario.Signal> signals = new ArrayList<>();
        Set<String> seen = new TreeSet<>();
        for (Node n : f.list(root, "signals", false)) {
            f.only(n, "id", "source", "routeMeters", "periodSeconds", "closed");
            GateSource source = f.choice(n, "source", GateSource.class, GateSource.SIGNAL);
            if (source != GateSource.SIGNAL && source != GateSource.JUNCTION) {
                f.problem(n, "source is " + source, "SIGNAL or JUNCTION");
            }
            List<Scenario.Signal.Closed> closed = new ArrayList<>();
            for (Node c : f.list(n, "closed", true)) {
                f.only(c, "fromSeconds", "untilSeconds");
                double from = f.number(c, "fromSeconds", 0, 1e6, Double.NaN);
                closed.add(new Scenario.Signal.Closed(
                        Math.round(from * sps), Math.round(f.number(c, "untilSeconds", from, 1e6, Double.NaN) * sps)));
            }
            String id = f.text(n, "id", null);
            f.once(seen, n, "signal", id);
            signals.add(new Scenario.Signal(
                    id,
                    source,
                    f.number(n, "routeMeters", 0, road.lengthMeters(), Double.NaN),
                    Math.round(f.number(n, "periodSeconds", 0, 1e6, 0) * sps),
                    List.copyOf(closed)));
        }
        return List.copyOf(signals);
    }

    private Scenario.Physical physical(Node n, Scenario.Road road) {
        f.only(
                n,
                "surfaces",
                "gripBrakingMps2",
                "contactDecaySeconds",
                "pitchRadiansPerMps2",
                "rollRadiansPerMps",
                "lostGripBelow");
        List<Scenario.Surface> surfaces = new ArrayList<>();
        for (Node s : f.list(n, "surfaces", false)) {
            f.only(s, "id", "fromMeters", "toMeters", "grip", "contact", "heightMeters");
            double from = f.number(s, "fromMeters", 0, road.lengthMeters(), Double.NaN);
            surfaces.add(new Scenario.Surface(
                    f.text(s, "id", null),
                    from,
                    f.number(s, "toMeters", from, road.lengthMeters(), Double.NaN),
                    f.number(s, "grip", 0, 1.5, 1),
                    f.flag(s, "contact", true),
                    f.number(s, "heightMeters", -1, 1, 0)));
        }
        return new Scenario.Physical(
                List.copyOf(surfaces),
                f.number(n, "gripBrakingMps2", 0.1, 30, 9.81),
                f.number(n, "contactDecaySeconds", 0.01, 10, 0.5),
                f.number(n, "pitchRadiansPerMps2", 0, 0.1, 0.005),
                f.number(n, "rollRadiansPerMps", 0, 0.1, 0.004),
                f.number(n, "lostGripBelow", 0, 1.5, 0.5));
    }

    private Scenario.Risk risk(Node n, int sps) {
        f.only(
                n,
                "horizonSeconds",
                "lateralMarginMeters",
                "longitudinalMarginMeters",
                "ttcTieSeconds",
                "sideTieMeters",
                "reachToleranceMeters",
                "gateHoldSeconds");
        return new Scenario.Risk(
                f.number(n, "horizonSeconds", 0, 60, 4),
                f.number(n, "lateralMarginMeters", 0, 10, 0.5),
                f.number(n, "longitudinalMarginMeters", 0, 50, 1),
                f.number(n, "ttcTieSeconds", 0, 5, 0.05),
                f.number(n, "sideTieMeters", 0, 5, 0.001),
                f.number(n, "reachToleranceMeters", 0, 1, 1e-9),
                (int) Math.round(f.number(n, "gateHoldSeconds", 0, 60, 0.5) * sps));
    }

    private Scenario.Avoidance avoidance(Node n, int sps) {
        f.only(n, "fullOffsetMeters", "offsetKnots", "yawDegreeKnots");
        AvoidanceCurve curve = new AvoidanceCurve(
                f.number(n, "fullOffsetMeters", 0, 20, 3.2),
                knots(n, "offsetKnots", 1, new double[][] {{0, 0}, {1, 1}, {2.2, 1}, {4, 0}}),
                knots(n, "yawDegreeKnots", 90, new double[][] {{0, 0}, {0.5, 36}, {1, 0}, {2.2, 0}, {3.1, -30}, {4, 0}
                }));
        return new Scenario.Avoidance(curve, (int) Math.round(curve.durationSeconds() * sps));
    }

    /** Knots of a curve that begins and ends in the lane, straight; at least two where there are any. */
    private List<Knot> knots(Node n, String name, double most, double[][] otherwise) {
        List<Node> pairs = f.list(n, name, false);
        List<Knot> knots = new ArrayList<>();
        for (Node pair : pairs) {
            double[] both = f.pair(pair);
            if (both != null && isKnot(pair, both, most, knots)) {
                knots.add(new Knot(both[0], both[1]));
            }
        }
        int last = knots.size() - 1;
        if (knots.size() == pairs.size() && last >= 0) {
            boolean whole = last > 0
                    && knots.get(0).seconds() == 0
                    && knots.get(0).value() == 0
                    && knots.get(last).value() == 0;
            if (!whole) {
                f.problem(
                        pairs.get(last),
                        name + " is no whole curve",
                        "two knots or more, from [0, 0] to a last value of 0");
            }
        }
        if (knots.size() < 2) {
            knots.clear();
            for (double[] k : otherwise) {
                knots.add(new Knot(k[0], k[1]));
            }
        }
        return knots;
    }

    private boolean isKnot(Node pair, double[] both, double most, List<Knot> before) {
        if (!(both[0] >= 0 && both[0] <= MOST_CURVE_SECONDS && Math.abs(both[1]) <= most)) {
            f.problem(
                    pair,
                    "the knot is [" + both[0] + ", " + both[1] + "]",
                    "0 to " + MOST_CURVE_SECONDS + " s and " + -most + " to " + most);
            return false;
        }
        if (!before.isEmpty() && both[0] <= before.get(before.size() - 1).seconds()) {
            f.problem(
                    pair,
                    "knots must rise in time",
                    "more than " + before.get(before.size() - 1).seconds());
            return false;
        }
        return true;
    }

    private DamageModel damage(Node n) {
        f.only(n, "thresholdNs", "nsPerPoint", "damagedFrom", "disabledFrom", "capabilityDivisor", "capabilityFloor");
        double damagedFrom = f.number(n, "damagedFrom", 0, 1e6, 25);
        return new DamageModel(
                f.number(n, "thresholdNs", 0, 1e9, 1000),
                f.number(n, "nsPerPoint", 1e-3, 1e9, 100),
                damagedFrom,
                f.number(n, "disabledFrom", damagedFrom, 1e6, Math.max(100, damagedFrom)),
                f.number(n, "capabilityDivisor", 1e-3, 1e6, 200),
                f.number(n, "capabilityFloor", 0, 1, 0.35));
    }

    private Scenario.@Nullable Impact impact(@Nullable Node n) {
        if (n == null) {
            return null;
        }
        f.only(n, "afterAvoidance", "impulseNs");
        return new Scenario.Impact(
                (int) f.whole(n, "afterAvoidance", 1, 1000, 6), f.number(n, "impulseNs", 0, 1e9, 5000));
    }

    private Scenario.Continuity continuity(Node n) {
        f.only(n, "toleranceMeters");
        return new Scenario.Continuity(f.number(n, "toleranceMeters", 0, 1, 0.01));
    }

    private Scenario.Measures measures(Node n) {
        f.only(n, "ttcSeconds", "dracMps2", "petSeconds");
        return new Scenario.Measures(
                f.number(n, "ttcSeconds", 0, 60, 3),
                f.number(n, "dracMps2", 0, 100, 3),
                f.number(n, "petSeconds", 0, 60, 2));
    }

    private List<Scenario.Fault> faults(Node root, Scenario.Fleet fleet, int sps) {
        List<Scenario.Fault> faults = new ArrayList<>();
        for (Node n : f.list(root, "faults", false)) {
            f.only(n, "atSeconds", "kind", "vehicle", "amount");
            String id = f.text(n, "vehicle", null);
            int slot = -1;
            for (int i = 0; i < fleet.vehicles().size(); i++) {
                slot = fleet.vehicles().get(i).id().value().equals(id) ? i : slot;
            }
            if (slot < 0) {
                f.problem(n, "unknown vehicle " + id, "a vehicle of the fleet");
            }
            faults.add(new Scenario.Fault(
                    Math.round(f.number(n, "atSeconds", 0, 1e6, Double.NaN) * sps),
                    f.choice(n, "kind", Scenario.Fault.Kind.class, Scenario.Fault.Kind.DISABLE),
                    slot,
                    f.number(n, "amount", -1e9, 1e9, 0)));
        }
        return List.copyOf(faults);
    }
}
