package dev.wheelhouse.app.picture;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Draws one picture and ends: {@code SCENARIO STEP FILE WxH dark|light [road] [whole]}. */
public final class PictureMain {
    private PictureMain() {}

    public static void main(String[] args) throws Exception {
        Scenario scenario = Scenarios.load(args[0], Map.of());
        RecentSteps steps = run(scenario, Long.parseLong(args[1]));
        String[] size = args[3].split("x");
        Shot shot = Shot.of(scenario, steps).in(args[4].equals("light") ? Palette.LIGHT : Palette.DARK);
        for (int k = 5; k < args.length; k++) {
            shot = args[k].equals("road")
                    ? shot.roadOnly()
                    : args[k].equals("whole")
                            ? shot.wholeRoad()
                            : args[k].startsWith("layers")
                                    ? shot.withLayers(Integer.parseInt(args[k].substring(6)))
                                    : shot.selecting(Integer.parseInt(args[k]));
        }
        try (Frames frames = Frames.headless();
                OutputStream out = Files.newOutputStream(Path.of(args[2]))) {
            frames.write(shot, Integer.parseInt(size[0]), Integer.parseInt(size[1]), out);
        }
    }

    static RecentSteps run(Scenario scenario, long to) {
        WorldStep world = new WorldStep(scenario);
        RecentSteps steps = new RecentSteps();
        CompletedStep step = world.initial();
        steps.add(step);
        while (step.step() < to) {
            step = world.advance(step);
            steps.add(step);
        }
        return steps;
    }
}
