package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.files.StepLink;
import dev.wheelhouse.app.hud.DecisionSentence;
import dev.wheelhouse.app.picture.Png;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Transform;
import javafx.stage.Window;

/** What can be taken out of the window: text for the clipboard, and pictures. Each ends in a line of the status bar. */
final class Copies {
    private final Surroundings surroundings;
    private final StatusBar status;

    Copies(Surroundings surroundings, StatusBar status) {
        this.surroundings = surroundings;
        this.status = status;
    }

    void text(String text) {
        surroundings.copy().accept(text);
        status.done("Copied");
    }

    void report(String report) {
        surroundings.copy().accept(report);
        status.done("Report copied");
    }

    /** The decision on screen, which there is. */
    void sentence(ViewFrame f) {
        String sentence = DecisionSentence.of(f);
        surroundings.copy().accept(sentence);
        status.done("Copied: " + sentence);
    }

    void link(Session session) {
        String link = new StepLink(session.source(), session.playback().shown()).toString();
        surroundings.copy().accept(link);
        status.done("Copied: " + link);
    }

    void picture(Node root) {
        Path file = surroundings.pictureFile().get();
        try (OutputStream out = Files.newOutputStream(file)) {
            Png.write(allPixels(root), out);
            status.done("Picture saved as " + file.toAbsolutePath());
        } catch (IOException e) {
            status.refused("Picture refused: " + file + " cannot be written, " + e.getMessage());
        }
    }

    /** As many pixels as the screen shows, also where it is scaled. */
    private static WritableImage allPixels(Node root) {
        SnapshotParameters parameters = new SnapshotParameters();
        Window window = root.getScene().getWindow();
        parameters.setTransform(Transform.scale(window.getOutputScaleX(), window.getOutputScaleY()));
        return root.snapshot(parameters, null);
    }
}
