package dev.wheelhouse.sim.network;

import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.id.NodeId;
import dev.wheelhouse.sim.math.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Makes a graph of a SUMO network: junctions are nodes, edges links, connections the only ways across. */
final class SumoGraph {
    /** Longer chains of lanes through one junction are taken for a mistake. */
    private static final int MAX_JUNCTION_LANES = 16;

    private final SumoFile file;
    private final RoadGraphBuilder graph = new RoadGraphBuilder().crossedByConnections();
    private final Map<String, List<Lane>> lanesOf = new TreeMap<>();
    private final Map<String, SumoFile.Connection> fromJunctionLane = new TreeMap<>();

    SumoGraph(SumoFile file) {
        this.file = file;
    }

    RoadGraph build() {
        file.junctions.forEach((id, at) ->
                graph.node(new NodeId(id), new Vec3(at.x(), at.y(), Double.isNaN(at.z()) ? 0 : at.z())));
        file.edges.forEach(this::link);
        for (SumoFile.Connection c : file.connections) {
            if (c.from().startsWith(":")) {
                fromJunctionLane.putIfAbsent(c.from() + "_" + c.fromLane(), c);
            }
        }
        for (SumoFile.Connection c : file.connections) {
            if (!c.from().startsWith(":")) {
                connection(c);
            }
        }
        return graph.build();
    }

    private void link(SumoFile.Edge edge) {
        if (!file.junctions.containsKey(edge.from()) || !file.junctions.containsKey(edge.to())) {
            file.warn("edges of unknown junctions are left out", edge.place());
            return;
        }
        double startZ = zOf(edge.from());
        double endZ = zOf(edge.to());
        boolean bothKnown = !Double.isNaN(startZ) && !Double.isNaN(endZ);
        List<Lane> lanes = new ArrayList<>();
        for (SumoFile.LaneShape shape : edge.lanes()) {
            Polyline path = Polyline.of(
                    Heights.filled(shape.points(), bothKnown ? startZ : Double.NaN, bothKnown ? endZ : Double.NaN));
            if (path.lengthMeters() == 0) {
                file.warn("lanes without length cannot be joined", shape.place());
            }
            lanes.add(new Lane(path, shape.widthMeters(), shape.speedMps(), shape.forCars()));
        }
        lanesOf.put(edge.id(), lanes);
        graph.link(new LinkId(edge.id()), new NodeId(edge.from()), new NodeId(edge.to()), true, lanes);
    }

    private double zOf(String junction) {
        Vec3 at = file.junctions.get(junction);
        return at == null ? Double.NaN : at.z();
    }

    private void connection(SumoFile.Connection c) {
        Lane from = lane(c.from(), c.fromLane());
        Lane to = lane(c.to(), c.toLane());
        if (from == null || to == null) {
            file.warn("connections of unknown lanes are left out", c.place());
            return;
        }
        graph.connection(
                new LinkId(c.from()), c.fromLane(), new LinkId(c.to()), c.toLane(), via(c, from.path(), to.path()));
    }

    private @Nullable Lane lane(String edge, int index) {
        List<Lane> lanes = lanesOf.get(edge);
        return lanes == null || index < 0 || index >= lanes.size() ? null : lanes.get(index);
    }

    /** The lanes inside the junction, one after the other, from the end of one road's lane to the start of the other's. */
    private @Nullable Polyline via(SumoFile.Connection c, Polyline from, Polyline to) {
        List<Vec3> points = new ArrayList<>();
        String next = c.via();
        for (int n = 0; !next.isEmpty() && n < MAX_JUNCTION_LANES; n++) {
            List<Vec3> inside = file.junctionLanes.get(next);
            if (inside == null) {
                file.warn("lanes through a junction are missing and taken as straight", c.place());
                break;
            }
            points.addAll(inside);
            SumoFile.Connection on = fromJunctionLane.get(next);
            next = on == null ? "" : on.via();
        }
        if (points.isEmpty()) {
            return meet(from, to) ? null : Polyline.of(from.last(), to.first());
        }
        points.add(0, from.last());
        points.add(to.first());
        return Polyline.of(Heights.filled(points, from.last().z(), to.first().z()));
    }

    private static boolean meet(Polyline from, Polyline to) {
        return from.last().equals(to.first());
    }
}
