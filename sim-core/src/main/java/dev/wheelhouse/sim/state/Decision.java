package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.risk.Assessment;
import dev.wheelhouse.sim.risk.Corridor;

/**
 * The hazard that was answered in a step, with the inputs of the state it was decided on.
 *
 * @param left what was in the way of an avoidance to the left, and right likewise
 */
public record Decision(
        int slot, Pedestrian pedestrian, Response response, Assessment assessment, Corridor left, Corridor right) {}
