package dev.wheelhouse.sim.scenario;

import java.util.Arrays;
import java.util.List;

/**
 * What an entry of a script does. What its kind does not use has its default.
 *
 * @param person slot, −1 for none
 * @param vehicle slot, −1 for none
 * @param requester slot of whoever asks; the person itself when the file does not say
 * @param requestSerial with the tag, which request it is
 * @param offer what is offered, set directly or given as the source
 * @param offeredSteps how long an offer is repeated
 * @param offeredUntil the entry with whose beginning an offer ends, −1 for none
 * @param of the entry whose offer is stopped, −1 for none
 * @param amount N·s or metres
 */
public record ScriptAction(
        Kind kind,
        int person,
        int vehicle,
        int seat,
        int requester,
        String tag,
        int requestSerial,
        boolean asDriver,
        boolean releaseConflicting,
        Input offer,
        long offeredSteps,
        int offeredUntil,
        int of,
        boolean clearOwner,
        Task task,
        double amount) {

    /** A command's content; the target speed is infinite where pedals are meant. */
    public record Input(
            Source source,
            int priority,
            double targetSpeedMps,
            double throttle,
            double brake,
            double steering,
            boolean handbrake,
            boolean reverse) {
        public boolean isTarget() {
            return !Double.isInfinite(targetSpeedMps);
        }
    }

    /** The task that a cleanup speaks for. */
    public record Task(String tree, int priority, String session) {}

    /** Who a command comes from. */
    public enum Source {
        AI,
        SCRIPT,
        PLAYER
    }

    /** The operations, each with the fields it uses and, in angle brackets, those it needs. */
    public enum Kind {
        WAIT(""),
        RESERVE("<person> <vehicle> <seat> requester tag requestSerial"),
        CONFIRM("<person> <vehicle> <seat> requester tag requestSerial"),
        RELEASE("<person> <vehicle> <seat> requester tag requestSerial releaseConflicting"),
        REPLACE("<person> <vehicle> <seat> requester tag requestSerial"),
        ENTER("<person> <vehicle> <seat> asDriver"),
        CHANGE_SEAT("<person> <vehicle> <seat> asDriver"),
        EXIT("<person> <vehicle> <seat>"),
        OFFER("<person> <vehicle> tag source priority targetSpeedMps throttle brake steering handbrake reverse"
                + " forSeconds until"),
        STOP_OFFERING("<of>"),
        REPAIR_PERSON_SIDE("<person> <vehicle> clearOwner"),
        REPAIR_VEHICLE_SIDE("<person> <vehicle> <seat> clearOwner"),
        REPAIR_OWNER("<vehicle> clearOwner"),
        SET_DIRECTLY("<vehicle> tag source targetSpeedMps throttle brake steering handbrake reverse"),
        CLEAN_UP_TASK("<person> <vehicle> tree taskPriority session"),
        MAKE_STALE("<vehicle>"),
        IMPACT("<vehicle> <amount>"),
        DISABLE("<vehicle>"),
        REPAIR_DAMAGE("<vehicle>"),
        DISPLACE("<vehicle> <amount>");

        private final List<String> fields;

        Kind(String fields) {
            this.fields = Arrays.asList(fields.split(" "));
        }

        boolean uses(String field) {
            return fields.contains(field) || needs(field);
        }

        boolean needs(String field) {
            return fields.contains("<" + field + ">");
        }

        /** Fields that it uses, for a message. */
        String fieldWords() {
            String words = String.join(", ", fields).replace("<", "").replace(">", "");
            return words.isEmpty() ? "no other field" : words;
        }
    }
}
