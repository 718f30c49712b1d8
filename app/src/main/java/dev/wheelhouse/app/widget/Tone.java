package dev.wheelhouse.app.widget;

import dev.wheelhouse.app.theme.Palette;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.paint.Color;

/** What a colour says; never without a shape or a word beside it. */
public enum Tone {
    PLAIN,
    QUIET,
    SELECT,
    BRAKE,
    STOP,
    AVOID,
    OK,
    SCRIPT,
    PLAYER,
    AI;

    private final PseudoClass pseudoClass = PseudoClass.getPseudoClass("tone-" + name().toLowerCase(Locale.ROOT));

    /** Gives a node this tone and takes any other from it. */
    public void applyTo(Node node) {
        for (Tone tone : values()) {
            node.pseudoClassStateChanged(tone.pseudoClass, tone == this);
        }
    }

    public Color of(Palette p) {
        return switch (this) {
            case PLAIN -> p.ink();
            case QUIET -> p.ink3();
            case SELECT -> p.select();
            case BRAKE -> p.brake();
            case STOP -> p.stop();
            case AVOID -> p.avoid();
            case OK -> p.ok();
            case SCRIPT -> p.script();
            case PLAYER -> p.player();
            case AI -> p.ai();
        };
    }
}
