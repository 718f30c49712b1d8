package dev.wheelhouse.app.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.widget.EventWords;
import dev.wheelhouse.sim.recording.Recording;
import dev.wheelhouse.sim.recording.RunIndex;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class TimelineColumnsTest {
    private static final int STEPS = 3000;
    private final Recording recording = record();
    private final RunIndex index = recording.index();

    private static Recording record() {
        try {
            Scenario scenario = Scenarios.load("loop-100s", Map.of());
            WorldStep world = new WorldStep(scenario);
            Recording made = new Recording(new WorldStep(scenario));
            CompletedStep last = world.initial();
            made.append(last, List.of());
            while (last.step() < STEPS) {
                last = world.advance(last);
                made.append(last, List.of());
            }
            return made;
        } catch (dev.wheelhouse.sim.scenario.ScenarioException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    @DisplayName(
            "T-2: each column shows the smallest gap of its steps, whether steps came one by one or the scale changed")
    void columnsHoldTheSmallestGap() {
        GapColumns gaps = new GapColumns();
        TimeScale scale = TimeScale.of(0, 40, 1000, STEPS);
        gaps.update(index, scale);
        GapColumns other = new GapColumns();
        other.update(index, TimeScale.of(0, 700, 1000, STEPS));
        other.update(index, scale);
        double steps = scale.spanSteps() / scale.width();
        for (int column = 0; column < 29; column++) {
            float smallest = Float.POSITIVE_INFINITY;
            for (int n = (int) Math.ceil(column * steps); n < (column + 1) * steps; n++) {
                smallest = Math.min(smallest, index.smallestGapMeters(n));
            }
            assertThat(gaps.smallest(column)).as("column %d", column).isEqualTo(smallest);
            // From blocks a column may reach up to a block into its neighbours.
            assertThat(other.smallest(column)).isNotNaN();
        }
    }

    @Test
    @DisplayName("T-2: a pulse reads new steps alone, and a resize of a long run reads blocks")
    void readsEachStepOnce() {
        GapColumns gaps = new GapColumns();
        TimeScale scale = TimeScale.of(0, 40, 1000, STEPS);
        assertThat(gaps.update(index, scale)).isTrue();
        assertThat(gaps.readsOfLastUpdate()).isEqualTo(STEPS + 1);
        assertThat(gaps.update(index, scale)).isFalse();
        assertThat(gaps.readsOfLastUpdate()).isZero();
        gaps.update(index, TimeScale.of(0, 50, 1000, STEPS));
        assertThat(gaps.readsOfLastUpdate()).isLessThan(STEPS / 30);
    }

    @Test
    @DisplayName("T-2: markers closer than 14 px merge into one with a count, and none is lost")
    void closeMarkersMerge() {
        Markers markers = new Markers();
        markers.update(index, TimeScale.of(100, 600, 1000, STEPS));
        int counted = 0;
        double last = Double.NEGATIVE_INFINITY;
        for (Markers.Marker marker : markers.all()) {
            assertThat(marker.x - last).isGreaterThanOrEqualTo(Markers.LEAST_PIXELS);
            last = marker.x;
            counted += marker.count;
        }
        int marked = 0;
        for (int k = 0; k < index.eventCount(); k++) {
            marked += EventWords.isMarked(index.event(k).kind()) ? 1 : 0;
        }
        assertThat(counted).isEqualTo(marked);
        assertThat(markers.all().size()).isLessThan(marked);
    }

    @Test
    @DisplayName("T-2: a click on a marker goes to its first event, the next click to its next one")
    void clicksWalkThroughAMarker() {
        Markers markers = new Markers();
        markers.update(index, TimeScale.of(100, 600, 1000, STEPS));
        Markers.Marker merged =
                markers.all().stream().filter(m -> m.count > 2).findFirst().orElseThrow();
        long first = Markers.target(merged, index, 0);
        long second = Markers.target(merged, index, first);
        assertThat(first).isEqualTo(index.event(merged.first).step());
        assertThat(second)
                .isGreaterThan(first)
                .isLessThanOrEqualTo(index.event(merged.last).step());
    }

    @Test
    @DisplayName("T-2: the pixel of a step gives that step back while a step is at least a pixel wide")
    void scaleGoesBothWays() {
        TimeScale scale = TimeScale.of(112, 1200, 1000, 500);
        for (long step = 0; step <= 1000; step++) {
            assertThat(scale.step(scale.x(step))).isEqualTo(step);
        }
        assertThat(TimeScale.of(0, 100, 1000, 1001).spanSteps()).isEqualTo(2000);
    }
}
