/**
 * The road graph: nodes, directed links with lanes, connections through junctions, the spatial index, admission candidates, route
 * search, and the reading of SUMO networks. Immutable values made before the first step; every stage may read them, none
 * writes.
 */
@NullMarked
package dev.wheelhouse.sim.network;

import org.jspecify.annotations.NullMarked;
