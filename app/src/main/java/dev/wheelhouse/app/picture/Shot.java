package dev.wheelhouse.app.picture;

import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.recording.StepSource;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;

/**
 * What a picture shows.
 *
 * @param fraction 0 at {@code previous}, 1 at {@code current}
 * @param selected a slot, −1 for none
 * @param layersOn bit {@code key} for the layer of that key, 1 to 7
 * @param history steps up to the current one, for trails
 * @param hasHud whether overview and cards stand around the road; left out below {@link Frames#LEAST_HUD_HEIGHT} pixels
 * @param showsWholeRoad the whole road instead of the selected vehicle's surroundings
 */
public record Shot(
        Scenario scenario,
        CompletedStep previous,
        CompletedStep current,
        double fraction,
        int selected,
        Palette palette,
        int layersOn,
        StepSource history,
        boolean hasHud,
        boolean showsWholeRoad) {
    public static final int ALL_LAYERS = 0xFE;

    /** The newest step with everything on; selected is whoever avoids, else whoever answers a hazard, else the first. */
    public static Shot of(Scenario scenario, StepSource history) {
        CompletedStep current = history.at(history.newest());
        CompletedStep previous = history.newest() > history.oldest() ? history.at(history.newest() - 1) : current;
        return new Shot(
                scenario, previous, current, 1, concerned(current), Palette.DARK, ALL_LAYERS, history, true, false);
    }

    private static int concerned(CompletedStep step) {
        if (step.avoidance() != null) {
            return step.avoidance().slot();
        }
        return step.decision() != null ? step.decision().slot() : 0;
    }

    public Shot at(double newFraction) {
        return new Shot(
                scenario, previous, current, newFraction, selected, palette, layersOn, history, hasHud, showsWholeRoad);
    }

    public Shot selecting(int slot) {
        return new Shot(
                scenario, previous, current, fraction, slot, palette, layersOn, history, hasHud, showsWholeRoad);
    }

    public Shot in(Palette newPalette) {
        return new Shot(
                scenario, previous, current, fraction, selected, newPalette, layersOn, history, hasHud, showsWholeRoad);
    }

    public Shot withLayers(int bits) {
        return new Shot(
                scenario, previous, current, fraction, selected, palette, bits, history, hasHud, showsWholeRoad);
    }

    public Shot roadOnly() {
        return new Shot(
                scenario, previous, current, fraction, selected, palette, layersOn, history, false, showsWholeRoad);
    }

    public Shot wholeRoad() {
        return new Shot(scenario, previous, current, fraction, selected, palette, layersOn, history, hasHud, true);
    }
}
