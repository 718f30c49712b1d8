package dev.wheelhouse.app.theme;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** how numbers are written. */
class FiguresTest {
    @Test
    void writesTrueMinusAndNoSignAtZero() {
        assertThat(Figures.of(-3.2, 2)).isEqualTo("\u22123.20");
        assertThat(Figures.of(-0.001, 2)).isEqualTo("0.00");
        assertThat(Figures.of(0.001, 2)).isEqualTo("0.00");
        assertThat(Figures.signed(3.2, 1)).isEqualTo("+3.2");
        assertThat(Figures.signed(0.01, 1)).isEqualTo("0.0");
        assertThat(Figures.of(-12.5, 1, "m")).isEqualTo("\u221212.5\u00a0m");
    }

    @Test
    void tellsAbsentFromUnbounded() {
        assertThat(Figures.of(Double.NaN, 2)).isEqualTo("\u2013");
        assertThat(Figures.of(Double.POSITIVE_INFINITY, 2)).isEqualTo("\u221e");
    }

    @Test
    @DisplayName("A-6: a measured value and its limit print alike only when they are equal")
    void addsDigitsUntilTheyDiffer() {
        assertThat(Figures.comparison(21.04, "<", 22.02, 2, "m")).isEqualTo("21.04\u00a0m < 22.02\u00a0m");
        assertThat(Figures.comparison(0.3004, "\u2265", 0.3, 2, "m")).isEqualTo("0.3004\u00a0m \u2265 0.3000\u00a0m");
        assertThat(Figures.comparison(2, "\u2264", 2, 2, "m")).isEqualTo("2.00\u00a0m \u2264 2.00\u00a0m");
    }
}
