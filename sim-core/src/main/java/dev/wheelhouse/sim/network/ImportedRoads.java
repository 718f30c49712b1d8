package dev.wheelhouse.sim.network;

import java.util.List;

/**
 * A network that was read.
 *
 * @param warnings what the file says and the graph does not, one a kind, in the order of the file
 */
public record ImportedRoads(RoadGraph graph, List<ImportProblem> warnings) {}
