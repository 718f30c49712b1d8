@org.jspecify.annotations.NullMarked
package dev.wheelhouse.sim.script;
