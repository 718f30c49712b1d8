package dev.wheelhouse.app.files;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class StepLinkTest {
    @Test
    @DisplayName("A-17: a link names source and step, and is written as it was read")
    void readsAndWrites() {
        assertThat(StepLink.of("loop-100s#step=431")).isEqualTo(new StepLink("loop-100s", 431));
        assertThat(StepLink.of("a#b.json#step=0")).hasToString("a#b.json#step=0");
        assertThat(StepLink.of("loop-100s").hasStep()).isFalse();
        assertThat(StepLink.of("loop-100s#step=-3").source()).isEqualTo("loop-100s#step=-3");
    }

    @Test
    @DisplayName("A-17: a step that is too far is refused with the allowed range")
    void refusesTooFar() {
        assertThat(StepLink.of("x#step=9999999").refusal()).isEmpty();
        assertThat(StepLink.of("x#step=10000000").refusal()).contains("allowed 0 to 9999999");
    }
}
