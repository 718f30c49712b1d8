package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.app.cli.PictureWriter.Picture;
import dev.wheelhouse.sim.state.Avoidance;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** C-2, C-4, A-14: which moments become pictures, and under which names. */
class PicturesTest {
    @TempDir
    Path folder;

    /** Notes what it is to draw. */
    private static final class Notes implements PictureWriter.Factory, PictureWriter {
        final List<Picture> drawn = new ArrayList<>();
        int opened;
        int closed;

        @Override
        public PictureWriter open() {
            opened++;
            return this;
        }

        @Override
        public void write(Picture picture, OutputStream png) throws IOException {
            drawn.add(picture);
            png.write(Long.toString(picture.current().step()).getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public void close() {
            closed++;
        }
    }

    private final Notes notes = new Notes();

    private Cli run(int code, String... more) {
        Cli cli = new Cli().withPictures(notes);
        String[] args = Arrays.copyOf(new String[] {"run", "loop-100s", "--quiet"}, 3 + more.length);
        System.arraycopy(more, 0, args, 3, more.length);
        assertThat(cli.run(args)).as(cli.err()).isEqualTo(code);
        return cli;
    }

    @Test
    @DisplayName("C-2: --frames has every so manieth step, numbered by it, exactly as completed")
    void framesAreNumberedByTheirStep() {
        Path frames = folder.resolve("new").resolve("frames");
        run(0, "--seconds", "13", "--frames", frames.toString(), "--every", "60", "--size", "640x360");
        assertThat(frames.toFile().list())
                .containsExactlyInAnyOrder("frame-000000.png", "frame-000060.png", "frame-000120.png");
        assertThat(frames.resolve("frame-000120.png")).hasContent("120");
        assertThat(notes.drawn).allMatch(p -> p.fraction() == 1 && p.width() == 640 && p.height() == 360);
        assertThat(notes.drawn.get(2).previous().step()).isEqualTo(119);
        assertThat(notes.drawn.get(0).previous()).isSameAs(notes.drawn.get(0).current());
        assertThat(notes.opened).isEqualTo(1);
        assertThat(notes.closed).isEqualTo(1);
    }

    @Test
    @DisplayName("A-14: each avoidance has its four key frames, at 0.15 s, 1 s, 2.25 s and 3.4 s after its start")
    void everyAvoidanceHasFourKeyFrames() {
        run(0, "--cycles", "2", "--key-frames", folder.toString());
        assertThat(notes.drawn).hasSize(2 * 8 * 4);
        assertThat(folder.toFile().list()).hasSize(2 * 8 * 4);
        double[] seconds = {0.15, 1.0, 2.25, 3.4};
        for (int k = 0; k < notes.drawn.size(); k++) {
            Picture p = notes.drawn.get(k);
            Avoidance a = p.current().avoidance();
            assertThat(a).isNotNull();
            double at = p.previous().step() + p.fraction() - a.startStep();
            assertThat(at / 10).isCloseTo(seconds[k % 4], within(1e-9));
            assertThat(p.selectedSlot()).isEqualTo(a.slot());
            assertThat(p.current().step()).isEqualTo(p.previous().step() + 1);
        }
        Avoidance fourth = notes.drawn.get(3 * 4).current().avoidance();
        String vehicle = String.format("V%02d", fourth.slot() + 1);
        for (String moment : List.of("0.15", "1.0", "2.25", "3.4")) {
            assertThat(folder.resolve(vehicle + "-batch4-" + moment + "s.png")).exists();
            assertThat(folder.resolve("cycle2-" + vehicle + "-batch4-" + moment + "s.png"))
                    .exists();
        }
    }

    @Test
    @DisplayName("A-14, X-I4: an identity with a path in it stays a file name")
    void identityNeverLeavesTheFolder() throws Exception {
        String text;
        try (var in = PicturesTest.class.getResourceAsStream("/scenarios/loop-100s.json")) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .replaceAll("\"id\": \"V(\\d\\d)\"", "\"id\": \"../V:$1\"");
        }
        Path file = Files.writeString(folder.resolve("odd.json"), text);
        Path keys = folder.resolve("keys");
        assertThat(new Cli().withPictures(notes).run("run", file.toString(), "--key-frames", keys.toString()))
                .isZero();
        assertThat(keys.toFile().list()).hasSize(32).allMatch(n -> n.startsWith("___V_"));
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("odd.json", "keys");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"319x240", "320x239", "7681x4320", "7680x4321", "640", "640x", "axb", "640x360x2", "-640x360", ""
            })
    @DisplayName("C-2: a size outside 320x240 to 7680x4320 is refused before the run")
    void sizeIsChecked(String size) {
        Cli cli = run(2, "--frames", folder.resolve("f").toString(), "--size=" + size);
        assertThat(cli.err()).contains("allowed: 320x240 to 7680x4320");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    @DisplayName("C-2, C-5: --every below 1, a file in the folder's place and a build without pictures are refused")
    void otherArgumentsAreChecked() throws Exception {
        assertThat(run(2, "--frames", folder.resolve("f").toString(), "--every", "0")
                        .err())
                .contains("--every is 0, allowed: at least 1");
        Path file = Files.writeString(folder.resolve("file"), "x");
        assertThat(run(2, "--frames", file.toString()).err()).contains("file cannot be made or is no folder");
        assertThat(run(2, "--key-frames", file.resolve("sub").toString()).errLines())
                .hasSize(1);
        Cli none = new Cli();
        assertThat(none.run("run", "loop-100s", "--key-frames", folder.toString()))
                .isEqualTo(2);
        assertThat(none.errLines()).hasSize(1);
        assertThat(notes.opened).isZero();
    }

    @Test
    @DisplayName("C-5: a picture that fails ends with 2 and leaves no half picture, and what draws is closed")
    void failedPictureLeavesNothing() {
        Notes failing = notes;
        PictureWriter.Factory factory = () -> new PictureWriter() {
            @Override
            public void write(Picture picture, OutputStream png) throws IOException {
                png.write(1);
                throw new IOException("no colour left");
            }

            @Override
            public void close() {
                failing.close();
            }
        };
        Cli cli = new Cli().withPictures(factory);
        assertThat(cli.run("run", "loop-100s", "--frames", folder.toString())).isEqualTo(2);
        assertThat(cli.errLines()).containsExactly("no colour left");
        assertThat(folder).isEmptyDirectory();
        assertThat(failing.closed).isEqualTo(1);
    }

    @Test
    @DisplayName(
            "C-4: without a display the loop gives its table, report, verdicts and key frames, and check's exit code")
    void headlessLoopLeavesItsEvidence() throws Exception {
        Path out = folder.resolve("wheelhouse-out");
        Cli cli = new Cli().onTerminal();
        assertThat(HeadlessLoop.run(cli.console(), notes, out)).isZero();
        assertThat(cli.errLines().get(0)).startsWith("no display, so the loop runs without a window");
        assertThat(cli.err()).contains("] 100 %");
        assertThat(cli.out()).contains("motion.no-overlap").contains("11 checks: 11 passed, 0 failed, 0 not evaluated");
        assertThat(out.toFile().listFiles())
                .extracting(File::getName)
                .contains("report.json", "junit.xml")
                .hasSize(2 + 32);
        assertThat(out.resolve("report.json")).content().contains("\"finalHash\"");
        Cli without = new Cli();
        assertThat(HeadlessLoop.run(without.console(), null, folder.resolve("plain")))
                .isZero();
        assertThat(folder.resolve("plain").toFile().list()).containsExactlyInAnyOrder("report.json", "junit.xml");
        Path file = Files.writeString(folder.resolve("file"), "x");
        Cli unwritable = new Cli();
        assertThat(HeadlessLoop.run(unwritable.console(), null, file)).isEqualTo(2);
        assertThat(unwritable.errLines()).hasSize(2);
    }
}
