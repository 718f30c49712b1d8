package dev.wheelhouse.sim.seat;

/** What a decision may require that the reservation policy does not have (S-14), in the order in which it is refused. */
public enum Need {
    LIFETIME("lifetime"),
    SCAN("scan"),
    MOVEMENT("movement"),
    TASK_LIFETIME("taskLifetime"),
    RESOLVER("resolver");

    private final String label;
    private final String blocked;

    Need(String label) {
        this.label = label;
        this.blocked = "Blocked:" + label;
    }

    public String label() {
        return label;
    }

    String blocked() {
        return blocked;
    }
}
