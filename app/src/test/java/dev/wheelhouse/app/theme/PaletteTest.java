package dev.wheelhouse.app.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** contrast and differences of the colours, computed anew from the tokens. */
class PaletteTest {
    private static JsonNode tokens;

    @BeforeAll
    static void read() throws Exception {
        try (InputStream in = PaletteTest.class.getResourceAsStream("/assets/tokens.json")) {
            tokens = new ObjectMapper().readTree(in);
        }
    }

    private static double[] linear(String theme, String name) {
        String hex = tokens.path("themes").path(theme).path(name).asText();
        double[] rgb = new double[3];
        for (int k = 0; k < 3; k++) {
            double c = Integer.parseInt(hex.substring(1 + 2 * k, 3 + 2 * k), 16) / 255.0;
            rgb[k] = c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
        }
        return rgb;
    }

    private static double luminance(double[] c) {
        return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
    }

    private static double contrast(String theme, String a, String b) {
        double x = luminance(linear(theme, a));
        double y = luminance(linear(theme, b));
        return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
    }

    private static List<String> signals() {
        List<String> names = new ArrayList<>();
        tokens.path("signals").forEach(n -> names.add(n.asText()));
        return names;
    }

    @ParameterizedTest
    @CsvSource({
        "dark,panel,15.4,9.5,6.3,8.4,11.3,5.1,14.2,5.8,5.5,6.6,8.4",
        "dark,raised,14.1,8.6,5.7,7.6,10.3,4.7,13.0,5.3,5.0,6.0,7.7",
        "dark,lane,12.1,7.4,4.9,6.6,8.8,4.0,11.2,4.5,4.3,5.2,6.6",
        "light,panel,17.8,9.3,5.9,5.5,7.1,5.0,7.6,4.9,10.2,9.6,4.2",
        "light,raised,16.3,8.5,5.4,5.0,6.5,4.6,7.0,4.5,9.4,8.8,3.8",
        "light,lane,12.9,6.7,4.3,4.0,5.1,3.6,5.5,3.6,7.4,7.0,3.0"
    })
    @DisplayName("A-11: the contrast of each colour on each surface is as designed")
    void contrastIsAsDesigned(String theme, String surface, @AggregateRest double[] expected) {
        String[] names = {"ink", "ink2", "ink3", "select", "brake", "stop", "avoid", "ok", "script", "player", "ai"};
        for (int k = 0; k < names.length; k++) {
            assertThat(contrast(theme, names[k], surface))
                    .as("%s on %s, %s", names[k], surface, theme)
                    .isCloseTo(expected[k], within(0.051));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"dark", "light"})
    @DisplayName("A-11: text has at least 4.5, graphics 3, text on a filled signal 4.5")
    void boundsHold(String theme) {
        for (String surface : List.of("panel", "raised", "sunken", "bg")) {
            for (String text : List.of("ink", "ink2", "ink3")) {
                assertThat(contrast(theme, text, surface))
                        .as(text + " on " + surface)
                        .isGreaterThanOrEqualTo(4.5);
            }
        }
        for (String surface : List.of("lane", "shoulder", "ground", "body")) {
            assertThat(contrast(theme, "ink", surface)).as("ink on " + surface).isGreaterThanOrEqualTo(4.5);
        }
        for (String edge : List.of("bodyLine", "mark")) {
            assertThat(contrast(theme, edge, "lane")).as(edge).isGreaterThanOrEqualTo(3);
        }
        for (String signal : signals()) {
            for (String surface : List.of("panel", "raised", "lane", "shoulder", "ground")) {
                assertThat(contrast(theme, signal, surface))
                        .as(signal + " on " + surface)
                        .isGreaterThanOrEqualTo(2.995);
            }
            boolean isGraphicsOnly = theme.equals("light") && signal.equals("ai");
            assertThat(contrast(theme, "onFill", signal))
                    .as("text on " + signal)
                    .isGreaterThanOrEqualTo(isGraphicsOnly ? 3 : 4.5);
            assertThat(contrast(theme, "ink", signal + "Tint")).isGreaterThanOrEqualTo(4.5);
        }
    }

    @ParameterizedTest
    @CsvSource({"dark,13.9,14.0,11.1,13.1", "light,17.9,11.8,12.0,11.8"})
    @DisplayName("A-11: any two signals differ by 11 or more, also with each colour vision deficiency")
    void signalsDiffer(String theme, double full, double protan, double deutan, double tritan) {
        double[] expected = {full, protan, deutan, tritan};
        double[][] visions = {null, ColourVision.PROTANOPIA, ColourVision.DEUTERANOPIA, ColourVision.TRITANOPIA};
        for (int k = 0; k < visions.length; k++) {
            double least = leastDifference(theme, visions[k]);
            assertThat(least).isGreaterThanOrEqualTo(11).isCloseTo(expected[k], within(0.06));
        }
    }

    private static double leastDifference(String theme, double[] vision) {
        double least = Double.POSITIVE_INFINITY;
        List<String> names = signals();
        for (int a = 0; a < names.size(); a++) {
            for (int b = a + 1; b < names.size(); b++) {
                double[] x = ColourVision.lab(ColourVision.seen(linear(theme, names.get(a)), vision));
                double[] y = ColourVision.lab(ColourVision.seen(linear(theme, names.get(b)), vision));
                least = Math.min(least, ColourVision.deltaE2000(x, y));
            }
        }
        return least;
    }

    @Test
    @DisplayName("the difference is CIEDE2000: pairs of the published test data")
    void differenceIsThePublishedOne() {
        assertThat(ColourVision.deltaE2000(new double[] {50, 2.6772, -79.7751}, new double[] {50, 0, -82.7485}))
                .isCloseTo(2.0425, within(5e-5));
        assertThat(ColourVision.deltaE2000(new double[] {50, 2.5, 0}, new double[] {73, 25, -18}))
                .isCloseTo(27.1492, within(5e-5));
        assertThat(ColourVision.deltaE2000(
                        new double[] {2.0776, 0.0795, -1.1350}, new double[] {0.9033, -0.0636, -0.5514}))
                .isCloseTo(0.9082, within(5e-5));
    }

    @Test
    @DisplayName("A-11: both palettes have every token of the file")
    void palettesHaveTheTokens() {
        assertThat(Palette.DARK.isDark()).isTrue();
        assertThat(Palette.LIGHT.isDark()).isFalse();
        assertThat(Palette.DARK.looks()).contains("-wh-select: #5CB9F1;");
        tokens.path("themes")
                .path("dark")
                .fieldNames()
                .forEachRemaining(
                        name -> assertThat(tokens.path("themes").path("light").has(name))
                                .as(name)
                                .isTrue());
    }
}
