package dev.wheelhouse.app.road;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.recording.Recording;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.List;

/** Frames of a run, for tests: paused on a step, in a view of 1200 by 320 pixels. */
record Frame(Scenario scenario, Recording recording, int selected, int layersOn, RoadCamera camera) {
    static final int ALL = 0xFE;

    static Frame after(Scenario scenario, int steps) {
        Recording recording = new Recording(new WorldStep(scenario));
        WorldStep world = new WorldStep(scenario);
        CompletedStep step = world.initial();
        recording.append(step, List.of());
        while (step.step() < steps) {
            step = world.advance(step);
            recording.append(step, List.of());
        }
        RoadCamera camera = new RoadCamera();
        camera.size(1200, 320, scenario.road().lengthMeters());
        return new Frame(scenario, recording, 0, ALL, camera);
    }

    Frame selecting(int slot) {
        return new Frame(scenario, recording, slot, layersOn, camera);
    }

    Frame withLayers(int bits) {
        return new Frame(scenario, recording, selected, bits, camera);
    }

    ViewFrame view() {
        CompletedStep current = recording.at(recording.newest());
        camera.track(current.fleet().routeMeters(selected));
        return new ViewFrame(
                scenario,
                recording.at(Math.max(0, recording.newest() - 1)),
                current,
                1,
                selected,
                camera.camera(),
                Palette.DARK,
                layersOn,
                recording);
    }
}
