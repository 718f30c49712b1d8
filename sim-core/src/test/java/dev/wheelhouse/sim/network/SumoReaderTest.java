package dev.wheelhouse.sim.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.math.Vec3;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("J-56 reading SUMO networks")
class SumoReaderTest {
    private static final String JUNCTIONS = "<junction id=\"a\" type=\"priority\" x=\"0\" y=\"0\"/>\n"
            + "<junction id=\"b\" type=\"priority\" x=\"100\" y=\"0\"/>\n";

    private static String net(String lanes) {
        return "<net version=\"1.20\">\n<edge id=\"ab\" from=\"a\" to=\"b\">\n" + lanes + "\n</edge>\n" + JUNCTIONS
                + "</net>";
    }

    private static String lane(String attributes, String shape) {
        return "<lane id=\"ab_0\" index=\"0\" speed=\"13.9\" length=\"100\" " + attributes + " shape=\"" + shape
                + "\"/>";
    }

    private static ImportedRoads read(String text) throws Exception {
        return SumoReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static ImportProblem refused(byte[] bytes) {
        try {
            SumoReader.read(new ByteArrayInputStream(bytes));
        } catch (ImportException e) {
            assertThat(e).hasMessage(e.problem().toString());
            return e.problem();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        throw new AssertionError("the network was taken");
    }

    private static ImportProblem refused(String text) {
        return refused(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void takesTheClassesOfALane() throws Exception {
        assertThat(drivable("")).isTrue();
        assertThat(drivable("allow=\"bus passenger\"")).isTrue();
        assertThat(drivable("allow=\"all\"")).isTrue();
        assertThat(drivable("disallow=\"tram rail\"")).isTrue();
    }

    private static boolean drivable(String attributes) throws Exception {
        return read(net(lane(attributes, "0,0 100,0"))).graph().lane(0).drivable();
    }

    @Test
    void refusesANetworkWithoutALaneForCars() {
        for (String classes :
                new String[] {"allow=\"bus\"", "disallow=\"passenger\"", "disallow=\"all\"", "allow=\"pedestrian\""}) {
            assertThat(refused(net(lane(classes, "0,0 100,0"))).message()).contains("no lane that cars may use");
        }
        assertThat(refused("<net/>").message()).contains("no lane that cars may use");
    }

    @Test
    void takesWidthsAndPutsTheStandardForAMissingOne() throws Exception {
        assertThat(read(net(lane("width=\"2.5\"", "0,0 100,0"))).graph().lane(0).widthMeters())
                .isEqualTo(2.5);
        assertThat(read(net(lane("", "0,0 100,0"))).graph().lane(0).widthMeters())
                .isEqualTo(3.2);
    }

    @Test
    void takesLanesOfATenthOfAMeter() throws Exception {
        RoadGraph roads = read(net(lane("", "0,0 0.10,0"))).graph();
        assertThat(roads.linkUsable(0)).isTrue();
        assertThat(roads.lane(0).path().lengthMeters()).isEqualTo(0.1);
    }

    @Test
    void saysThatALaneHasNoLength() throws Exception {
        ImportedRoads roads = read(net(lane("", "5,5 5,5")));
        assertThat(roads.warnings())
                .extracting(ImportProblem::message)
                .containsExactly("lanes without length cannot be joined");
        assertThat(roads.warnings().get(0).line()).isEqualTo(3);
    }

    @Test
    void interpolatesMissingHeightsByLength() throws Exception {
        ImportedRoads roads = read(net(lane("", "0,0,4 10,0 40,0 50,0,14 60,0")));
        Polyline path = roads.graph().lane(0).path();
        assertThat(path.z(1)).isEqualTo(6);
        assertThat(path.z(2)).isEqualTo(12);
        assertThat(path.z(4)).as("after the last known").isEqualTo(14);
        assertThat(roads.warnings())
                .extracting(ImportProblem::message)
                .containsExactly("heights missing in a lane are interpolated");
    }

    @Test
    void takesTheJunctionsHeightsForALaneWithoutAny() throws Exception {
        String text = net(lane("", "0,0 50,0 100,0")).replace("y=\"0\"/>", "y=\"0\" z=\"7\"/>");
        assertThat(read(text).graph().lane(0).path().z(1)).isEqualTo(7);
    }

    @Test
    @DisplayName("X-L1 737 points of one lane with and without heights, from 0 to -2.71 m")
    void readsALongLaneOfMixedPoints() throws Exception {
        StringBuilder shape = new StringBuilder();
        for (int i = 0; i < 737; i++) {
            boolean high = i % 3 == 0 || i == 736;
            shape.append(i).append(',').append(i % 2 * 0.75);
            shape.append(high ? String.format(Locale.ROOT, ",%.6f", -2.71 * i / 736) : "")
                    .append(' ');
        }
        Polyline path = read(net(lane("", shape.toString()))).graph().lane(0).path();
        assertThat(path.size()).isEqualTo(737);
        assertThat(path.lengthMeters()).isCloseTo(736 * 1.25, within(1e-9));
        assertThat(path.first().z()).isZero();
        assertThat(path.last().z()).isEqualTo(-2.71);
        for (int i = 0; i < 737; i++) {
            assertThat(path.z(i)).isCloseTo(-2.71 * i / 736, within(1e-6));
        }
    }

    @Test
    void keepsPlacesFarFromTheOrigin() throws Exception {
        String far = net(lane("", "213000.01,0 213100.02,0"));
        assertThat(read(far).graph().lane(0).path().first()).isEqualTo(new Vec3(213000.01, 0, 0));
    }

    @Test
    void leavesOutWhatLeadsNowhereAndSaysSo() throws Exception {
        String text = net(lane("", "0,0 100,0"))
                .replace(
                        "</net>",
                        "<edge id=\"x\" from=\"a\" to=\"nowhere\">" + lane("", "0,0 1,1") + "</edge>\n"
                                + "<connection from=\"ab\" to=\"zz\" fromLane=\"0\" toLane=\"0\"/></net>");
        ImportedRoads roads = read(text);
        assertThat(roads.graph().linkCount()).isOne();
        assertThat(roads.warnings())
                .extracting(ImportProblem::message)
                .containsExactly(
                        "edges of unknown junctions are left out", "connections of unknown lanes are left out");
    }

    @Test
    void joinsLanesStraightWhereTheJunctionHasNone() throws Exception {
        String text = net(lane("", "0,0 90,0"))
                .replace(
                        "</net>",
                        "<junction id=\"c\" type=\"dead_end\" x=\"100\" y=\"100\"/>"
                                + "<edge id=\"bc\" from=\"b\" to=\"c\">" + lane("", "100,10 100,100") + "</edge>"
                                + "<connection from=\"ab\" to=\"bc\" fromLane=\"0\" toLane=\"0\" via=\":b_0_0\"/>"
                                + "</net>");
        ImportedRoads roads = read(text);
        Polyline via = roads.graph().connection(0).via();
        assertThat(via.size()).isEqualTo(2);
        assertThat(via.lengthMeters()).isEqualTo(Math.sqrt(200));
        assertThat(roads.warnings()).hasSize(1);
        assertThat(roads.graph().findLink(new LinkId("bc"))).isOne();
    }

    @Test
    void refusesAFileCutShort() {
        byte[] whole = Bologna.bytes();
        ImportProblem problem = refused(Arrays.copyOf(whole, whole.length / 2));
        assertThat(problem.message()).isEqualTo("the file ends before its end tag");
        assertThat(problem.line()).isGreaterThan(1000);
    }

    @Test
    void refusesWhatIsNotXml() {
        assertThat(refused("id,x,y\n1,2,3\n").message()).isEqualTo("not well-formed XML");
        assertThat(refused(new byte[] {0, 1, 2, 3}).message()).isEqualTo("not well-formed XML");
        assertThat(refused(new byte[0]).message()).isEqualTo("the file is empty");
        ImportProblem crossed = refused("<net>\n  <location>\n</net>");
        assertThat(crossed.message()).isEqualTo("not well-formed XML");
        assertThat(crossed.line()).isEqualTo(3);
    }

    @Test
    void refusesAFileOfAnotherKindByItsName() {
        ImportProblem problem = refused("<?xml version=\"1.0\"?>\n  <routes><vehicle id=\"v\"/></routes>");
        assertThat(problem.message()).contains("'routes'");
        assertThat(problem.line()).isEqualTo(2);
    }

    @Test
    void refusesCompressedFilesWithAWord() throws Exception {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(Bologna.bytes());
        }
        assertThat(refused(packed.toByteArray()).message()).contains("gzip");
    }

    @Test
    @DisplayName("an entity bomb, an outside entity and any document type are refused without being read")
    void refusesDocumentTypes() {
        StringBuilder bomb = new StringBuilder("<!DOCTYPE net [<!ENTITY e0 \"ha\">");
        for (int i = 1; i < 30; i++) {
            bomb.append("<!ENTITY e")
                    .append(i)
                    .append(" \"&e")
                    .append(i - 1)
                    .append(";&e")
                    .append(i - 1)
                    .append(";\">");
        }
        String outside = "<!DOCTYPE net [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><net>&x;</net>";
        assertThat(refused(bomb + "]><net>&e29;</net>").message()).contains("document type");
        assertThat(refused(outside).message()).contains("document type");
        assertThat(refused("<!DOCTYPE net SYSTEM \"http://localhost/net.dtd\"><net/>")
                        .message())
                .contains("document type");
        assertThat(refused("<net>&undeclared;</net>").message()).isNotEmpty();
    }

    @Test
    void namesTheLineOfABadValue() {
        ImportProblem number = refused(net(lane("", "0,0 abc,0")));
        assertThat(number.message()).isEqualTo("'abc' in 'shape' is no number");
        assertThat(number.line()).isEqualTo(3);
        assertThat(number.column()).isEqualTo(1);
        assertThat(refused(net(lane("", "0,0 NaN,0"))).message()).contains("'NaN'");
        assertThat(refused(net(lane("", "0,0 1,2,3,4"))).message()).contains("is no point");
        assertThat(refused(net(lane("", "0,0"))).message()).contains("fewer than two points");
        assertThat(refused(net("<lane id=\"ab_0\" index=\"0\"/>")).message()).contains("lacks the attribute 'shape'");
        assertThat(refused(net(lane("", "0,0 1,0").replace("index=\"0\"", "index=\"x\"")))
                        .message())
                .contains("is no whole number");
        assertThat(refused(net(lane("", "0,0 1,0").replace("index=\"0\"", "index=\"1\"")))
                        .message())
                .contains("stands where lane 0 should");
        assertThat(refused(net(lane("", "0,0 1,0")).replace("id=\"b\"", "id=\"a\""))
                        .message())
                .contains("stands twice");
    }

    @Test
    void givesTroubleOfTheStreamOnAsItIs() {
        InputStream broken = new InputStream() {
            private int given;

            @Override
            public int read() throws IOException {
                if (given < 10) {
                    return "<net>     ".charAt(given++);
                }
                throw new IOException("the disk is gone");
            }
        };
        assertThatThrownBy(() -> SumoReader.read(broken))
                .isInstanceOf(IOException.class)
                .hasMessage("the disk is gone");
    }

    @Test
    void readsTheStatedEncodings() throws Exception {
        String text = net(lane("", "0,0 100,0")).replace("\"b\"", "\"Via dell'Università\"");
        byte[] latin =
                ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n" + text).getBytes(StandardCharsets.ISO_8859_1);
        RoadGraph roads = SumoReader.read(new ByteArrayInputStream(latin)).graph();
        assertThat(roads.nodeId(0).value()).isEqualTo("Via dell'Università");
        assertThat(read("\ufeff" + text).graph().digest()).isEqualTo(roads.digest());
        byte[] wrong = text.getBytes(StandardCharsets.ISO_8859_1);
        assertThat(refused(wrong).message()).contains("encoding");
        assertThat(refused("<?xml version=\"1.0\" encoding=\"EBCDIC\"?>" + text).message())
                .contains("EBCDIC");
    }
}
