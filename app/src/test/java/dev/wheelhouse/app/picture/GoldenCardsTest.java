package dev.wheelhouse.app.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.FxTest;
import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.hud.Hud;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.expression.Expression;
import dev.wheelhouse.sim.expression.Vocabulary;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.io.ByteArrayOutputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All cards as they were approved, in each state of the response; see {@link Golden}. */
class GoldenCardsTest extends FxTest {
    private static final int MOST_STEPS = 1000;
    private static final int WIDE = 1096;
    private static final int FOLDED = 980;

    @ParameterizedTest
    @CsvSource({
        "cards-none-dark, loop-100s, step = 300, 0, dark",
        "cards-brake-dark, standing-pedestrian, decision.response = BRAKE, 0, dark",
        "cards-emergency-dark, loop-100s, decision.response = EMERGENCY_BRAKE, 0, dark",
        "cards-left-light, loop-100s, decision.response = AVOID_LEFT, 0, light",
        "cards-right-dark, loop-100s, decision.response = AVOID_RIGHT, 0, dark",
        "card-scenario-dark, loop-100s, step = 99, 1, dark",
        "card-execution-dark, loop-100s, step = 452, 4, dark",
        "card-physics-light, loop-100s, event IMPACT, 6, light"
    })
    @DisplayName("A-6, A-7: each card, and each state of the response, looks as approved")
    void looksAsApproved(String name, String source, String when, int tab, String theme) throws Exception {
        Scenario scenario = Scenarios.load(source, Map.of());
        RecentSteps steps = runUntil(scenario, Expression.parse(when, new Vocabulary(scenario)));
        Shot shot = Shot.of(scenario, steps);
        Palette palette = theme.equals("light") ? Palette.LIGHT : Palette.DARK;
        ViewFrame frame = new ViewFrame(
                scenario,
                shot.previous(),
                shot.current(),
                1,
                shot.selected(),
                new ViewFrame.Camera(0, 10, 100),
                palette,
                Shot.ALL_LAYERS,
                steps);
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        robot.interact(() -> draw(frame, tab, png));
        Golden.check(name, png.toByteArray(), 20);
    }

    private static RecentSteps runUntil(Scenario scenario, Expression when) {
        WorldStep world = new WorldStep(scenario);
        RecentSteps steps = new RecentSteps();
        CompletedStep step = world.initial();
        steps.add(step);
        while (!when.holds(step) && step.step() < MOST_STEPS) {
            step = world.advance(step);
            steps.add(step);
        }
        assertThat(when.holds(step)).as("%s within %d steps", when, MOST_STEPS).isTrue();
        return steps;
    }

    /** @param tab the chosen card where they are folded, 0 for the wide form */
    private static void draw(ViewFrame frame, int tab, ByteArrayOutputStream png) {
        int width = tab == 0 ? WIDE : FOLDED;
        Hud hud = new Hud();
        hud.setLow(tab != 0);
        hud.setStyle(frame.palette().looks());
        Scene scene = new Scene(hud, width, hud.heightFor(width));
        scene.getStylesheets().add("/assets/wheelhouse.css");
        hud.applyCss();
        hud.layout();
        if (tab != 0) {
            Node button = hud.lookup("#tab-" + tab);
            ((ToggleButton) button).fire();
        }
        for (int round = 0; round < 3; round++) {
            hud.show(frame);
            // The hash covers the whole state, and would change these pictures with whatever else the state holds.
            if (hud.lookup("#card-continuity-hash") instanceof Label hash) {
                hash.setText("0123456789abcdef");
            }
            hud.applyCss();
            hud.layout();
        }
        try {
            Png.write(scene.snapshot(null), png);
        } catch (java.io.IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
