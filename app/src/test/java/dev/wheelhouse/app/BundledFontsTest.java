package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.shell.Surroundings;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.framework.junit5.Start;

class BundledFontsTest extends FxTest {
    @Start
    void start(Stage stage) {
        new MainWindow(Surroundings.desktop().withoutMemory()).start(stage);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "IBM Plex Sans",
                "IBM Plex Sans Medium",
                "IBM Plex Sans SemiBold",
                "IBM Plex Mono",
                "IBM Plex Mono Medium"
            })
    void familyIsFoundByItsName(String family) {
        assertThat(Font.font(family, 12).getFamily()).isEqualTo(family);
    }

    @ParameterizedTest
    @ValueSource(strings = {"System", "IBM Plex Sans", "IBM Plex Sans Medium", "IBM Plex Sans SemiBold"})
    void digitsAndSignsAreSixTenthsOfTheSizeWide(String family) {
        for (String figure : "0 1 2 3 4 5 6 7 8 9 + \u2212 \u00b1 \u00d7".split(" ")) {
            Text text = new Text(figure.repeat(10));
            text.setFont(Font.font(family, 20));
            assertThat(text.getLayoutBounds().getWidth()).as(figure).isEqualTo(10 * 0.6 * 20);
        }
    }

    @Test
    void windowShowsGlyphs() {
        Label title = robot.lookup("#time").queryAs(Label.class);
        assertThat(title.getFont().getFamily()).isEqualTo("IBM Plex Sans SemiBold");
        assertThat(inkOf(title)).as("bright pixels of the time").isBetween(50L, 3000L);
    }

    private long inkOf(Label label) {
        WritableImage[] picture = new WritableImage[1];
        robot.interact(() -> picture[0] = label.getScene().snapshot(null));
        PixelReader pixels = picture[0].getPixelReader();
        Bounds box = label.localToScene(label.getBoundsInLocal());
        return IntStream.range((int) box.getMinY(), (int) box.getMaxY())
                .mapToLong(y -> IntStream.range((int) box.getMinX(), (int) box.getMaxX())
                        .filter(x -> pixels.getColor(x, y).getBrightness() > 0.5)
                        .count())
                .sum();
    }
}
