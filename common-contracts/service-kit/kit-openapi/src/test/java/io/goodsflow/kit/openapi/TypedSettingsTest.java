package io.goodsflow.kit.openapi;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import io.goodsflow.kit.test.SettingsRules;

@AnalyzeClasses(packages = "io.goodsflow.kit.openapi", importOptions = ImportOption.DoNotIncludeTests.class)
class TypedSettingsTest {

    @ArchTest
    static final ArchTests RULES = ArchTests.in(SettingsRules.class);
}
