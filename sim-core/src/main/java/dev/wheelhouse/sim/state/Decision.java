package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.risk.Assessment;

/** The hazard that was answered in a step, with the inputs of the state it was decided on. */
public record Decision(int slot, Pedestrian pedestrian, Response response, Assessment assessment) {}
