package dev.wheelhouse.sim.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** A real network to try things on. */
public final class Bologna {
    private Bologna() {}

    public static byte[] bytes() {
        try (InputStream in = Bologna.class.getResourceAsStream("/acosta_buslanes.net.xml")) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static ImportedRoads read() {
        try (InputStream in = Bologna.class.getResourceAsStream("/acosta_buslanes.net.xml")) {
            return SumoReader.read(in);
        } catch (IOException | ImportException e) {
            throw new IllegalStateException(e);
        }
    }
}
