package dev.wheelhouse.app.widget;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class NumbersTest {
    private final Locale before = Locale.getDefault();

    @AfterEach
    void restoreLocale() {
        Locale.setDefault(before);
    }

    @Test
    @DisplayName("X-I1: a German or Arabic locale changes nothing")
    void writesTheSameInAnyLocale() {
        for (String tag : new String[] {"de-DE", "ar-EG", "hi-IN", "tr-TR"}) {
            Locale.setDefault(Locale.forLanguageTag(tag));
            assertThat(Numbers.of(-3.2, 2, "m")).as(tag).isEqualTo("\u22123.20\u00a0m");
        }
    }

    @Test
    @DisplayName("A-6: what rounds to zero has no sign")
    void roundedZeroHasNoSign() {
        assertThat(Numbers.of(-0.004, 2)).isEqualTo("0.00");
        assertThat(Numbers.signed(0.004, 2)).isEqualTo("0.00");
        assertThat(Numbers.of(-0.0, 2)).isEqualTo("0.00");
        assertThat(Numbers.signed(0.006, 2)).isEqualTo("+0.01");
    }

    @Test
    @DisplayName("A-6: absent is a dash without a unit, unbounded a sign")
    void absentAndUnbounded() {
        assertThat(Numbers.of(Double.NaN, 2, "s")).isEqualTo("\u2013");
        assertThat(Numbers.of(Double.POSITIVE_INFINITY, 2, "m")).isEqualTo("\u221e\u00a0m");
        assertThat(Numbers.degrees(Math.toRadians(-6.4))).isEqualTo("\u22126.4\u00b0");
    }

    @Test
    void fiveDigitsTakeThinSpaces() {
        assertThat(Numbers.of(9999, 0)).isEqualTo("9999");
        assertThat(Numbers.of(-1234567.891, 2)).isEqualTo("\u22121\u2009234\u2009567.89");
    }

    @Test
    @DisplayName("A-6: a measured value and its limit never look alike unless they are equal")
    void valueAndLimitDiffer() {
        int digits = Numbers.digitsApart(0.30004, 0.3, 2);
        assertThat(Numbers.of(0.30004, digits)).isEqualTo("0.30004");
        assertThat(Numbers.of(0.3, digits)).isEqualTo("0.30000");
        assertThat(Numbers.digitsApart(0.3, 0.3, 2)).isEqualTo(2);
        assertThat(Numbers.digitsApart(Double.NaN, 1.8, 2)).isEqualTo(2);
    }
}
