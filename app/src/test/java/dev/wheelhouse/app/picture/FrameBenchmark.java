package dev.wheelhouse.app.picture;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.road.RoadView;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.road.CenterLine;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Counters;
import dev.wheelhouse.sim.state.EventLog;
import dev.wheelhouse.sim.state.FleetColumns;
import dev.wheelhouse.sim.state.FleetState;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;

/**
 * What a frame of the road costs: from the start of drawing until the last pixel is there, and the window's thread's part of it.
 * Everybody moves and turns between two frames. Milliseconds, median and the ninth tenth.
 */
public final class FrameBenchmark {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final int WARM_UP = 120;
    private static final int MEASURED = 200;
    private static final int STEPS = 8;
    private static final long SEED = 20_240_917;

    private FrameBenchmark() {}

    private enum View {
        /** 60 m around the selected vehicle, 13 m a vehicle. */
        FOLLOW,
        /** The whole road, 13 m a vehicle. */
        WHOLE,
        /** 330 m with everybody on it, over each other. */
        CROWD
    }

    public static void main(String[] args) throws Exception {
        HeadlessDisplay.choose();
        CountDownLatch started = new CountDownLatch(1);
        Platform.startup(started::countDown);
        started.await();
        System.out.println("view     vehicles   frame ms (p90)      window's thread ms (p90)  render thread CPU ms");
        for (View view : View.values()) {
            for (int vehicles : new int[] {12, 300, 2_000, 10_000}) {
                FutureTask<String> task = new FutureTask<>(() -> measure(view, vehicles));
                Platform.runLater(task);
                System.out.println(task.get());
            }
        }
        Platform.exit();
    }

    private static String measure(View view, int vehicles) throws Exception {
        Scenario scenario = scenario(view, vehicles);
        CompletedStep[] steps = steps(view, scenario, vehicles);
        RoadView road = new RoadView();
        Scene scene = new Scene(road, WIDTH, HEIGHT);
        WritableImage pixels = new WritableImage(WIDTH, HEIGHT);
        scene.snapshot(pixels);
        long[] whole = new long[MEASURED];
        long[] own = new long[MEASURED];
        long render = 0;
        for (int n = 0; n < WARM_UP + MEASURED; n++) {
            render = n == WARM_UP ? renderNanos() : render;
            long start = System.nanoTime();
            ViewFrame f = frame(road, view, scenario, steps, n);
            road.draw(f);
            long drawn = System.nanoTime();
            scene.snapshot(pixels);
            if (n >= WARM_UP) {
                whole[n - WARM_UP] = System.nanoTime() - start;
                own[n - WARM_UP] = drawn - start;
            }
        }
        double cpu = (renderNanos() - render) / 1e6 / MEASURED;
        if (!road.failures().isEmpty()) {
            throw new IllegalStateException("not drawn: " + road.failures());
        }
        Arrays.sort(whole);
        Arrays.sort(own);
        return String.format(
                Locale.ROOT,
                "%-8s %8d   %6.2f (%6.2f)      %6.2f (%6.2f)           %6.2f",
                view.name().toLowerCase(Locale.ROOT),
                vehicles,
                whole[MEASURED / 2] / 1e6,
                whole[MEASURED * 9 / 10] / 1e6,
                own[MEASURED / 2] / 1e6,
                own[MEASURED * 9 / 10] / 1e6,
                cpu);
    }

    private static long renderNanos() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long sum = 0;
        for (long id : threads.getAllThreadIds()) {
            var info = threads.getThreadInfo(id);
            if (info != null && info.getThreadName().startsWith("QuantumRenderer")) {
                sum += threads.getThreadCpuTime(id);
            }
        }
        return sum;
    }

    private static ViewFrame frame(RoadView road, View view, Scenario scenario, CompletedStep[] steps, int n) {
        int at = n / 6 % (STEPS - 1);
        int selected = steps[0].fleet().size() / 2;
        RecentSteps history = new RecentSteps();
        history.add(steps[at]);
        history.add(steps[at + 1]);
        if (view == View.FOLLOW) {
            road.roadCamera().follow();
        } else {
            road.roadCamera().fit();
        }
        return road.aim(
                new ViewFrame(
                        scenario,
                        steps[at],
                        steps[at + 1],
                        n % 6 / 6.0,
                        selected,
                        road.roadCamera().camera(),
                        Palette.DARK,
                        Shot.ALL_LAYERS,
                        history),
                () -> new ViewFrame(
                        scenario,
                        steps[at],
                        steps[at + 1],
                        n % 6 / 6.0,
                        selected,
                        road.roadCamera().camera(),
                        Palette.DARK,
                        Shot.ALL_LAYERS,
                        history));
    }

    private static Scenario scenario(View view, int vehicles) throws Exception {
        Scenario s = Scenarios.load("loop-100s", Map.of());
        double length = view == View.CROWD ? 330 : 13.0 * vehicles + 40;
        Scenario.Envelope e = s.fleet().vehicles().get(0).envelope();
        List<Scenario.Vehicle> all = new ArrayList<>();
        for (int k = 0; k < vehicles; k++) {
            all.add(new Scenario.Vehicle(new VehicleId("V" + (k + 1)), "car", e, 0, 4, 0));
        }
        Scenario.Fleet fleet = new Scenario.Fleet(List.copyOf(all), 13, 7, 0, true);
        Scenario.Road road = new Scenario.Road(
                List.of(new Scenario.Segment("lane-0", length, 0)),
                new CenterLine(new double[] {length}, new double[1]),
                s.road().speedLimitMps(),
                s.road().laneWidthMeters(),
                s.road().drivableHalfWidth());
        return new Scenario(
                s.name(),
                s.purpose(),
                s.digest(),
                s.stepsPerSecond(),
                s.durationSteps(),
                road,
                fleet,
                s.driving(),
                s.cycle(),
                s.crossing(),
                s.surprise(),
                s.persons(),
                s.barriers(),
                s.signals(),
                s.physical(),
                s.risk(),
                s.avoidance(),
                s.damage(),
                s.impact(),
                s.continuity(),
                s.measures(),
                s.faults(),
                s.authority(),
                s.script(),
                s.checks());
    }

    private static CompletedStep[] steps(View view, Scenario s, int vehicles) {
        Random random = new Random(SEED);
        double[] at = new double[vehicles];
        double[] lateral = new double[vehicles];
        double[] turn = new double[vehicles];
        int[] flags = new int[vehicles];
        for (int k = 0; k < vehicles; k++) {
            at[k] = view == View.CROWD ? 320 - 310.0 * k / vehicles : s.road().lengthMeters() - 20 - 13.0 * k;
            lateral[k] = view == View.CROWD ? random.nextDouble() * 9 - 4.5 : random.nextDouble() - 0.5;
            turn[k] = random.nextDouble() - 0.5;
            int kind = random.nextInt(10);
            flags[k] = kind == 0 ? FleetState.EMERGENCY_BRAKING : kind < 3 ? FleetState.NORMAL_BRAKING : 0;
        }
        CompletedStep[] steps = new CompletedStep[STEPS];
        for (int n = 0; n < STEPS; n++) {
            steps[n] = step(n, at, lateral, turn, flags);
        }
        return steps;
    }

    private static CompletedStep step(int n, double[] at, double[] lateral, double[] turn, int[] flags) {
        FleetColumns columns = new FleetColumns(at.length);
        for (int k = 0; k < at.length; k++) {
            columns.route[k] = at[k] + 1.1 * n;
            columns.speed[k] = 11;
            columns.target[k] = 11;
            columns.gap[k] = 8.2;
            columns.flags[k] = flags[k];
            columns.setLateral(k, lateral[k]);
            columns.setYaw(k, turn[k] + 0.05 * n);
        }
        return new CompletedStep(
                n,
                0,
                n,
                null,
                columns.publish(),
                List.of(),
                0,
                null,
                List.of(),
                null,
                0,
                0,
                -1,
                false,
                List.of(),
                Relations.EMPTY,
                dev.wheelhouse.sim.state.ScriptProgress.NONE,
                0,
                List.of(),
                1.1,
                0,
                Counters.ZERO,
                List.of(),
                List.of(),
                List.of(),
                EventLog.EMPTY,
                1);
    }
}
