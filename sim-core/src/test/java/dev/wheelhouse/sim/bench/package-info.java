/** Benchmarks: owns the measurements of what a step costs. They are compiled with the tests and run by hand. */
@NullMarked
package dev.wheelhouse.sim.bench;

import org.jspecify.annotations.NullMarked;
