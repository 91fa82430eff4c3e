package io.goodsflow.qc.contract.error;

import static io.goodsflow.kit.test.ErrorCodesAssert.assertSound;

import org.junit.jupiter.api.Test;

class QcErrorTest {

    @Test
    void callersCanProgramAgainstEveryCode() {
        assertSound("qc", QcError.values());
    }
}
