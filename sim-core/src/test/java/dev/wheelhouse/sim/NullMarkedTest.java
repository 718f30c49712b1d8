package dev.wheelhouse.sim;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import org.jspecify.annotations.NullMarked;

@AnalyzeClasses(packagesOf = NullMarkedTest.class, importOptions = ImportOption.DoNotIncludeTests.class)
class NullMarkedTest {
    @ArchTest
    static final ArchRule everyPackageSaysThatNothingIsNull = classes()
            .that(DescribedPredicate.describe(
                    "are no package-info", type -> !type.getSimpleName().equals("package-info")))
            .should(new ArchCondition<>("be in a package marked @NullMarked") {
                @Override
                public void check(JavaClass type, ConditionEvents events) {
                    events.add(new SimpleConditionEvent(
                            type,
                            type.getPackage().isAnnotatedWith(NullMarked.class),
                            type.getName() + " is in an unmarked package"));
                }
            })
            .because("the compiler checks for null only where the package says so");
}
