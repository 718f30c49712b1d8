package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.wheelhouse.app.picture.Png;
import dev.wheelhouse.app.shell.Action;
import java.awt.image.BufferedImage;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * The user guide says what the window does. {@code -Dwheelhouse.pictures=regenerate} takes its pictures anew from the real window
 * and fails that run.
 */
class UserGuideTest extends WindowTest {
    private static final Path GUIDE = Path.of("../src/site/user-guide.md");
    private static final Path PICTURES = Path.of("../src/site/pictures");
    private static final List<String> NAMES =
            List.of("window", "emergency", "conditions", "palette", "events", "smallest");

    private void take(String name, int step, int slot, int width, int height, Runnable act) throws Exception {
        robot.interact(() -> {
            stage().setWidth(width);
            stage().setHeight(height);
        });
        await(() -> workspace().getWidth() == width);
        pauseAt(step);
        while (workspace().selected() != slot) {
            robot.interact(() -> workspace().perform(Action.NEXT_VEHICLE));
        }
        robot.interact(act);
        String shown = slot == 0 ? "V01" : "V0" + (slot + 1);
        boolean hasInspector = node("inspector", Node.class).isVisible();
        await(() -> (!hasInspector || text("inspected").equals(shown))
                && text("mode").equals("Step " + step));
        robot.interact(() -> workspace().applyCss());
        try (OutputStream out = Files.newOutputStream(PICTURES.resolve(name + ".png"))) {
            Png.write(picture(), out);
        }
    }

    private void takeAll() throws Exception {
        robot.interact(
                () -> node("hint-dismiss", javafx.scene.control.Button.class).fire());
        pauseAt(700);
        take("window", 440, 2, 1440, 900, () -> {});
        take("emergency", 456, 3, 1440, 900, () -> {});
        take("conditions", 440, 2, 1280, 800, () -> {
            workspace().perform(Action.CONDITIONS);
            node("condition", TextField.class).setText("decision.vehicle = V03 and decision.response = AV");
            node("condition", TextField.class).end();
        });
        take("palette", 440, 2, 1280, 800, () -> {
            workspace().perform(Action.PALETTE);
            node("palette-field", TextField.class).setText("copy");
            node("palette-field", TextField.class).end();
        });
        take("events", 662, 0, 1280, 820, () -> {
            workspace().perform(Action.NO_SELECTION);
            workspace().perform(Action.THEME);
            node("inspector-tab-events", ToggleButton.class).fire();
        });
        robot.interact(() -> workspace().perform(Action.THEME));
        robot.interact(() -> node("inspector-tab-motion", ToggleButton.class).fire());
        take("smallest", 99, 1, 1024, 700, () -> {});
    }

    @Test
    @DisplayName("The guide's pictures are there, all in use, and none is blank")
    void picturesAreThere() throws Exception {
        if ("regenerate".equals(System.getProperty("wheelhouse.pictures"))) {
            Files.createDirectories(PICTURES);
            takeAll();
            fail("the guide's pictures were taken anew; look at them, then run without the property");
        }
        List<String> used = new ArrayList<>();
        Matcher m = Pattern.compile("\\(pictures/([a-z-]+)\\.png\\)").matcher(Files.readString(GUIDE));
        while (m.find()) {
            used.add(m.group(1));
            BufferedImage image =
                    ImageIO.read(PICTURES.resolve(m.group(1) + ".png").toFile());
            int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
            assertThat(Arrays.stream(pixels).distinct().count()).as(m.group(1)).isGreaterThan(50);
        }
        assertThat(used).containsExactlyInAnyOrderElementsOf(NAMES);
    }

    @Test
    @DisplayName("A-10: the guide names every key of the window with what it does")
    void namesEveryKey() throws Exception {
        String guide = Files.readString(GUIDE);
        for (Action action : Action.values()) {
            String row = "| " + action.keys() + " | " + action.words() + " |";
            assertThat(guide).contains(row);
        }
    }

    @Test
    @DisplayName("T-4: the guide's examples of conditions can all be armed")
    void examplesCanBeArmed() throws Exception {
        String guide = Files.readString(GUIDE);
        String examples = guide.substring(guide.indexOf("```condition\n") + 13);
        examples = examples.substring(0, examples.indexOf("```"));
        pauseAt(10);
        robot.interact(() -> workspace().perform(Action.CONDITIONS));
        for (String example : examples.split("\n")) {
            robot.interact(() -> node("condition", TextField.class).setText(example));
            await(() -> node("conditions", Node.class).isVisible());
            assertThat(text("condition-problem")).as(example).isEqualTo("Can be armed");
        }
    }
}
