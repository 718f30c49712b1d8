package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.PersonHandle;

/**
 * Whose the accepted command is. The serial counts changes of the owner's identity, not of the command's content (S-2), and is
 * kept when the owner is cleared.
 */
public record Owner(
        PersonHandle person,
        int seat,
        boolean hasOwner,
        boolean driverOwned,
        boolean hasTaskSource,
        String taskTree,
        int taskPriority,
        String sessionTag,
        int serial) {
    public static final Owner NONE = new Owner(PersonHandle.NONE, -1, false, false, false, "", -1, "", 0);

    /** No owner, one serial later. */
    public Owner cleared() {
        return blank(serial + 1);
    }

    Owner withSerial(int next) {
        return new Owner(person, seat, hasOwner, driverOwned, hasTaskSource, taskTree, taskPriority, sessionTag, next);
    }

    /** Whether nothing but the serial says anything. */
    boolean isBlank() {
        return equals(blank(serial));
    }

    private static Owner blank(int serial) {
        return new Owner(PersonHandle.NONE, -1, false, false, false, "", -1, "", serial);
    }

    /** A driver as owner, without a task; one serial later unless it is the owner already. */
    public Owner driver(PersonHandle driver, int drivingSeat) {
        return isDriver(driver, drivingSeat) && !hasTaskSource
                ? this
                : new Owner(driver, drivingSeat, true, true, false, "", -1, "", serial + 1);
    }

    /** A driver's task as owner; one serial later unless it is the owner already. */
    public Owner driver(PersonHandle driver, int drivingSeat, TaskSource task) {
        return isDriver(driver, drivingSeat) && isTask(task)
                ? this
                : new Owner(
                        driver,
                        drivingSeat,
                        true,
                        true,
                        true,
                        task.tree(),
                        task.priority(),
                        task.session(),
                        serial + 1);
    }

    private boolean isDriver(PersonHandle driver, int drivingSeat) {
        return hasOwner && driverOwned && seat == drivingSeat && person.equals(driver);
    }

    private boolean isTask(TaskSource task) {
        return hasTaskSource
                && taskPriority == task.priority()
                && taskTree.equals(task.tree())
                && sessionTag.equals(task.session());
    }
}
