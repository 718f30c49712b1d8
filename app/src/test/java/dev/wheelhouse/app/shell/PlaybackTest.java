package dev.wheelhouse.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.simthread.SimulationThread;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

class PlaybackTest {
    private SimulationThread simulation;
    private Playback playback;

    @BeforeEach
    void start() throws Exception {
        simulation = new SimulationThread(Scenarios.load("loop-100s", Map.of()));
        playback = new Playback(simulation);
    }

    @AfterEach
    void close() {
        simulation.close();
    }

    private void awaitNewest(int step) throws Exception {
        WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> simulation.newest() >= step);
    }

    @Test
    @DisplayName("A-5: the playhead never passes the newest step")
    void neverPassesTheNewestStep() {
        for (int frame = 0; frame < 200; frame++) {
            playback.frame(0.05);
            assertThat(playback.shown()).isLessThanOrEqualTo(simulation.newest());
        }
    }

    @Test
    @DisplayName(
            "M-11: a slow frame moves by a bounded number of steps and counts the rest; a suspended laptop causes no burst")
    void slowFrameDropsTheRest() throws Exception {
        playback.step(100);
        awaitNewest(100);
        playback.seek(0);
        playback.togglePlay();
        playback.frame(3600);
        assertThat(playback.shown()).isBetween(1, 3);
        assertThat(playback.droppedSteps()).isEqualTo(35997);
        assertThat(simulation.wanted()).isLessThan(110);
    }

    @Test
    @DisplayName("M-11: at the highest speed a frame moves by sixty steps at most")
    void highestSpeedIsBounded() throws Exception {
        playback.step(400);
        awaitNewest(400);
        playback.seek(0);
        playback.togglePlay();
        playback.changeSpeed(100);
        playback.frame(0.2);
        assertThat(playback.shown()).isEqualTo(60);
        assertThat(playback.droppedSteps()).isEqualTo(40);
    }

    @Test
    @DisplayName("M-11: time that is not positive moves nothing")
    void backwardTimeMovesNothing() {
        playback.frame(-5);
        playback.frame(0);
        assertThat(playback.shown()).isZero();
        assertThat(playback.droppedSteps()).isZero();
    }

    @Test
    @DisplayName("A-5: paused means a whole step, and at the live edge the newest one")
    void pauseStopsOnTheNewestStep() throws Exception {
        for (int frame = 0; frame < 20; frame++) {
            playback.frame(0.05);
        }
        playback.pause();
        WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> {
            playback.frame(0.01);
            return playback.isSettled();
        });
        assertThat(playback.fraction()).isEqualTo(1);
        assertThat(playback.shown()).isEqualTo(simulation.newest());
        assertThat(playback.isAtLiveEdge()).isTrue();
    }

    @Test
    @DisplayName("A-10: a seek changes neither playing nor paused, a step pauses")
    void seekKeepsPlaying() throws Exception {
        playback.seek(0);
        assertThat(playback.isPlaying()).isTrue();
        playback.step(5);
        awaitNewest(5);
        playback.frame(0);
        assertThat(playback.isPlaying()).isFalse();
        assertThat(playback.shown()).isEqualTo(5);
        playback.seek(2);
        assertThat(playback.isPlaying()).isFalse();
        assertThat(playback.shown()).isEqualTo(2);
    }
}
