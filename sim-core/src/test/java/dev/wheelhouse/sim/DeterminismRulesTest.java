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
            "nextUp",
            "nextDown",
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

    private static final List<String> UNORDERED = List.of(
            "java.util.Set.of",
            "java.util.Set.copyOf",
            "java.util.Map.of",
            "java.util.Map.ofEntries",
            "java.util.Map.copyOf",
            "java.util.stream.Collectors.toSet",
            "java.util.stream.Collectors.toMap",
            "java.util.stream.Collectors.groupingBy",
            "java.util.Collection.parallelStream",
            "java.util.List.parallelStream",
            "java.util.stream.Stream.parallel");

    private static final ArchRule NO_UNORDERED_COLLECTION = noClasses()
            .should()
            .callMethodWhere(new DescribedPredicate<JavaMethodCall>("a collection without an order is made") {
                @Override
                public boolean test(JavaMethodCall call) {
                    return UNORDERED.contains(call.getTargetOwner().getName() + "." + call.getName());
                }
            })
            .because("Set.of, Map.of and hash collectors iterate differently from run to run");

    private static final ArchRule NO_DATE = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.time..")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(Date|Calendar|SplittableRandom|UUID)")
            .because("time comes from the step number, and nothing is random");

    private static final ArchRule TRANSCENDENTALS_ONLY_IN_MATH = noClasses()
            .that()
            .resideOutsideOfPackage("dev.wheelhouse.sim.math..")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(StrictMath.class)
            .because("math.Trig is the only place that calls transcendental functions");

    private static final List<ArchRule> RULES = List.of(
            NO_PLATFORM_MATH,
            NO_CLOCK,
            NO_WINDOW_THREAD_OR_HASH_ORDER,
            NO_UNORDERED_COLLECTION,
            NO_DATE,
            TRANSCENDENTALS_ONLY_IN_MATH);

    private final JavaClasses core = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.wheelhouse.sim");

    @Test
    @DisplayName("T-8: the core keeps the rules of determinism")
    void coreKeepsTheRules() {
        RULES.forEach(rule -> rule.check(core));
    }

    @Test
    @DisplayName("each rule catches a seeded violation")
    void rulesCatchViolations() {
        JavaClasses seeded = new ClassFileImporter().importClasses(Seeded.class);
        for (ArchRule rule : RULES) {
            assertThat(rule.evaluate(seeded).hasViolation())
                    .as(rule.getDescription())
                    .isTrue();
        }
    }

    /** Breaks every rule once. */
    static final class Seeded {
        double broken() {
            double random = java.time.Instant.EPOCH.getNano() + StrictMath.sin(1);
            for (String unordered : java.util.Set.of("a", "b")) {
                random += unordered.length();
            }
            return random + Math.sin(System.nanoTime()) + new java.util.HashMap<String, String>().size();
        }
    }
}
