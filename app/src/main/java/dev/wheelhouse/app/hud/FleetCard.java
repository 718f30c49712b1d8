package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.state.FleetState;

/** How the fleet moves. */
public final class FleetCard extends Card {
    public FleetCard() {
        super(
                5,
                "Fleet",
                "card-fleet",
                "Moving",
                "Queued",
                "Smallest gap now",
                "Smallest so far",
                "Clamps",
                "Recycled");
    }

    @Override
    public void show(ViewFrame frame) {
        FleetState f = frame.current().fleet();
        int queued = 0;
        double smallest = Double.POSITIVE_INFINITY;
        for (int slot = 0; slot < f.size(); slot++) {
            queued += f.speedMps(slot) < frame.scenario().driving().queuedBelow() ? 1 : 0;
            smallest = Math.min(smallest, f.bumperGapMeters(slot));
        }
        set(0, Integer.toString(f.size() - queued));
        set(1, Integer.toString(queued));
        set(2, two(smallest, "m"));
        set(3, two(frame.current().counters().minBumperGapMeters(), "m"));
        set(4, Integer.toString(frame.current().counters().positionClamps()));
        set(5, Integer.toString(frame.current().counters().routeRecycles()));
    }
}
