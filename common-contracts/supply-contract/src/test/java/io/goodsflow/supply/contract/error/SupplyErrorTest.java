package io.goodsflow.supply.contract.error;

import static io.goodsflow.kit.test.ErrorCodesAssert.assertSound;

import org.junit.jupiter.api.Test;

class SupplyErrorTest {

    @Test
    void callersCanProgramAgainstEveryCode() {
        assertSound("supply", SupplyError.values());
    }
}
