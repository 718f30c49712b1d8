package dev.wheelhouse.app.authority;

import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.command.ActingCommand;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.seat.VehicleRecord;

/** Shape, colour and word of whoever drives. */
public final class Sources {
    private Sources() {}

    /** Of the command that acts on a vehicle; unknown stands for nobody. */
    public static SourceType acting(VehicleRecord vehicle) {
        Command acting = ActingCommand.of(vehicle);
        return acting == null ? SourceType.UNKNOWN : acting.source();
    }

    public static Glyph glyph(SourceType source) {
        return switch (source) {
            case UNKNOWN -> Glyph.NOBODY;
            case AI -> Glyph.AI;
            case SCRIPT -> Glyph.SCRIPT;
            case PLAYER -> Glyph.WHEEL;
        };
    }

    public static Tone tone(SourceType source) {
        return switch (source) {
            case UNKNOWN -> Tone.BRAKE;
            case AI -> Tone.AI;
            case SCRIPT -> Tone.SCRIPT;
            case PLAYER -> Tone.PLAYER;
        };
    }

    public static String word(SourceType source) {
        return switch (source) {
            case UNKNOWN -> "Nobody";
            case AI -> "AI";
            case SCRIPT -> "Script";
            case PLAYER -> "Player";
        };
    }
}
