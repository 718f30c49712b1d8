package dev.wheelhouse.sim.network;

import dev.wheelhouse.sim.math.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What of a SUMO network file matters to us, as it stands there. Heights may be missing: NaN. */
final class SumoFile {
    final Map<String, Vec3> junctions = new TreeMap<>();
    final List<Edge> edges = new ArrayList<>();
    /** The lanes inside junctions, by their identity: their index may repeat, their identity ends in what connections call them. */
    final Map<String, List<Vec3>> junctionLanes = new TreeMap<>();

    final List<Connection> connections = new ArrayList<>();
    private final Map<String, Note> notes = new TreeMap<>();
    private final List<Note> inOrder = new ArrayList<>();

    record Place(int line, int column) {}

    record Edge(String id, String from, String to, List<LaneShape> lanes, Place place) {}

    record LaneShape(List<Vec3> points, double widthMeters, double speedMps, boolean forCars, Place place) {}

    record Connection(String from, int fromLane, String to, int toLane, String via, Place place) {}

    private static final class Note {
        private final String message;
        private final Place place;
        private int count;

        Note(String message, Place place) {
            this.message = message;
            this.place = place;
        }
    }

    /** Kept once a message, with the first place and how often. */
    void warn(String message, Place place) {
        Note note = notes.get(message);
        if (note == null) {
            note = new Note(message, place);
            notes.put(message, note);
            inOrder.add(note);
        }
        note.count++;
    }

    List<ImportProblem> warnings() {
        return inOrder.stream()
                .map(note -> new ImportProblem(
                        note.place.line(),
                        note.place.column(),
                        note.count == 1 ? note.message : note.message + ", " + note.count + " times"))
                .toList();
    }
}
