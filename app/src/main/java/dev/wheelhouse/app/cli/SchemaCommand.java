package dev.wheelhouse.app.cli;

import dev.wheelhouse.sim.scenario.ScenarioSchema;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code schema}. */
@Command(
        name = "schema",
        description = "Prints the JSON Schema of scenario files, for editors and validators.",
        mixinStandardHelpOptions = true)
final class SchemaCommand implements Callable<Integer> {
    private final Console console;

    @Option(
            names = "--paths",
            description = "list the paths that --set takes, with their range; [0] stands for any entry of a list")
    boolean paths;

    SchemaCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        ScenarioSchema schema = new ScenarioSchema();
        if (!paths) {
            schema.write(console.out());
            return 0;
        }
        List<ScenarioSchema.SettablePath> all = schema.settablePaths();
        int widest = all.stream().mapToInt(p -> p.path().length()).max().orElse(1);
        for (ScenarioSchema.SettablePath p : all) {
            console.out().printf(Locale.ROOT, "%-" + widest + "s  %s (%s)%n", p.path(), p.description(), p.allowed());
        }
        return 0;
    }
}
