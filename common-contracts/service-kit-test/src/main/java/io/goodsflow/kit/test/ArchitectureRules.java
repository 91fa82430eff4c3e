package io.goodsflow.kit.test;

import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;

/**
 * The rules that hold in every service. A service applies them in a test of five lines:
 *
 * <pre>{@code
 * @AnalyzeClasses(packages = "io.goodsflow.product", importOptions = ImportOption.DoNotIncludeTests.class)
 * class ArchitectureTest {
 *     @ArchTest
 *     static final ArchTests RULES = ArchTests.in(ArchitectureRules.class);
 * }
 * }</pre>
 *
 * <p>A rule about something the service does not have holds. That each rule can fail is proven by a fixture that breaks
 * it.
 */
public final class ArchitectureRules {

    @ArchTest
    static final ArchTests LAYERS = ArchTests.in(LayerRules.class);

    @ArchTest
    static final ArchTests FEATURES = ArchTests.in(FeatureRules.class);

    @ArchTest
    static final ArchTests EDGES = ArchTests.in(EdgeRules.class);

    @ArchTest
    static final ArchTests STYLE = ArchTests.in(StyleRules.class);

    @ArchTest
    static final ArchTests SETTINGS = ArchTests.in(SettingsRules.class);

    @ArchTest
    static final ArchTests CONTRACTS = ArchTests.in(ContractRules.class);

    private ArchitectureRules() {}
}
