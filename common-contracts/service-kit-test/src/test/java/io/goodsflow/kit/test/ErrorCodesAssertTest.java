package io.goodsflow.kit.test;

import static io.goodsflow.kit.test.ErrorCodesAssert.assertSound;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kernel.ErrorCode;
import java.util.List;
import org.junit.jupiter.api.Test;

class ErrorCodesAssertTest {

    record Code(String code, int status, String english, String chinese) implements ErrorCode {}

    private final ErrorCode sound = new Code("shop.order_gone", 404, "Order {0} is gone.", "订单 {0} 不存在。");

    @Test
    void soundCodesPass() {
        assertSound("shop", sound, new Code("shop.late", 409, "Late.", "太晚。"));
    }

    @Test
    void aCodeThatCallersCannotRelyOnFails() {
        for (ErrorCode bad : List.of(
                new Code("shop.order_gone", 409, "Twice.", "重复。"),
                new Code("store.other", 409, "Foreign.", "其他。"),
                new Code("shop.Camel", 409, "Camel.", "驼峰。"),
                new Code("shop.fine", 200, "Fine.", "好。"),
                new Code("shop.mute", 409, "", "无。"),
                new Code("shop.half", 409, "Of {0}.", "无。"))) {
            assertThatThrownBy(() -> assertSound("shop", sound, bad))
                    .as(bad.toString())
                    .isInstanceOf(AssertionError.class);
        }
    }
}
