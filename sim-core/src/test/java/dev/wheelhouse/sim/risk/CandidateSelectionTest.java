package dev.wheelhouse.sim.risk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.risk.CandidateSelection.Candidate;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** M-45, ruling A17 the direct responder. */
class CandidateSelectionTest {
    private static int select(Candidate... candidates) {
        return CandidateSelection.select(List.of(candidates), 0.05);
    }

    @Test
    void breaksTiesByClearanceThenByRank() {
        assertThat(select(
                        new Candidate(3, 1.5, Response.BRAKE, 15),
                        new Candidate(9, 1.5, Response.BRAKE, 14),
                        new Candidate(4, 1.5, Response.BRAKE, 14)))
                .isEqualTo(2);
    }

    @Test
    @DisplayName("ruling A17: exactly 0.05 s apart is a tie, in doubles too")
    void theToleranceIsInclusive() {
        assertThat(select(
                        new Candidate(1, 1.5, Response.AVOID_LEFT, 15),
                        new Candidate(2, 1.55, Response.EMERGENCY_BRAKE, 20)))
                .isEqualTo(1);
    }

    @Test
    void neverSelectsWhatIsClear() {
        assertThat(select(new Candidate(1, 1, null, 3), new Candidate(2, Double.NaN, Response.BRAKE, 3)))
                .isEqualTo(-1);
        assertThat(select(new Candidate(1, Double.NaN, null, 3), new Candidate(2, 2, Response.AVOID_LEFT, 3)))
                .isEqualTo(1);
    }

    @Property
    void theOrderOfTheListNeverMatters(@ForAll("candidates") List<Candidate> candidates) {
        List<Candidate> reversed = new ArrayList<>();
        for (int i = candidates.size() - 1; i >= 0; i--) {
            reversed.add(candidates.get(i));
        }
        Candidate chosen = candidates.get(CandidateSelection.select(candidates, 0.05));
        assertThat(reversed.get(CandidateSelection.select(reversed, 0.05))).isEqualTo(chosen);
    }

    @Provide
    Arbitrary<List<Candidate>> candidates() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 100),
                        Arbitraries.integers().between(0, 5).map(i -> 1 + i * 0.03125),
                        Arbitraries.of(Response.class),
                        Arbitraries.integers().between(5, 8).map(Integer::doubleValue))
                .as(Candidate::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(12)
                .uniqueElements(Candidate::rank);
    }
}
