package dev.wheelhouse.sim.network;

import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.SumoFile.Place;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/**
 * Reads a SUMO {@code .net.xml} (J-56) from a stream that the caller closes. Document types are refused and entities of a file's
 * own are never read. Signals and right of way are not used, which the result says.
 */
public final class SumoReader {
    private final SumoFile file = new SumoFile();
    private final TreeSet<String> edgeIds = new TreeSet<>();
    private final XMLStreamReader xml;
    private Place place = new Place(1, 1);
    private int depth;

    private @Nullable String edge;
    private boolean edgeIsRoad;
    private boolean edgeIsInternal;
    private String from = "";
    private String to = "";
    private Place edgePlace = place;
    private List<SumoFile.LaneShape> lanes = new ArrayList<>();

    private SumoReader(XMLStreamReader xml) {
        this.xml = xml;
    }

    /**
     * @throws ImportException when the file is no network that cars can drive on
     * @throws IOException from the stream
     */
    public static ImportedRoads read(InputStream in) throws ImportException, IOException {
        SumoFile file = parsed(new EndNoting(SumoText.of(in)));
        RoadGraph graph = new SumoGraph(file).build();
        for (int link = 0; link < graph.linkCount(); link++) {
            if (graph.linkUsable(link)) {
                return new ImportedRoads(graph, file.warnings());
            }
        }
        throw new ImportException(new ImportProblem(1, 1, "the network has no lane that cars may use"));
    }

    private static SumoFile parsed(EndNoting in) throws ImportException, IOException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        SumoReader reader = null;
        try {
            reader = new SumoReader(factory.createXMLStreamReader(in));
            reader.document();
            return reader.file;
        } catch (XMLStreamException e) {
            if (e.getNestedException() instanceof CharacterCodingException) {
                throw new ImportException(atPlaceOf(reader, "the text is not in the encoding that it states"));
            }
            if (e.getNestedException() instanceof IOException io) {
                throw io;
            }
            throw new ImportException(malformed(e, in, reader));
        }
    }

    private static ImportProblem atPlaceOf(@Nullable SumoReader reader, String message) {
        return reader == null
                ? new ImportProblem(1, 1, message)
                : new ImportProblem(reader.place.line(), reader.place.column(), message);
    }

    private static ImportProblem malformed(XMLStreamException e, EndNoting in, @Nullable SumoReader reader) {
        Location at = e.getLocation();
        if (at == null || at.getLineNumber() < 1 || at.getColumnNumber() < 1) {
            return atPlaceOf(reader, "not well-formed XML");
        }
        boolean cutShort = reader != null && reader.depth > 0 && in.endsAt(at.getCharacterOffset());
        return new ImportProblem(
                at.getLineNumber(),
                at.getColumnNumber(),
                cutShort ? "the file ends before its end tag" : "not well-formed XML");
    }

    private void document() throws XMLStreamException, ImportException {
        while (xml.hasNext()) {
            // The end of what came before is where the next tag begins; behind a text its first character has been
            // read.
            int ahead = xml.getEventType() == XMLStreamConstants.CHARACTERS ? 1 : 0;
            place = new Place(
                    xml.getLocation().getLineNumber(), xml.getLocation().getColumnNumber() - ahead);
            int event = xml.next();
            if (event == XMLStreamConstants.DTD) {
                throw problem("a document type declaration is not allowed");
            }
            if (event == XMLStreamConstants.ENTITY_REFERENCE) {
                throw problem("an entity of the file's own is not allowed");
            }
            if (event == XMLStreamConstants.START_ELEMENT) {
                start(xml.getLocalName());
                depth++;
            } else if (event == XMLStreamConstants.END_ELEMENT) {
                depth--;
                end(xml.getLocalName());
            }
        }
    }

    private void start(String name) throws ImportException {
        if (depth == 0) {
            if (!name.equals("net")) {
                place = new Place(
                        xml.getLocation().getLineNumber(), xml.getLocation().getColumnNumber());
                throw problem("this is a file of kind '" + name + "', not a network ('net')");
            }
            return;
        }
        switch (name) {
            case "junction" -> junction();
            case "edge" -> startEdge();
            case "lane" -> lane();
            case "connection" -> connection();
            case "tlLogic" -> file.warn("traffic signals are not used", place);
            case "request", "prohibition" -> file.warn("rules of right of way are not used", place);
            default -> {
                // Everything else says nothing about where one can drive.
            }
        }
    }

    private void end(String name) throws ImportException {
        if (name.equals("edge") && depth == 1) {
            if (edge != null && edgeIsRoad) {
                file.edges.add(new SumoFile.Edge(edge, from, to, lanes, edgePlace));
            }
            edge = null;
        }
    }

    private void junction() throws ImportException {
        if ("internal".equals(xml.getAttributeValue(null, "type"))) {
            return;
        }
        String id = needed("id");
        double z = xml.getAttributeValue(null, "z") == null ? Double.NaN : number("z", needed("z"));
        if (file.junctions.put(id, new Vec3(number("x", needed("x")), number("y", needed("y")), z)) != null) {
            throw problem("junction '" + id + "' stands twice");
        }
    }

    private void startEdge() throws ImportException {
        String function = xml.getAttributeValue(null, "function");
        edge = needed("id");
        edgePlace = place;
        edgeIsInternal = "internal".equals(function);
        edgeIsRoad = function == null || function.isEmpty() || function.equals("normal");
        lanes = new ArrayList<>();
        if (edgeIsRoad) {
            from = needed("from");
            to = needed("to");
            if (!edgeIds.add(edge)) {
                throw problem("edge '" + edge + "' stands twice");
            }
        }
    }

    private void lane() throws ImportException {
        if (edge == null || !(edgeIsRoad || edgeIsInternal)) {
            return;
        }
        List<Vec3> points = shape();
        if (edgeIsInternal) {
            file.junctionLanes.put(needed("id"), points);
            return;
        }
        int index = whole("index");
        if (index != lanes.size()) {
            throw problem("lane " + index + " of edge '" + edge + "' stands where lane " + lanes.size() + " should");
        }
        lanes.add(new SumoFile.LaneShape(points, width(), optional("speed"), allowsCars(), place));
    }

    private double width() throws ImportException {
        double width = optional("width");
        return width > 0 ? width : Lane.DEFAULT_WIDTH_METERS;
    }

    private double optional(String attribute) throws ImportException {
        String text = xml.getAttributeValue(null, attribute);
        return text == null ? Double.NaN : number(attribute, text);
    }

    private boolean allowsCars() {
        String allow = xml.getAttributeValue(null, "allow");
        String disallow = xml.getAttributeValue(null, "disallow");
        boolean allowed = allow == null || allow.isBlank() || namesCars(allow);
        return allowed && (disallow == null || !namesCars(disallow));
    }

    private static boolean namesCars(String classes) {
        for (String one : classes.trim().split("\\s+")) {
            if (one.equals("all") || one.equals("passenger")) {
                return true;
            }
        }
        return false;
    }

    private void connection() throws ImportException {
        String via = xml.getAttributeValue(null, "via");
        file.connections.add(new SumoFile.Connection(
                needed("from"), whole("fromLane"), needed("to"), whole("toLane"), via == null ? "" : via, place));
    }

    private List<Vec3> shape() throws ImportException {
        List<Vec3> points = new ArrayList<>();
        for (String one : needed("shape").trim().split("\\s+")) {
            String[] numbers = one.split(",", -1);
            if (numbers.length < 2 || numbers.length > 3) {
                throw problem("'" + shortened(one) + "' in a shape is no point");
            }
            points.add(new Vec3(
                    number("shape", numbers[0]),
                    number("shape", numbers[1]),
                    numbers.length == 3 ? number("shape", numbers[2]) : Double.NaN));
        }
        if (points.size() < 2) {
            throw problem("a lane of edge '" + edge + "' has fewer than two points");
        }
        if (Heights.anyMissing(points) && !Heights.allMissing(points)) {
            file.warn("heights missing in a lane are interpolated", place);
        }
        return points;
    }

    private String needed(String attribute) throws ImportException {
        String value = xml.getAttributeValue(null, attribute);
        if (value == null) {
            throw problem("'" + xml.getLocalName() + "' lacks the attribute '" + attribute + "'");
        }
        return value;
    }

    private int whole(String attribute) throws ImportException {
        String text = needed(attribute);
        try {
            return Integer.parseInt(text.trim());
        } catch (NumberFormatException e) {
            throw problem("'" + shortened(text) + "' in '" + attribute + "' is no whole number");
        }
    }

    private double number(String attribute, String text) throws ImportException {
        double value;
        try {
            value = Double.parseDouble(text);
        } catch (NumberFormatException e) {
            value = Double.NaN;
        }
        if (!Double.isFinite(value)) {
            throw problem("'" + shortened(text) + "' in '" + attribute + "' is no number");
        }
        return value;
    }

    private static String shortened(String text) {
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }

    private ImportException problem(String message) {
        return new ImportException(new ImportProblem(place.line(), place.column(), message));
    }
}
