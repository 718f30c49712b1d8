package dev.wheelhouse.sim;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The rooms of the core use only those before them, in the order that the architecture page gives. */
class PackageOrderTest {
    private static final String ROOT = "dev.wheelhouse.sim.";

    private static List<String> orderOnThePage() throws Exception {
        String page = Files.readString(Path.of("../src/site/architecture.md"));
        String rooms = page.substring(page.indexOf("## Rooms of the core"), page.indexOf("A room uses only"));
        List<String> order = new ArrayList<>();
        Matcher names = Pattern.compile("`([a-z]+)`").matcher(rooms);
        while (names.find()) {
            order.add(names.group(1));
        }
        return order;
    }

    private static String roomOf(JavaClass type) {
        String name = type.getPackageName();
        return name.startsWith(ROOT) ? name.substring(ROOT.length()) : "";
    }

    private static List<String> violations(List<String> order, Iterable<JavaClass> classes) {
        List<String> found = new ArrayList<>();
        for (JavaClass type : classes) {
            int from = order.indexOf(roomOf(type));
            for (Dependency d : type.getDirectDependenciesFromSelf()) {
                int to = order.indexOf(roomOf(d.getTargetClass()));
                if (to > from) {
                    found.add(type.getName() + " uses " + d.getTargetClass().getName());
                }
            }
        }
        return found;
    }

    @Test
    @DisplayName("every room of the core is on the page and uses only rooms before it")
    void roomsUseOnlyThoseBeforeThem() throws Exception {
        List<String> order = orderOnThePage();
        Iterable<JavaClass> core = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.wheelhouse.sim");
        for (JavaClass type : core) {
            assertThat(order).contains(roomOf(type));
        }
        assertThat(violations(order, core)).isEmpty();
    }

    @Test
    @DisplayName("a class that uses a later room is caught")
    void laterRoomIsCaught() throws Exception {
        List<String> order = new ArrayList<>(orderOnThePage());
        order.remove("math");
        order.add("math");
        Iterable<JavaClass> core = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.wheelhouse.sim");
        assertThat(violations(order, core)).isNotEmpty();
    }
}
