package io.goodsflow.inventory.contract.error;

import static io.goodsflow.kit.test.ErrorCodesAssert.assertSound;

import org.junit.jupiter.api.Test;

class InventoryErrorTest {

    @Test
    void callersCanProgramAgainstEveryCode() {
        assertSound("inventory", InventoryError.values());
    }
}
