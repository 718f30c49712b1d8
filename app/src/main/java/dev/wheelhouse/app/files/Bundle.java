package dev.wheelhouse.app.files;

import dev.wheelhouse.sim.recording.RunHeader;
import dev.wheelhouse.sim.recording.RunWriter;
import dev.wheelhouse.sim.snapshot.Snapshot;
import dev.wheelhouse.sim.snapshot.SnapshotFile;
import dev.wheelhouse.sim.state.CompletedStep;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * A report bundle (T-10): one zip with a note, the scenario, the run with its inputs and hashes, and a snapshot of the step that
 * it is about. Entries have one fixed date, so that the same run gives the same bytes.
 */
public final class Bundle implements AutoCloseable {
    static final String RUN = "run.whrun";
    static final String SNAPSHOT = "step.whsnap";
    static final String SCENARIO = "scenario.json";
    static final String NOTE = "note.txt";
    /** Zip's own first day, noon, in local time as zip counts. */
    private static final java.time.LocalDateTime DATE = java.time.LocalDateTime.of(1980, 1, 1, 12, 0);

    private final ZipOutputStream zip;
    private final RunHeader header;
    private final RunWriter run;

    /** Begins with the run, whose steps follow. */
    public Bundle(OutputStream out, RunHeader header) throws IOException {
        this.zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
        this.header = header;
        begin(RUN);
        this.run = new RunWriter(zip, header);
    }

    private void begin(String name) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(DATE);
        zip.putNextEntry(entry);
    }

    public RunWriter run() {
        return run;
    }

    /**
     * Ends the run and adds what else there is.
     *
     * @param about the step that it is about
     * @param note lines for people: version, step and what is the matter
     */
    public void finish(CompletedStep about, List<String> note) throws IOException {
        run.end();
        begin(SNAPSHOT);
        zip.write(new SnapshotFile(header.stored(), header.scenario(), new Snapshot(about, List.of())).write());
        begin(SCENARIO);
        zip.write(header.stored().bytes());
        begin(NOTE);
        zip.write((String.join("\n", note) + "\n").getBytes(StandardCharsets.UTF_8));
        zip.finish();
    }

    /** The run in a bundle. */
    static InputStream runOf(InputStream raw) throws IOException {
        ZipInputStream zip = new ZipInputStream(raw, StandardCharsets.UTF_8);
        for (ZipEntry e = zip.getNextEntry(); e != null; e = zip.getNextEntry()) {
            if (e.getName().equals(RUN)) {
                return new FilterInputStream(zip) {};
            }
        }
        throw new IOException("the zip has no " + RUN + ", so it is no report bundle");
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
