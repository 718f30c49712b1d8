package dev.wheelhouse.sim;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** T-8: what could make two runs differ is kept out of the core, and each rule is seen to catch a violation. */
class DeterminismRulesTest {
    private static final List<String> EXACT = List.of(
            "min",
            "max",
            "abs",
            "sqrt",
            "floor",
            "ceil",
            "rint",
            "round",
            "signum",
            "floorMod",
            "floorDiv",
            "toIntExact");

    private static final ArchRule NO_PLATFORM_MATH = noClasses()
            .should()
            .callMethodWhere(new DescribedPredicate<JavaMethodCall>("an inexact function of Math is called") {
                @Override
                public boolean test(JavaMethodCall call) {
                    return call.getTargetOwner().isEquivalentTo(Math.class) && !EXACT.contains(call.getName());
                }
            })
            .because("Math's transcendental functions differ between JVMs; use math.Trig");

    private static final ArchRule NO_CLOCK = noClasses()
            .should()
            .callMethodWhere(new DescribedPredicate<JavaMethodCall>("the clock is read") {
                @Override
                public boolean test(JavaMethodCall call) {
                    return call.getName().equals("nanoTime") || call.getName().equals("currentTimeMillis");
                }
            })
            .because("time comes from the step number");

    private static final ArchRule NO_WINDOW_THREAD_OR_HASH_ORDER = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "java.awt..", "java.util.concurrent..")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(HashMap|HashSet|Random)|java\\.lang\\.Thread")
            .because("the core has no window, no threads, no random numbers and no hash order");

    private final JavaClasses core = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.wheelhouse.sim");

    @Test
    @DisplayName("T-8: the core keeps the rules of determinism")
    void coreKeepsTheRules() {
        NO_PLATFORM_MATH.check(core);
        NO_CLOCK.check(core);
        NO_WINDOW_THREAD_OR_HASH_ORDER.check(core);
    }

    @Test
    @DisplayName("each rule catches a seeded violation")
    void rulesCatchViolations() {
        JavaClasses seeded = new ClassFileImporter().importClasses(Seeded.class);
        for (ArchRule rule : List.of(NO_PLATFORM_MATH, NO_CLOCK, NO_WINDOW_THREAD_OR_HASH_ORDER)) {
            assertThat(rule.evaluate(seeded).hasViolation())
                    .as(rule.getDescription())
                    .isTrue();
        }
    }

    /** Breaks every rule once. */
    static final class Seeded {
        double broken() {
            return Math.sin(System.nanoTime()) + new java.util.HashMap<String, String>().size();
        }
    }
}
