package dev.wheelhouse.app.cli;

import dev.wheelhouse.sim.acceptance.Check;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Verdicts as JUnit XML: a suite a scenario, a case a check; one that was not evaluated is an error, never a pass. */
final class JUnitXml {
    private JUnitXml() {}

    /** The stream stays open. */
    static void write(OutputStream out, List<HeadlessRun.Result> results) throws IOException {
        try {
            XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(out, "UTF-8");
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeStartElement("testsuites");
            for (HeadlessRun.Result result : results) {
                suite(xml, result);
            }
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.flush();
        } catch (XMLStreamException e) {
            throw new IOException("the verdicts cannot be written: " + e.getMessage(), e);
        }
    }

    private static void suite(XMLStreamWriter xml, HeadlessRun.Result result) throws XMLStreamException {
        List<Check> checks = result.checks();
        long failed =
                checks.stream().filter(c -> Boolean.FALSE.equals(c.passed())).count();
        long open = checks.stream().filter(c -> c.passed() == null).count();
        xml.writeStartElement("testsuite");
        xml.writeAttribute("name", result.scenario().name());
        xml.writeAttribute("tests", Integer.toString(checks.size()));
        xml.writeAttribute("failures", Long.toString(failed));
        xml.writeAttribute("errors", Long.toString(open));
        for (Check check : checks) {
            xml.writeStartElement("testcase");
            xml.writeAttribute("classname", result.scenario().name());
            xml.writeAttribute("name", check.id());
            if (check.passed() == null || !check.passed()) {
                xml.writeStartElement(check.passed() == null ? "error" : "failure");
                xml.writeAttribute("message", check.requirement() + ": " + check.figure());
                xml.writeEndElement();
            }
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
}
