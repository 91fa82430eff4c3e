package io.goodsflow.product.draft.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FingerprintTest {

    @Test
    void theMerchantsOwnIdDecidesWhereItIsGiven() {
        assertThat(of(1, 7, "0017", "Brand", "Title")).isEqualTo(of(1, 8, "0017", "Other", "Other"));
        assertThat(of(1, 7, "0017", null, "Title")).isNotEqualTo(of(1, 7, "17", null, "Title"));
        assertThat(of(1, 7, "ab-1", null, "Title")).isNotEqualTo(of(1, 7, "AB-1", null, "Title"));
        assertThat(of(1, 7, "0017", null, "Title")).isNotEqualTo(of(2, 7, "0017", null, "Title"));
    }

    @Test
    void withoutItMerchantCategoryBrandAndTitleDecideAsPeopleReadThem() {
        Fingerprint one = of(1, 7, null, "Yun Xiu", "Camellia Oolong");

        assertThat(of(1, 7, null, "yun  xiu", "ＣＡＭＥＬＬＩＡ\u3000oolong")).isEqualTo(one);
        assertThat(of(1, 8, null, "Yun Xiu", "Camellia Oolong")).isNotEqualTo(one);
        assertThat(of(2, 7, null, "Yun Xiu", "Camellia Oolong")).isNotEqualTo(one);
        assertThat(of(1, 7, null, null, "Camellia Oolong")).isNotEqualTo(one);
        assertThat(of(1, 7, null, "Yun Xiu", "Camellia")).isNotEqualTo(one);
    }

    @Test
    void aTitleIsNeverTakenForAnId() {
        assertThat(of(1, 7, null, null, "0017")).isNotEqualTo(of(1, 7, "0017", null, "0017"));
        assertThat(of(1, 7, null, "a", "b")).isNotEqualTo(of(1, 7, null, "", "a b"));
    }

    /** The keys of all products stand in the database under this form: it must never change by accident. */
    @Test
    void staysTheSameForEver() {
        assertThat(of(1001, 7, "0017", "Yunxiu", "Camellia oolong").hex())
                .isEqualTo("4ddc68485f0a81216abfbdab1125df425d5981c2efafefa45d2a57e44cabb325");
        assertThat(of(1001, 7, null, "Yunxiu", "Camellia oolong").hex())
                .isEqualTo("a8245f734eaf8cfec2faa9eb08b98dd9445b01d0f58d6afbdc52c54efae8935d");
    }

    private static Fingerprint of(
            long merchantId, long categoryId, @Nullable String outerId, @Nullable String brand, String title) {
        return Fingerprint.of(
                merchantId,
                new ProductContent(categoryId, "Tea", title, null, brand, outerId, List.of(), Map.of(), List.of()));
    }
}
