package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.risk.Corridor;
import dev.wheelhouse.sim.risk.Corridor.Blocker;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;
import org.jspecify.annotations.Nullable;

/**
 * Whether the room to a side is free for the time of an avoidance (M-48): the edge of the drivable surface, barriers, and other
 * vehicles' envelopes, each going on at its speed in its band for that time.
 */
final class CorridorScan {
    private final Scenario s;
    private final Roster roster;
    private final double offset;
    private final double seconds;

    CorridorScan(Scenario scenario, Roster roster) {
        this.s = scenario;
        this.roster = roster;
        this.offset = scenario.avoidance().curve().fullOffsetMeters();
        this.seconds = scenario.avoidance().curve().durationSeconds();
    }

    /** Who takes both corridors (ruling A9), or null. */
    @Nullable
    Corridor taken(CompletedStep previous, int batch) {
        if (previous.avoidance() != null) {
            return new Corridor(Blocker.AVOIDANCE, name(previous.avoidance().slot()));
        }
        return batch > 0 && previous.usedBatch() >= batch ? new Corridor(Blocker.BATCH, "batch " + batch) : null;
    }

    Corridor scan(FleetState f, int slot, Side side) {
        double inner = offset - roster.halfWidth(slot);
        double outer = offset + roster.halfWidth(slot);
        if (outer > s.road().drivableHalfWidth()) {
            return Corridor.EDGE;
        }
        double from = f.routeMeters(slot) - roster.rearExtent(slot);
        double to = f.routeMeters(slot) + roster.frontExtent(slot) + f.speedMps(slot) * seconds;
        int sign = side.sign();
        for (Scenario.Barrier b : s.barriers()) {
            boolean along = b.toMeters() >= from && b.fromMeters() <= to;
            double low = sign > 0 ? b.fromLateral() : -b.toLateral();
            double high = sign > 0 ? b.toLateral() : -b.fromLateral();
            if (along && high >= 0 && low <= outer) {
                return new Corridor(Blocker.BARRIER, b.id());
            }
        }
        int blocker = neighbourTooNear(f, slot);
        blocker = blocker < 0 ? vehicleIn(f, slot, from, to, sign, inner, outer) : blocker;
        return blocker < 0 ? Corridor.FREE : new Corridor(Blocker.VEHICLE, name(blocker));
    }

    /** A body that turns reaches further ahead and behind; that must not cost a minimum gap. */
    private int neighbourTooNear(FleetState f, int slot) {
        int n = f.size();
        int place = Roster.firstAtOrBehind(f, f.routeMeters(slot));
        while (f.slotAt(place) != slot) {
            place++;
        }
        int follower = f.slotAt((place + 1) % n);
        int leader = f.slotAt((place + n - 1) % n);
        double gap = s.fleet().minimumGapMeters();
        double ahead = roster.mostFront(slot, true) - roster.front(slot, f.yawRadians(slot), f.routeMeters(slot));
        double behind = roster.mostRear(slot, true) - roster.rear(slot, f.yawRadians(slot), f.routeMeters(slot));
        if (n > 1 && f.bumperGapMeters(slot) - ahead < gap) {
            return leader;
        }
        return n > 1 && f.bumperGapMeters(follower) - behind < gap ? follower : -1;
    }

    /** The frontmost vehicle whose band meets the strip [inner, outer] on that side, −1 for none. */
    private int vehicleIn(FleetState f, int slot, double from, double to, int sign, double inner, double outer) {
        double reach = s.road().speedLimitMps() * seconds + roster.longestFront;
        for (int k = Roster.firstAtOrBehind(f, to + roster.longestRear); k < f.size(); k++) {
            int other = f.slotAt(k);
            double x = f.routeMeters(other);
            if (x + reach < from) {
                return -1;
            }
            double y = sign * f.lateralMeters(other);
            double half = roster.halfWidth(other);
            if (other != slot
                    && y + half >= inner
                    && y - half <= outer
                    && x + roster.frontExtent(other) + f.speedMps(other) * seconds >= from
                    && x - roster.rearExtent(other) <= to) {
                return other;
            }
        }
        return -1;
    }

    private String name(int slot) {
        return s.fleet().vehicles().get(slot).id().value();
    }
}
