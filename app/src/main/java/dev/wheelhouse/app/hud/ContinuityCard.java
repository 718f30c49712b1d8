package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.kinematics.TeleportLimit;
import dev.wheelhouse.sim.scenario.Scenario;

/** Whether motion stayed continuous. */
public final class ContinuityCard extends Card {
    public ContinuityCard() {
        super(
                7,
                "Continuity",
                "card-continuity",
                "Largest step",
                "Limit",
                "Across",
                "Teleport violations",
                "Smallest to a person",
                "Hash");
    }

    @Override
    public void show(ViewFrame frame) {
        Scenario s = frame.scenario();
        double limit = TeleportLimit.alongMeters(
                s.road().speedLimitMps(),
                s.driving().acceleration(),
                s.stepSeconds(),
                s.continuity().toleranceMeters());
        set(0, two(frame.current().stepMeters(), "m"));
        set(1, "\u2264 " + two(limit, "m"));
        set(2, two(frame.current().lateralStepMeters(), "m"));
        set(3, Integer.toString(frame.current().counters().teleportViolations()));
        set(4, two(frame.current().counters().minPedestrianClearanceMeters(), "m"));
        set(5, frame.current().hashText());
    }
}
