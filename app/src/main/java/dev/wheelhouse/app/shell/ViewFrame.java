package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.math.Angles;
import dev.wheelhouse.sim.recording.StepSource;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.Relocated;

/**
 * What everything in the window draws from in one pulse: two completed steps and the fraction between them.
 *
 * @param fraction 0 at {@code previous}, 1 at {@code current}
 * @param selected a slot, −1 for none
 * @param layersOn bit {@code key} for the layer of that key
 * @param history the recorded steps, for trails and plots
 */
public record ViewFrame(
        Scenario scenario,
        CompletedStep previous,
        CompletedStep current,
        double fraction,
        int selected,
        Camera camera,
        Palette palette,
        int layersOn,
        StepSource history) {

    /** Whether the layer of a key, 1 to 7, is switched on. */
    public boolean isOn(int key) {
        return (layersOn & 1 << key) != 0;
    }

    /** The part of the road on screen: its left end in route metres and pixels a metre. */
    public record Camera(double leftMeters, double scale, double middleY) {
        public double x(double meters) {
            return (meters - leftMeters) * scale;
        }

        public double y(double lateral) {
            return middleY - lateral * scale;
        }

        public double meters(double x) {
            return leftMeters + x / scale;
        }

        public double lateral(double y) {
            return (middleY - y) / scale;
        }
    }

    /**
     * Interpolation never crosses a discontinuity: a seek, a cycle's end, a recycle, or a displacement that nobody drove,
     * which the step's own record names.
     */
    private boolean isContinuous(int slot) {
        return current.step() == previous.step() + 1 && current.cycle() == previous.cycle() && !isRelocated(slot);
    }

    private boolean isRelocated(int slot) {
        for (Relocated r : current.relocations()) {
            if (r.slot() == slot) {
                return true;
            }
        }
        if (current.counters().teleportViolations() > previous.counters().teleportViolations()) {
            for (Event e : current.events()) {
                if (e.kind() == EventKind.TELEPORT_VIOLATION && e.slot() == slot) {
                    return true;
                }
            }
        }
        return false;
    }

    private double between(int slot, double from, double to) {
        return isContinuous(slot) ? from + (to - from) * fraction : to;
    }

    public double x(int slot) {
        return between(slot, previous.fleet().routeMeters(slot), current.fleet().routeMeters(slot));
    }

    public double y(int slot) {
        return between(
                slot, previous.fleet().lateralMeters(slot), current.fleet().lateralMeters(slot));
    }

    public double yaw(int slot) {
        double to = current.fleet().yawRadians(slot);
        return isContinuous(slot) ? Angles.lerp(previous.fleet().yawRadians(slot), to, fraction) : to;
    }

    public double personY(int index) {
        var p = current.pedestrians().get(index);
        double to = p.yMeters(current.step());
        boolean continuous = current.step() == previous.step() + 1
                && current.cycle() == previous.cycle()
                && p.isShown(previous.step());
        return continuous ? p.yMeters(previous.step()) + (to - p.yMeters(previous.step())) * fraction : to;
    }

    public String nameOf(int slot) {
        return slot < 0 ? "\u2013" : scenario.fleet().vehicles().get(slot).id().value();
    }
}
