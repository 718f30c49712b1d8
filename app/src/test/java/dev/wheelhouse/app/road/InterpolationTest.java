package dev.wheelhouse.app.road;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.recording.Recording;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetColumns;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** what is drawn between two completed steps. */
class InterpolationTest {
    private Scenario scenario;
    private WorldStep world;

    @BeforeEach
    void load() throws Exception {
        scenario = Scenarios.load("loop-100s", Map.of());
        world = new WorldStep(scenario);
    }

    private CompletedStep run(int steps) {
        CompletedStep step = world.initial();
        while (step.step() < steps) {
            step = world.advance(step);
        }
        return step;
    }

    private ViewFrame between(CompletedStep previous, CompletedStep current, double fraction) {
        return new ViewFrame(
                scenario,
                previous,
                current,
                fraction,
                0,
                new ViewFrame.Camera(0, 10, 100),
                Palette.DARK,
                0,
                new Recording(world));
    }

    @Test
    @DisplayName("A-5: a driving vehicle is drawn between the two steps")
    void drivingIsSmooth() {
        CompletedStep a = run(30);
        CompletedStep b = world.advance(a);
        double half = (a.fleet().routeMeters(0) + b.fleet().routeMeters(0)) / 2;
        assertThat(b.fleet().routeMeters(0)).isGreaterThan(a.fleet().routeMeters(0));
        assertThat(between(a, b, 0.5).x(0)).isCloseTo(half, within(1e-9));
    }

    @Test
    @DisplayName("A-5: paused, the drawing equals the completed step exactly")
    void pausedEqualsTheStep() {
        CompletedStep a = run(450);
        CompletedStep b = world.advance(a);
        ViewFrame f = between(a, b, 1);
        for (int slot = 0; slot < b.fleet().size(); slot++) {
            assertThat(f.x(slot)).isCloseTo(b.fleet().routeMeters(slot), within(1e-12));
            assertThat(f.y(slot)).isCloseTo(b.fleet().lateralMeters(slot), within(1e-12));
            assertThat(f.yaw(slot)).isCloseTo(b.fleet().yawRadians(slot), within(1e-12));
        }
    }

    @Test
    @DisplayName("A-5, X-F5: a vehicle recycled at the route's end is drawn at the entrance only")
    void recycleSnaps() {
        CompletedStep a = run(1);
        CompletedStep b = world.advance(a);
        int recycled = -1;
        while (recycled < 0) {
            a = b;
            b = world.advance(a);
            for (int slot = 0; slot < b.fleet().size(); slot++) {
                recycled = b.fleet().has(slot, FleetState.RECYCLED) ? slot : recycled;
            }
            assertThat(b.step()).isLessThan(990);
        }
        assertThat(a.fleet().routeMeters(recycled)).isGreaterThan(290);
        for (double fraction : new double[] {0.01, 0.5, 0.99}) {
            assertThat(between(a, b, fraction).x(recycled))
                    .isEqualTo(b.fleet().routeMeters(recycled))
                    .isLessThan(20);
        }
    }

    @Test
    @DisplayName("A-5: everybody snaps at the end of a cycle, also who moves less than a car's length")
    void cycleSnaps() {
        CompletedStep a = run(999);
        CompletedStep b = world.advance(a);
        assertThat(b.cycle()).isEqualTo(a.cycle() + 1);
        for (int slot = 0; slot < b.fleet().size(); slot++) {
            assertThat(between(a, b, 0.5).x(slot)).isEqualTo(b.fleet().routeMeters(slot));
        }
    }

    @Test
    @DisplayName("A-5: a seek snaps, in both directions")
    void seekSnaps() {
        CompletedStep a = run(100);
        CompletedStep b = run(400);
        assertThat(between(a, b, 0.5).x(3)).isEqualTo(b.fleet().routeMeters(3));
        assertThat(between(b, a, 0.5).x(3)).isEqualTo(a.fleet().routeMeters(3));
    }

    @Test
    @DisplayName("A-5, M-82: an injected displacement snaps however small it is, and nobody else does")
    void displacementSnaps() {
        CompletedStep a = run(100);
        for (double meters : new double[] {0.3, 25}) {
            VehicleId id = scenario.fleet().vehicles().get(0).id();
            CompletedStep b = world.advance(a, List.of(new SimCommand.Displace(id, meters, false)));
            ViewFrame f = between(a, b, 0.5);
            assertThat(f.x(0)).isEqualTo(b.fleet().routeMeters(0));
            assertThat(b.fleet().routeMeters(1)).isGreaterThan(a.fleet().routeMeters(1));
            assertThat(f.x(1)).isLessThan(b.fleet().routeMeters(1));
        }
    }

    @Test
    @DisplayName("X-F4: headings turn the short way, 359 to 1 and -179 to 179 degrees")
    void anglesTurnTheShortWay() {
        assertThat(yawBetween(359, 1)).isCloseTo(0, within(1e-9));
        assertThat(Math.abs(yawBetween(-179, 179))).isCloseTo(180, within(1e-9));
    }

    private double yawBetween(double from, double to) {
        CompletedStep a = turned(world.initial(), 0, from);
        CompletedStep b = turned(a, 1, to);
        double degrees = Math.toDegrees(between(a, b, 0.5).yaw(0));
        return Math.IEEEremainder(degrees, 360);
    }

    private static CompletedStep turned(CompletedStep s, long number, double degrees) {
        FleetColumns columns = new FleetColumns(1);
        columns.route[0] = 50;
        columns.setYaw(0, Math.toRadians(degrees));
        return new CompletedStep(
                number,
                0,
                (int) number,
                s.phase(),
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
                s.relations(),
                s.script(),
                0,
                List.of(),
                0,
                0,
                s.counters(),
                List.of(),
                List.of(),
                List.of(),
                s.log(),
                1);
    }
}
