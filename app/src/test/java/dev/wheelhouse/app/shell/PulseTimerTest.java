package dev.wheelhouse.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PulseTimerTest {
    @Test
    @DisplayName("A-13: a pulse that fails is reported, and the next one comes all the same")
    void failedPulseIsReportedAndTheNextOneComes() {
        List<Double> pulses = new ArrayList<>();
        List<RuntimeException> failures = new ArrayList<>();
        PulseTimer timer = new PulseTimer(
                seconds -> {
                    pulses.add(seconds);
                    if (pulses.size() == 2) {
                        throw new IllegalStateException("a layer failed");
                    }
                },
                failures::add);
        timer.handle(1_000_000_000L);
        timer.handle(1_100_000_000L);
        timer.handle(1_200_000_000L);
        assertThat(pulses).hasSize(3);
        assertThat(failures).hasSize(1);
        assertThat(failures.get(0)).hasMessage("a layer failed");
    }
}
