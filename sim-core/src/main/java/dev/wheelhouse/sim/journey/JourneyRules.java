package dev.wheelhouse.sim.journey;

/**
 * What the two sets of rules differ in (J-6).
 *
 * @param goalOnLane the destination is projected on the nearest lane and the plan ends there; one that no lane comes near is
 *     refused (J-24, J-17). Otherwise the nearest node stands for it.
 * @param arrivesWhereItStands a body that is admitted where it has already arrived completes instead of waiting (J-17)
 * @param triesAlternatives behind a blocked corridor the next candidates and joining points further along are tried (J-26)
 * @param takeoverCanBeCancelled before the exchange (J-18)
 * @param joinsInsideJunctions the lanes through junctions are candidates (J-56)
 */
public record JourneyRules(
        boolean goalOnLane,
        boolean arrivesWhereItStands,
        boolean triesAlternatives,
        boolean takeoverCanBeCancelled,
        boolean joinsInsideJunctions) {
    public static final JourneyRules REFERENCE = new JourneyRules(false, false, false, false, false);
    public static final JourneyRules STRICT = new JourneyRules(true, true, true, true, true);
}
