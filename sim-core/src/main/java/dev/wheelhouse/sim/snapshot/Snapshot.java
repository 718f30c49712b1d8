package dev.wheelhouse.sim.snapshot;

import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.ConsumerCursor;
import java.util.List;

/**
 * One moment of a run.
 *
 * @param state what the run continues from, and what its hash covers
 * @param cursors of the consumers of events: the session part, outside the hash
 */
public record Snapshot(CompletedStep state, List<ConsumerCursor> cursors) {}
