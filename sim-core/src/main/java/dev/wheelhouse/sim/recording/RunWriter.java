package dev.wheelhouse.sim.recording;

import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.snapshot.ByteSink;
import dev.wheelhouse.sim.state.CompletedStep;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Collection;
import java.util.List;

/**
 * Writes a run file (T-6) as the run goes on: what a crash leaves opens up to its last whole step. A step without inputs takes 22
 * bytes.
 */
public final class RunWriter {
    public static final int VERSION = 1;
    private static final int FLUSH_EVERY = 256;
    private final OutputStream out;
    private long place;
    private long next;

    /** Writes the header; the steps follow, the header's first one too. */
    public RunWriter(OutputStream out, RunHeader header) throws IOException {
        this.out = out;
        this.next = header.first().step();
        ByteSink mark = new ByteSink(8);
        mark.fixed(RunBlocks.MARK);
        out.write(mark.toBytes());
        ByteSink content = new ByteSink(4096);
        content.whole("version", -1, VERSION);
        header.write(content);
        block(RunBlocks.HEADER, content);
    }

    private void block(int kind, ByteSink content) throws IOException {
        out.write(RunBlocks.of(kind, place++, content.toBytes()));
    }

    /** @param taken the inputs that the advance to this step took, in order */
    public void step(CompletedStep step, List<SimCommand> taken) throws IOException {
        step(step.step(), step.hash(), taken);
    }

    /** A step of which the hash is known already. */
    public void step(long number, long hash, List<SimCommand> taken) throws IOException {
        if (number != next) {
            throw new IllegalArgumentException("step " + number + " where step " + next + " belongs");
        }
        next++;
        ByteSink content = new ByteSink(9);
        content.fixed(hash);
        if (!taken.isEmpty()) {
            CommandCodec.write(taken, content);
        }
        block(RunBlocks.STEP, content);
        if (number % FLUSH_EVERY == 0) {
            out.flush();
        }
    }

    /** All bookmarks; later ones replace these. */
    public void bookmarks(Collection<Long> steps) throws IOException {
        ByteSink content = new ByteSink(64);
        content.whole("bookmarks.size", -1, steps.size());
        for (long step : steps) {
            content.whole("bookmarks", -1, step);
        }
        block(RunBlocks.BOOKMARKS, content);
    }

    /** Says that the file is whole. */
    public void end() throws IOException {
        ByteSink content = new ByteSink(16);
        content.whole("end", -1, next);
        block(RunBlocks.END, content);
        out.flush();
    }
}
