package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.GateSource;
import dev.wheelhouse.sim.id.PedestrianKind;
import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.risk.Assessment;
import dev.wheelhouse.sim.risk.CandidateSelection;
import dev.wheelhouse.sim.risk.ConflictWindow;
import dev.wheelhouse.sim.risk.Corridor;
import dev.wheelhouse.sim.risk.ResponseRule;
import dev.wheelhouse.sim.risk.RiskInputs;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.Avoidance;
import dev.wheelhouse.sim.state.Considered;
import dev.wheelhouse.sim.state.Decision;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the previous step; writes the decision, what was considered for it, and the start of an avoidance. */
final class HazardStage {
    private static final double ROUNDING_SECONDS = 1e-9;
    private static final double ROUNDING_METERS = 1e-9;
    private final Scenario s;
    private final Roster roster;
    private final AuthorityStage authority;
    private final CorridorScan corridors;
    private final HeldHazards held;
    private final Pairs pairs = new Pairs();

    HazardStage(Scenario scenario, Roster roster, AuthorityStage authority) {
        this.s = scenario;
        this.roster = roster;
        this.authority = authority;
        this.corridors = new CorridorScan(scenario, roster);
        this.held = new HeldHazards(scenario, roster);
    }

    /** Every vehicle that can drive against every active surprise or standing pedestrian (M-41 to M-45). */
    void decideResponse(Draft d) {
        pairs.clear();
        List<Pedestrian> people = d.previous.pedestrians();
        for (int k = 0; k < people.size(); k++) {
            Pedestrian p = people.get(k);
            if (p.kind() != PedestrianKind.PLANNED && p.isActive(d.previous.step())) {
                testVehiclesNear(d, p, k);
            }
        }
        d.candidates = pairs.size();
        Decision chosen = pairs.size() == 0 ? null : earliest(d);
        d.considered = pairs.size() == 0 ? List.of() : nearest(d);
        d.decision = chosen != null ? chosen : keptDecisionAtRest(d);
    }

    /** Those behind the pedestrian within what the fastest covers in the horizon; before the seam also across it. */
    private void testVehiclesNear(Draft d, Pedestrian p, int person) {
        double reach = s.road().speedLimitMps() * s.risk().horizon()
                + s.risk().longitudinalMargin()
                + roster.longestFront
                + s.road().laneWidthMeters();
        testBetween(d, p, person, p.x() - reach, p.x() + s.risk().longitudinalMargin());
        if (p.x() < reach) {
            double x = p.x() + roster.roadLength;
            double tested = p.x() + s.risk().longitudinalMargin() + ROUNDING_METERS;
            testBetween(d, p, person, Math.max(tested, x - reach), x + s.risk().longitudinalMargin());
        }
    }

    private void testBetween(Draft d, Pedestrian p, int person, double from, double to) {
        FleetState f = d.previous.fleet();
        double y = p.yMeters(d.previous.step());
        double vy = p.vyMps(d.previous.step());
        for (int k = Roster.firstAtOrBehind(f, to); k < f.size(); k++) {
            int slot = f.slotAt(k);
            if (f.routeMeters(slot) < from) {
                return;
            }
            double v = f.speedMps(slot);
            if (!(v > 0) || roster.isDisabled(f, slot) || isAvoidingBatchOf(d, slot, p)) {
                continue;
            }
            double ahead = roster.ahead(f, slot, p.x());
            double margin = s.risk().longitudinalMargin();
            if (ahead < -margin || ahead > v * s.risk().horizon() + margin) {
                continue;
            }
            double half = roster.halfWidth(slot) + p.radius() + s.risk().lateralMargin();
            double offset = f.lateralMeters(slot);
            double ttc = ConflictWindow.startSeconds(
                    ahead,
                    v,
                    y,
                    vy,
                    length(slot),
                    margin,
                    Math.min(0, offset) - half,
                    Math.max(0, offset) + half,
                    s.risk().horizon());
            pairs.add(slot, person, ahead, ttc);
        }
    }

    private double length(int slot) {
        return s.fleet().vehicles().get(slot).envelope().length();
    }

    /** The deciding conflict: only those within the tie of the earliest can be chosen, so only they are assessed (M-45). */
    private @Nullable Decision earliest(Draft d) {
        double earliest = Double.POSITIVE_INFINITY;
        for (int k = 0; k < pairs.size(); k++) {
            earliest = pairs.ttc(k) < earliest ? pairs.ttc(k) : earliest;
        }
        if (Double.isInfinite(earliest)) {
            return null;
        }
        double latest = earliest + s.risk().ttcTie() + ROUNDING_SECONDS;
        List<Decision> found = new ArrayList<>();
        List<CandidateSelection.Candidate> candidates = new ArrayList<>();
        for (int k = 0; k < pairs.size(); k++) {
            if (pairs.ttc(k) <= latest) {
                Decision option = decide(d, pairs.slot(k), person(d, k), pairs.ahead(k));
                if (option != null) {
                    found.add(option);
                    candidates.add(new CandidateSelection.Candidate(
                            roster.rank(option.slot()), pairs.ttc(k), option.response(), pairs.ahead(k)));
                }
            }
        }
        int chosen = CandidateSelection.select(candidates, s.risk().ttcTie());
        return chosen < 0 ? null : found.get(chosen);
    }

    private Pedestrian person(Draft d, int pair) {
        return d.previous.pedestrians().get(pairs.person(pair));
    }

    private @Nullable Decision decide(Draft d, int slot, Pedestrian p, double ahead) {
        FleetState f = d.previous.fleet();
        Corridor taken = corridors.taken(d.previous, p.batch());
        Corridor left = taken != null ? taken : corridors.scan(f, slot, Side.LEFT);
        Corridor right = taken != null ? taken : corridors.scan(f, slot, Side.RIGHT);
        RiskInputs in = inputs(d, slot, p, ahead, left.isFree(), right.isFree());
        Assessment a = ResponseRule.assess(in, s.risk().sideTie(), taken != null);
        Response response = a.response();
        return response == null ? null : new Decision(slot, p, held.keptResponse(d, slot, p, response), a, left, right);
    }

    private RiskInputs inputs(Draft d, int slot, Pedestrian p, double ahead, boolean leftFree, boolean rightFree) {
        FleetState f = d.previous.fleet();
        long now = d.previous.step();
        double offset = f.lateralMeters(slot);
        return new RiskInputs(
                ahead,
                f.speedMps(slot),
                p.yMeters(now),
                p.vyMps(now),
                p.isActive(now),
                length(slot),
                s.risk().longitudinalMargin(),
                roster.halfWidth(slot),
                p.radius(),
                s.risk().lateralMargin(),
                s.risk().horizon(),
                s.driving().reactionTime(),
                s.driving().braking(),
                s.driving().stoppingMargin(),
                s.avoidance().curve().secondsToFullOffset(),
                s.avoidance().curve().fullOffsetMeters(),
                leftFree,
                rightFree,
                offset < 0 ? offset : 0, // −0.0 of an avoidance's first step is 0, as a snapshot keeps it
                offset > 0 ? offset : 0);
    }

    /** The nearest 64 of the pairs, with the inputs that explain each (M-49). */
    private List<Considered> nearest(Draft d) {
        int[] kept = pairs.nearest(roster);
        List<Considered> list = new ArrayList<>(kept.length);
        FleetState f = d.previous.fleet();
        for (int pair : kept) {
            Pedestrian p = person(d, pair);
            int slot = pairs.slot(pair);
            Corridor taken = corridors.taken(d.previous, p.batch());
            boolean left = taken == null && corridors.scan(f, slot, Side.LEFT).isFree();
            boolean right = taken == null && corridors.scan(f, slot, Side.RIGHT).isFree();
            RiskInputs in = inputs(d, slot, p, pairs.ahead(pair), left, right);
            list.add(new Considered(slot, p, in, taken != null, s.risk().sideTie()));
        }
        return List.copyOf(list);
    }

    private @Nullable Decision keptDecisionAtRest(Draft d) {
        List<Gate> gates = d.previous.gates();
        Gate nearest = null;
        Pedestrian person = null;
        for (int k = 0; k < gates.size(); k++) {
            Gate g = gates.get(k);
            Pedestrian p = g.source() == GateSource.HAZARD ? held.find(d, g.subject()) : null;
            boolean kept = p != null && held.isHeldAtRest(d, g, p) && p.vyMps(d.previous.step()) == 0;
            if (kept && (nearest == null || isNearer(d.previous.fleet(), g, nearest))) {
                nearest = g;
                person = p;
            }
        }
        return nearest == null || person == null ? null : keptBrake(d, nearest.slot(), person);
    }

    /** Of several that wait the one that decides is always the same: smaller clearance, then lower identity (ruling A17). */
    private boolean isNearer(FleetState f, Gate a, Gate b) {
        double aheadOfA = roster.ahead(f, a.slot(), a.routeMeters());
        double aheadOfB = roster.ahead(f, b.slot(), b.routeMeters());
        return aheadOfA != aheadOfB ? aheadOfA < aheadOfB : roster.rank(a.slot()) < roster.rank(b.slot());
    }

    private Decision keptBrake(Draft d, int slot, Pedestrian p) {
        FleetState f = d.previous.fleet();
        Corridor taken = corridors.taken(d.previous, p.batch());
        Corridor left = taken != null ? taken : corridors.scan(f, slot, Side.LEFT);
        Corridor right = taken != null ? taken : corridors.scan(f, slot, Side.RIGHT);
        RiskInputs in = inputs(d, slot, p, roster.ahead(f, slot, p.x()), left.isFree(), right.isFree());
        return new Decision(
                slot, p, Response.BRAKE, ResponseRule.assess(in, s.risk().sideTie(), taken != null), left, right);
    }

    /** One avoidance at a time, one a batch (ruling A9), and only while the fleet's own command acts (M-20). */
    void startAvoidance(Draft d) {
        Decision decision = d.decision;
        if (decision == null || !decision.response().avoids() || !authority.isDrivenByFleet(d, decision.slot())) {
            return;
        }
        Side side = decision.response() == Response.AVOID_LEFT ? Side.LEFT : Side.RIGHT;
        d.avoidance = new Avoidance(decision.slot(), side, decision.pedestrian().batch(), d.step);
        d.usedBatch = Math.max(d.usedBatch, decision.pedestrian().batch());
        d.cycleAvoidances++;
        d.started++;
        Scenario.Impact impact = s.impact();
        if (impact != null && !d.impactDone && d.cycleAvoidances == impact.afterAvoidance()) {
            d.impactPending = decision.slot();
        }
    }

    private static boolean isAvoidingBatchOf(Draft d, int slot, Pedestrian p) {
        Avoidance a = d.previous.avoidance();
        return a != null && a.slot() == slot && a.batch() == p.batch();
    }
}
