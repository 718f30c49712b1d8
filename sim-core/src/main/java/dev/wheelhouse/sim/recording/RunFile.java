package dev.wheelhouse.sim.recording;

import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.snapshot.ByteSource;
import dev.wheelhouse.sim.snapshot.SnapshotException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A run file that was read (T-6): up to its end, or to its last whole step where it was cut short or damaged. */
public final class RunFile {
    private static final int MOST_BOOKMARKS = 1 << 20;

    /** How a file ends. */
    public enum Ending {
        WHOLE,
        /** It ends within a block, or without saying that it is whole: whoever wrote it was stopped. */
        CUT,
        /** A block's check fails. */
        DAMAGED
    }

    private final RunHeader header;
    private final TreeMap<Long, List<SimCommand>> inputs = new TreeMap<>();
    private final TreeSet<Long> bookmarks = new TreeSet<>();
    private long[] hashes = new long[1024];
    private int size;
    private Ending ending = Ending.CUT;
    private long readableBytes;

    private RunFile(RunHeader header) {
        this.header = header;
    }

    /** Whether a file that begins with these bytes, 8 or more, says that it is one. */
    public static boolean isOne(byte[] beginning) {
        try {
            return new ByteSource(beginning, 0, beginning.length).fixed("mark") == RunBlocks.MARK;
        } catch (SnapshotException e) {
            return false; // shorter than a mark
        }
    }

    /**
     * @throws RunFileException where not even its header can be had, or a sound block says what cannot be
     * @throws ScenarioException where this version does not accept the scenario in it
     */
    public static RunFile read(InputStream in) throws RunFileException, ScenarioException, IOException {
        RunBlocks blocks = new RunBlocks(in);
        if (!blocks.takeMark()) {
            throw new RunFileException("mark", "this is no run file");
        }
        try {
            RunFile run = new RunFile(header(blocks));
            run.readBlocks(blocks);
            return run;
        } catch (SnapshotException e) {
            throw new RunFileException(e.field(), e.problem());
        }
    }

    private static RunHeader header(RunBlocks blocks) throws SnapshotException, ScenarioException, IOException {
        byte[] content = blocks.next();
        if (content == null || blocks.kind() != RunBlocks.HEADER) {
            String how = blocks.ending() == RunBlocks.Ending.CUT ? "is cut short" : "is damaged";
            throw new SnapshotException("header", how + ", so there is nothing to open");
        }
        ByteSource in = new ByteSource(content, 0, content.length);
        in.whole("version", -1, RunWriter.VERSION, RunWriter.VERSION);
        return RunHeader.read(in);
    }

    private void readBlocks(RunBlocks blocks) throws SnapshotException, IOException {
        boolean ended = false;
        while (!ended) {
            byte @Nullable [] content = blocks.next();
            if (content == null) {
                ending = blocks.ending() == RunBlocks.Ending.CUT ? Ending.CUT : Ending.DAMAGED;
                break;
            }
            ByteSource in = new ByteSource(content, 0, content.length);
            switch (blocks.kind()) {
                case RunBlocks.STEP -> step(in);
                case RunBlocks.BOOKMARKS -> bookmarks(in);
                case RunBlocks.END -> ended = end(in, blocks);
                default -> throw new SnapshotException("block.kind", blocks.kind() + " is unknown");
            }
            in.mustBeDone();
        }
        readableBytes = blocks.readableBytes();
        if (size == 0) {
            throw new SnapshotException("step", "there is no whole one");
        }
        bookmarks.removeIf(step -> step < first() || step > newest());
    }

    private void step(ByteSource in) throws SnapshotException {
        if (size == hashes.length) {
            hashes = Arrays.copyOf(hashes, 2 * size);
        }
        hashes[size++] = in.fixed("step.hash");
        if (!in.isDone()) {
            inputs.put(newest(), CommandCodec.read(in));
        }
    }

    private void bookmarks(ByteSource in) throws SnapshotException {
        bookmarks.clear();
        int count = in.small("bookmarks.size", -1, 0, MOST_BOOKMARKS);
        for (int i = 0; i < count; i++) {
            bookmarks.add(in.whole("bookmarks", i, 0, Long.MAX_VALUE));
        }
    }

    private boolean end(ByteSource in, RunBlocks blocks) throws SnapshotException, IOException {
        in.whole("end", -1, newest() + 1, newest() + 1);
        ending = blocks.hasMore() ? Ending.DAMAGED : Ending.WHOLE;
        return true;
    }

    public RunHeader header() {
        return header;
    }

    /** The number of the first step. */
    public long first() {
        return header.first().step();
    }

    /** The number of the last whole step. */
    public long newest() {
        return first() + size - 1;
    }

    /** @param step {@link #first} to {@link #newest} */
    public long hash(long step) {
        if (step < first() || step > newest()) {
            throw new IndexOutOfBoundsException("step " + step + " of " + first() + " to " + newest());
        }
        return hashes[(int) (step - first())];
    }

    /** The inputs that the advance to a step took. */
    public List<SimCommand> inputsOf(long step) {
        List<SimCommand> taken = inputs.get(step);
        return taken == null ? List.of() : taken;
    }

    public SortedSet<Long> bookmarks() {
        return java.util.Collections.unmodifiableSortedSet(bookmarks);
    }

    public Ending ending() {
        return ending;
    }

    /** What is wrong with the file beyond its last whole step; empty where it is whole. */
    public String trouble() {
        return switch (ending) {
            case WHOLE -> "";
            case CUT -> "the file is cut short and opens up to step " + newest();
            case DAMAGED -> "the file is damaged after byte " + readableBytes + " and opens up to step " + newest();
        };
    }
}
