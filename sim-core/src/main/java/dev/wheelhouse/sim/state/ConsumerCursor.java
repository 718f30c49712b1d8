package dev.wheelhouse.sim.state;

import java.util.ArrayList;
import java.util.List;

/**
 * How far a consumer of events has come (M-65): a banner, a sound, an effect. A value that goes into the session part of a
 * snapshot, so that a restore neither repeats nor skips what it shows.
 *
 * @param name of the consumer
 * @param nextSequence of the first event that it has not seen
 * @param thresholdNs impulse below which it shows nothing; events without an impulse always pass
 * @param cooldownSteps steps after something shown in which nothing more is
 * @param lastShownStep step of the last event shown, −1 for none
 */
public record ConsumerCursor(
        String name, long nextSequence, double thresholdNs, int cooldownSteps, long lastShownStep) {
    /** A consumer that has seen nothing yet. */
    public static ConsumerCursor from(String name, double thresholdNs, int cooldownSteps) {
        return new ConsumerCursor(name, 1, thresholdNs, cooldownSteps, -1);
    }

    /** What a consumer is to show, and where it stands then. */
    public record Delivery(List<Event> shown, ConsumerCursor after) {}

    /** @param events in the order of their sequences; those already seen are left out */
    public Delivery deliver(List<Event> events) {
        List<Event> shown = new ArrayList<>();
        long next = nextSequence;
        long last = lastShownStep;
        for (Event e : events) {
            if (e.sequence() < next) {
                continue;
            }
            next = e.sequence() + 1;
            boolean loud = !(e.impulseNs() < thresholdNs);
            if (loud && (last < 0 || e.step() - last >= cooldownSteps)) {
                shown.add(e);
                last = e.step();
            }
        }
        return new Delivery(List.copyOf(shown), new ConsumerCursor(name, next, thresholdNs, cooldownSteps, last));
    }
}
