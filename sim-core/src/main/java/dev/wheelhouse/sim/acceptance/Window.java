package dev.wheelhouse.sim.acceptance;

/**
 * A part of a run in which something of the contract must happen once.
 *
 * @param title what it is called, short
 * @param demand what must happen, as a sentence
 * @param batch the surprise batch it is about, 0 for none
 * @param fromStep first step of the run in it, {@code untilStep} the first after it
 */
public record Window(
        Kind kind, String title, String demand, int batch, long fromStep, long untilStep, String requirement) {
    /** What must happen. */
    public enum Kind {
        STOP,
        RESUME,
        BATCH,
        IMPACT,
        REPAIR
    }
}
