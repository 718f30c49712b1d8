package dev.wheelhouse.sim.command;

import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.SourceType;

/** A command that competes for a vehicle. Its priority is not its task's (S-33). */
public record Candidate(Command command, int priority) {
    /** Known source and a tag; a command that asks for nothing is available too. */
    public boolean isAvailable() {
        return command.source() != SourceType.UNKNOWN && !command.sourceTag().isEmpty();
    }
}
