package dev.wheelhouse.sim.seat;

import java.util.List;

/**
 * Where the two sets of rules differ (S-6); a scenario's {@code relationRules} chooses one.
 *
 * @param restoresUnfinishedAssignment an entry or seat change that cannot finish restores everything (S-21)
 * @param restoresRefusedReplacement the old reservation comes back when its replacement is refused (S-13)
 * @param emptySessionMatchesAll a stored session tag that is empty lets every cleanup pass (S-35)
 * @param sameSeatKeepsOthersReservation moving to one's own seat leaves another person's reservation on it
 * @param stalePersonMayRelease a person whose records disagree can give back its own reservation
 */
public record RelationRules(
        String name,
        boolean restoresUnfinishedAssignment,
        boolean restoresRefusedReplacement,
        boolean emptySessionMatchesAll,
        boolean sameSeatKeepsOthersReservation,
        boolean stalePersonMayRelease) {
    /** The published behaviour with its flaws. */
    public static final RelationRules REFERENCE = new RelationRules("reference", false, false, true, false, false);

    /** The default. */
    public static final RelationRules STRICT = new RelationRules("strict", true, true, false, true, true);

    /** In the order in which a menu shows them. */
    public static final List<RelationRules> ALL = List.of(STRICT, REFERENCE);
}
