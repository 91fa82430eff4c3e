package io.goodsflow.product.contract.error;

import static io.goodsflow.kit.test.ErrorCodesAssert.assertSound;

import org.junit.jupiter.api.Test;

class ProductErrorTest {

    @Test
    void callersCanProgramAgainstEveryCode() {
        assertSound("product", ProductError.values());
    }
}
