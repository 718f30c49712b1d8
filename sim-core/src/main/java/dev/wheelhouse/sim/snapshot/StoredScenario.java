package dev.wheelhouse.sim.snapshot;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.scenario.ScenarioReader;
import dev.wheelhouse.sim.script.Script;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** A scenario's own bytes with the values that were set over them: files that hold it need nothing beside them. */
public final class StoredScenario {
    private static final int MOST_BYTES = 16 << 20;
    private static final int MOST_OVERRIDES = 10_000;
    private final String source;
    private final byte[] bytes;
    private final SortedMap<String, String> overrides;

    /**
     * @param source the file or the built-in name that it came from
     * @param overrides pairs of path and value, as {@code --set} gives them
     */
    public StoredScenario(String source, byte[] bytes, Map<String, String> overrides) {
        this.source = source;
        this.bytes = bytes.clone();
        this.overrides = Collections.unmodifiableSortedMap(new TreeMap<>(overrides));
    }

    public String source() {
        return source;
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    public SortedMap<String, String> overrides() {
        return overrides;
    }

    public Scenario load() throws ScenarioException {
        return ScenarioReader.read(source, bytes, overrides, Script::problems);
    }

    public void write(ByteSink out) {
        out.text("scenario.source", -1, source);
        out.blob("scenario.bytes", bytes);
        out.whole("scenario.overrides", -1, overrides.size());
        int i = 0;
        for (Map.Entry<String, String> e : overrides.entrySet()) {
            out.text("scenario.path", i, e.getKey());
            out.text("scenario.value", i++, e.getValue());
        }
    }

    public static StoredScenario read(ByteSource in) throws SnapshotException {
        String source = in.text("scenario.source", -1);
        byte[] bytes = in.blob("scenario.bytes", MOST_BYTES);
        int count = in.small("scenario.overrides", -1, 0, MOST_OVERRIDES);
        Map<String, String> overrides = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            String path = in.text("scenario.path", i);
            if (overrides.put(path, in.text("scenario.value", i)) != null) {
                throw new SnapshotException("scenario.path[" + i + "]", path + " stands here a second time");
            }
        }
        return new StoredScenario(source, bytes, overrides);
    }
}
