package dev.wheelhouse.app.cli;

import dev.wheelhouse.sim.scenario.ScenarioException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The commands that need no display. Exit codes: 0 passed, 1 failed, 2 unusable input, 3 internal fault, 4 not evaluated. */
@Command(
        name = "wheelhouse",
        description = "Shows simulated driving, and runs the same scenarios without a display. "
                + "Without a command it opens the window on the 100 s loop; 'view SCENARIO' opens another, "
                + "'view SCENARIO#step=431' paused on a step.",
        mixinStandardHelpOptions = true,
        version = Commands.VERSION,
        footer = {
            "",
            "Exit codes: 0 all passed, 1 a check failed or got worse, or runs differ, 2 unusable input or output, 3 internal fault, "
                    + "4 a check could not be evaluated."
        })
public final class Commands implements Callable<Integer> {
    static final String VERSION = "wheelhouse 0.1.0";
    static final int UNUSABLE = 2;
    static final int FAULT = 3;

    @Override
    public Integer call() {
        throw new IllegalStateException("the launcher opens the window");
    }

    /** Runs a command line on the process's own streams and returns its exit code. */
    public static int execute(String... args) {
        return execute(Console.ofProcess(), null, args);
    }

    /** @param pictures draws pictures; null where nothing can */
    public static int execute(Console console, PictureWriter.@Nullable Factory pictures, String... args) {
        CommandLine line = new CommandLine(new Commands());
        // Reading a command's annotations is most of a short run's start, so a known command is read alone.
        String wanted = args.length == 0 ? "" : args[0];
        Map<String, Supplier<Object>> known = new LinkedHashMap<>();
        known.put("run", () -> new RunCommand(console, pictures));
        known.put("check", () -> new CheckCommand(console));
        known.put("replay", () -> new ReplayCommand(console));
        known.put("diff", () -> new DiffCommand(console));
        known.put("list", () -> new ListCommand(console));
        known.put("schema", () -> new SchemaCommand(console));
        known.forEach((name, command) -> {
            if (name.equals(wanted) || !known.containsKey(wanted)) {
                line.addSubcommand(command.get());
            }
        });
        line.setOut(new PrintWriter(console.out(), true));
        line.setErr(new PrintWriter(console.err(), true));
        line.setParameterExceptionHandler((e, wrong) -> {
            String command = e.getCommandLine().getCommandSpec().qualifiedName();
            console.err().println(oneLine(String.valueOf(e.getMessage())) + "; see '" + command + " --help'");
            return UNUSABLE;
        });
        line.setExecutionExceptionHandler((e, command, parsed) -> explain(console, e));
        return finish(console, () -> line.execute(args));
    }

    /** Runs something that may throw, and turns what it throws into lines and an exit code. */
    static int finish(Console console, Callable<Integer> action) {
        int code;
        try {
            code = action.call();
        } catch (Exception | StackOverflowError | OutOfMemoryError e) {
            code = explain(console, e);
        }
        if (console.out().checkError() && code != FAULT) {
            console.err().println("standard output cannot be written");
            return UNUSABLE;
        }
        return code;
    }

    private static int explain(Console console, Throwable e) {
        if (e instanceof ScenarioException s) {
            s.problems().forEach(p -> console.err().println(oneLine(p.toString())));
            return UNUSABLE;
        }
        if (e instanceof IOException || e instanceof UsageException) {
            console.err().println(oneLine(String.valueOf(e.getMessage())));
            return UNUSABLE;
        }
        console.err().println("internal fault: " + e);
        e.printStackTrace(console.err());
        return FAULT;
    }

    /** A name or a value may hold a line break; a message never does. */
    static String oneLine(String text) {
        return text.replaceAll("\\s*\\R\\s*", " ").strip();
    }
}
