package dev.wheelhouse.sim.acceptance;

import org.jspecify.annotations.Nullable;

/** A verdict: passed is null where the check could not be evaluated, which is not a pass (C-3). */
public record Check(String id, @Nullable Boolean passed, String figure, String requirement) {}
