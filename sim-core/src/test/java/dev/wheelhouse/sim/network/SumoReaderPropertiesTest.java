package dev.wheelhouse.sim.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** J-56: damaged networks. */
class SumoReaderPropertiesTest {
    @Property(tries = 150)
    @Label("a file cut anywhere, or with a byte changed, is read or refused with a place, nothing else")
    void damagedFilesNeverBreakTheReader(
            @ForAll @IntRange(min = 0, max = 250_000) int at, @ForAll byte changed, @ForAll boolean cut) {
        byte[] bytes = cut ? Arrays.copyOf(Bologna.bytes(), at) : Bologna.bytes();
        if (!cut) {
            bytes[at] = changed;
        }
        try {
            assertThat(SumoReader.read(new ByteArrayInputStream(bytes)).graph().laneCount())
                    .isPositive();
            assertThat(cut).isFalse();
        } catch (ImportException e) {
            assertThat(e.problem().line()).isPositive();
            assertThat(e.problem().column()).isPositive();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
