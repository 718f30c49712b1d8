package dev.wheelhouse.sim.bench;

import dev.wheelhouse.sim.network.Bologna;
import dev.wheelhouse.sim.network.ImportedRoads;
import dev.wheelhouse.sim.network.SumoReader;
import java.io.ByteArrayInputStream;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Reading the network of Bologna: warm, and the first time in a JVM of its own. */
@State(Scope.Benchmark)
@BenchmarkMode({Mode.AverageTime, Mode.SingleShotTime})
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class ImportBenchmark {
    private final byte[] bytes = Bologna.bytes();

    @Benchmark
    public ImportedRoads read() throws Exception {
        return SumoReader.read(new ByteArrayInputStream(bytes));
    }
}
