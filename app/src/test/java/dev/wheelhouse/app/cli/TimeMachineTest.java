package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wheelhouse.app.files.TimeFiles;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** T-5 to T-10 on the command line. */
class TimeMachineTest {
    @TempDir
    Path folder;

    private static String ok(String... args) {
        return ends(0, args);
    }

    private static String ends(int code, String... args) {
        Cli cli = new Cli();
        assertThat(cli.run(args))
                .as("%s: %s%s", Arrays.toString(args), cli.out(), cli.err())
                .isEqualTo(code);
        if (code == 2) {
            assertThat(cli.errLines()).hasSize(1);
        }
        return cli.out() + cli.err();
    }

    private static String hashIn(String out) {
        Matcher hash = Pattern.compile("hash ([0-9a-f]{16})").matcher(out);
        assertThat(hash.find()).as(out).isTrue();
        return hash.group(1);
    }

    private Path run(String name, String... more) {
        Path file = folder.resolve(name);
        String[] args = {"run", "loop-100s", "--quiet", "--save-run", file.toString()};
        String[] all = Arrays.copyOf(args, args.length + more.length);
        System.arraycopy(more, 0, all, args.length, more.length);
        ok(all);
        return file;
    }

    @Test
    @DisplayName("T-6: a saved run replays with every hash the same, and says the same hash as the run")
    void savedRunReplays() {
        Path file = folder.resolve("a.whrun");
        String ran = ok("run", "loop-100s", "--save-run", file.toString());
        String replayed = ok("replay", file.toString());
        assertThat(replayed).contains("every hash is the same").contains("steps 0 to 1000");
        assertThat(hashIn(replayed)).isEqualTo(hashIn(ran));
    }

    @Test
    @DisplayName("T-6: a run file cut short replays up to its last whole step and says so; a damaged one ends with 2")
    void brokenRunFilesAreTold() throws Exception {
        byte[] good = Files.readAllBytes(run("a", "--seconds", "20"));
        Path cut = Files.write(folder.resolve("cut"), Arrays.copyOf(good, good.length - 30));
        assertThat(ok("replay", cut.toString())).contains("cut short and opens up to step 199");
        byte[] flipped = good.clone();
        flipped[good.length - 100] ^= 4;
        Path damaged = Files.write(folder.resolve("damaged"), flipped);
        assertThat(ends(2, "replay", damaged.toString())).contains("is damaged after byte ");
        Path scenario = Files.writeString(folder.resolve("x.whrun"), "{}");
        assertThat(ends(2, "replay", scenario.toString())).contains("x.whrun: run file refused, mark");
        assertThat(ends(2, "replay", folder.resolve("none").toString())).contains("there is no such file");
        assertThat(ends(2, "replay", folder.toString())).contains("cannot be read: it is a folder");
    }

    @Test
    @DisplayName("T-5: diff names the first step that differs and its fields, and ends with 1")
    void diffNamesStepAndFields() {
        Path a = run("a");
        Path b = run("b");
        assertThat(ok("diff", a.toString(), b.toString())).contains("the same: steps 0 to 1000");
        Path other = run("c", "--set", "impact.impulseNs=6000");
        assertThat(ends(1, "diff", a.toString(), other.toString()))
                .contains("the scenarios differ: loop-100s ")
                .containsPattern("step \\d+ \\(\\d+\\.\\d s\\) differs first")
                .containsPattern("body.damagePoints\\[\\d+\\]: 40.0 and 50.0")
                .containsPattern("events.impulseNs\\[\\d+\\]: 5000.0 and 6000.0");
        Path shorter = run("d", "--seconds", "10");
        assertThat(ends(1, "diff", a.toString(), shorter.toString())).contains("but the runs differ in length");
    }

    @Test
    @DisplayName(
            "T-7, T-9: a snapshot passes its self-check, and going on from it ends with the same hash and evidence")
    void snapshotGoesOn() throws Exception {
        Path early = folder.resolve("s1");
        Path late = folder.resolve("s2");
        String ran = ok(
                "run",
                "loop-100s",
                "--snapshot-at",
                "44.1=" + early,
                "--snapshot-at",
                "66.0=" + late,
                "--save-run",
                folder.resolve("whole").toString());
        assertThat(ran).contains("s1: self-check passed, restored at step 441").contains("s2: self-check passed");
        assertThat(TimeFiles.kindOf(early.toString())).isEqualTo(TimeFiles.Kind.SNAPSHOT);
        for (Path from : new Path[] {early, late}) {
            Path rest = folder.resolve("rest");
            String went = ok("run", "--from", from.toString(), "--save-run", rest.toString());
            assertThat(hashIn(went)).isEqualTo(hashIn(ran));
            ok("replay", rest.toString());
            assertThat(ends(1, "diff", folder.resolve("whole").toString(), rest.toString()))
                    .contains("the same from step " + (from == early ? 441 : 660) + " to 1000");
        }
    }

    @Test
    @DisplayName("T-7, X-H6: a snapshot of another version or damaged, and options that exclude each other, end with 2")
    void unusableSnapshotsAreRefused() throws Exception {
        Path good = folder.resolve("s");
        ok("run", "loop-100s", "--seconds", "2", "--quiet", "--snapshot-at", "1=" + good);
        byte[] later = Files.readAllBytes(good);
        later[8] += 2;
        Path newer = Files.write(folder.resolve("newer"), later);
        assertThat(ends(2, "run", "--from", newer.toString())).contains("file.version: 2, allowed 1 to 1");
        assertThat(Files.readAllBytes(newer)).isEqualTo(later);
        assertThat(ends(2, "run", "loop-100s", "--from", good.toString())).contains("exclude");
        assertThat(ends(2, "run", "--from", good.toString(), "--set", "driving.brakingMps2=4"))
                .contains("exclude");
        assertThat(ends(2, "run", "loop-100s", "--seconds", "2", "--snapshot-at", "3=" + folder.resolve("t")))
                .contains("--snapshot-at is 3.0, allowed: 0.0 to 2.0");
        assertThat(folder.resolve("t")).doesNotExist();
    }

    @Test
    @DisplayName("T-10: a failed check writes one bundle that replays; a passed one writes nothing")
    void failedCheckWritesABundle() throws Exception {
        Path bundle = folder.resolve("b.zip");
        String checked =
                ends(1, "check", "loop-100s", "fault-teleport", "--seconds", "5", "--bundle", bundle.toString());
        assertThat(checked).contains("report bundle of fault-teleport: ");
        assertThat(ok("replay", bundle.toString())).contains("fault-teleport").contains("every hash is the same");
        byte[] first = Files.readAllBytes(bundle);
        ends(1, "check", "loop-100s", "fault-teleport", "--seconds", "5", "--bundle", bundle.toString());
        assertThat(Files.readAllBytes(bundle)).isEqualTo(first);
        Path none = folder.resolve("none.zip");
        ok("check", "loop-100s", "--bundle", none.toString());
        assertThat(none).doesNotExist();
    }

    @Test
    @DisplayName("X-H5: a full disk or a read-only folder ends with 2, and what was there before stays")
    void unwritableTargetsAreRefused() throws Exception {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full));
        assertThat(ends(2, "run", "loop-100s", "--quiet", "--save-run", full.toString()))
                .startsWith("/dev/full cannot be written: ");
        assertThat(ends(2, "run", "loop-100s", "--quiet", "--snapshot-at", "1=" + full))
                .startsWith("/dev/full cannot be written: ");
        Path locked = Files.createDirectory(folder.resolve("locked"));
        Path before = Files.writeString(locked.resolve("run"), "before", StandardCharsets.UTF_8);
        Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("r-xr-xr-x"));
        try {
            assumeTrue(!Files.isWritable(locked), "the superuser may write everywhere");
            assertThat(ends(2, "run", "loop-100s", "--quiet", "--save-run", before.toString()))
                    .contains("cannot be written");
            assertThat(before).hasContent("before");
        } finally {
            Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }
}
