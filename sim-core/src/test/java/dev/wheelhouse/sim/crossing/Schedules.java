package dev.wheelhouse.sim.crossing;

import dev.wheelhouse.sim.id.Phase;
import java.util.List;

/** The cycle of the fixture (M-10) in steps of 0.1 s. */
final class Schedules {
    static final PhaseSchedule FIXTURE = new PhaseSchedule(List.of(
            new PhaseSchedule.Entry(Phase.CRUISE, 30),
            new PhaseSchedule.Entry(Phase.PEDESTRIAN_STAGING, 10),
            new PhaseSchedule.Entry(Phase.CROSSWALK_ENTRY, 30),
            new PhaseSchedule.Entry(Phase.CROSSWALK_HOLD, 30),
            new PhaseSchedule.Entry(Phase.ROAD_RELEASE, 60),
            new PhaseSchedule.Entry(Phase.SECONDARY_EVENT, 720),
            new PhaseSchedule.Entry(Phase.RECOVERY, 120)));

    private Schedules() {}
}
