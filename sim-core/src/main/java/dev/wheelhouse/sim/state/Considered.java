package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.risk.Assessment;
import dev.wheelhouse.sim.risk.ResponseRule;
import dev.wheelhouse.sim.risk.RiskInputs;

/** A pair that reached the interval test, with its inputs: enough to explain it at any later time (M-49). */
public record Considered(
        int slot, Pedestrian pedestrian, RiskInputs inputs, boolean corridorsTaken, double sideTieMeters) {
    /** What was worked out from the inputs. */
    public Assessment assessment() {
        return ResponseRule.assess(inputs, sideTieMeters, corridorsTaken);
    }
}
