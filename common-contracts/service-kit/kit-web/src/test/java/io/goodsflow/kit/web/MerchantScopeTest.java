package io.goodsflow.kit.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MerchantScopeTest {

    private static final Caller MERCHANT = new Caller("m", Set.of(Role.MERCHANT), 1001L);
    private static final Caller OPERATOR = new Caller("o", Set.of(Role.OPERATOR), null);

    @Test
    void aMerchantActsForItself() {
        assertThat(MerchantScope.one(MERCHANT, null)).isEqualTo(1001);
        assertThat(MerchantScope.one(MERCHANT, 1001L)).isEqualTo(1001);
        assertThat(MerchantScope.any(MERCHANT, null)).isEqualTo(1001);
    }

    @Test
    void anotherMerchantIsNotThereForAMerchant() {
        assertThatThrownBy(() -> MerchantScope.one(MERCHANT, 1002L))
                .satisfies(e -> assertThat(status(e)).isEqualTo(404));
        assertThatThrownBy(() -> MerchantScope.any(MERCHANT, 1002L))
                .satisfies(e -> assertThat(status(e)).isEqualTo(404));
        assertThat(MerchantScope.covers(MERCHANT, 1002)).isFalse();
        assertThat(MerchantScope.covers(MERCHANT, 1001)).isTrue();
    }

    @Test
    void anOperatorNamesTheMerchant() {
        assertThat(MerchantScope.one(OPERATOR, 1002L)).isEqualTo(1002);
        assertThatThrownBy(() -> MerchantScope.one(OPERATOR, null))
                .satisfies(e -> assertThat(status(e)).isEqualTo(400));
        assertThatThrownBy(() -> MerchantScope.one(OPERATOR, null, CommonError.CONFLICT))
                .isInstanceOfSatisfying(GoodsflowException.class, refusal -> {
                    assertThat(refusal.errorCode()).isEqualTo(CommonError.CONFLICT);
                    assertThat(refusal.fieldErrors().get(0).field()).isEqualTo("merchant_id");
                });
        assertThat(MerchantScope.any(OPERATOR, null)).isNull();
        assertThat(MerchantScope.covers(OPERATOR, 1002)).isTrue();
    }

    @Test
    void aMerchantThatIsAlsoAnOperatorStaysInItsOwnShop() {
        Caller both = new Caller("b", Set.of(Role.MERCHANT, Role.OPERATOR), 1001L);

        assertThatThrownBy(() -> MerchantScope.one(both, 1002L))
                .satisfies(e -> assertThat(status(e)).isEqualTo(404));
    }

    private static int status(Throwable refusal) {
        return ((GoodsflowException) refusal).errorCode().status();
    }
}
