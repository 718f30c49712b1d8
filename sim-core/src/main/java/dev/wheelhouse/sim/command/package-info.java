/**
 * Who may drive now and which command is accepted: candidates, arbitration, eligibility, acceptance, a task's offer, and the
 * handover procedure. Owns no state of its own but a handover's progress; commands are accepted in one stage of a step and act
 * in the next.
 */
@NullMarked
package dev.wheelhouse.sim.command;

import org.jspecify.annotations.NullMarked;
