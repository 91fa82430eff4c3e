package io.goodsflow.supply.contract;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import io.goodsflow.kit.test.ContractRules;

@AnalyzeClasses(packages = "io.goodsflow.supply", importOptions = ImportOption.DoNotIncludeTests.class)
class ContractTest {

    @ArchTest
    static final ArchTests RULES = ArchTests.in(ContractRules.class);
}
