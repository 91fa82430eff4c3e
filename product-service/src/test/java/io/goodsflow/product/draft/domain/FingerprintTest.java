package io.goodsflow.product.draft.domain;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.template.domain.NaturalKey;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ab-1",
                " ab-1",
                "ab-1\u00A0",
                "\u3000ab-1\u2007",
                "ａｂ－１",
                "a\u200Bb-1",
                "\uFEFFab-1",
                "ab\u00AD-1",
                "\u200E ab-1\u2060 "
            })
    void whatNobodySeesInAnIdDoesNotCount(String outerId) {
        assertThat(of(1, 7, outerId, null, "Title")).isEqualTo(of(1, 7, "ab-1", null, "Title"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"AB-1", "ab -1", "ab-\u00B9", "ab–1", "ab-01", "ab-1\u0301"})
    void whatAMerchantMayMeanByAnIdCounts(String outerId) {
        assertThat(of(1, 7, outerId, null, "Title")).isNotEqualTo(of(1, 7, "ab-1", null, "Title"));
    }

    @Test
    void anIdOfNothingButUnseenCharactersIsNone() {
        assertThat(of(1, 7, "\u200B\u00A0", null, "Title")).isEqualTo(of(1, 7, null, null, "Title"));
    }

    @Test
    void unseenCharactersOfATitleDoNotCount() {
        assertThat(of(1, 7, null, "Yun\u200Bxiu", "Camel\u00ADlia\u00A0Oolong\u200F"))
                .isEqualTo(of(1, 7, null, "Yunxiu", "camellia oolong"));
    }

    @Test
    void aTemplateMayNameOtherFields() {
        NaturalKey isbn = new NaturalKey(5, List.of("attributes.isbn", "brand"));

        Fingerprint one = Fingerprint.of(1, book(7, "978-７", "Yunxiu", "a"), isbn);

        assertThat(Fingerprint.of(1, book(8, "978-7", "YUNXIU", "b"), isbn)).isEqualTo(one);
        assertThat(Fingerprint.of(1, book(7, "978-8", "Yunxiu", "a"), isbn)).isNotEqualTo(one);
        assertThat(Fingerprint.of(1, book(7, "978-7", "Other", "a"), isbn)).isNotEqualTo(one);
        assertThat(Fingerprint.of(2, book(7, "978-7", "Yunxiu", "a"), isbn)).isNotEqualTo(one);
        assertThat(Fingerprint.of(1, book(7, "978-7", "Yunxiu", "a"), new NaturalKey(6, isbn.fields())))
                .as("another template's key of the same name means something else")
                .isNotEqualTo(one);
    }

    @Test
    void aTemplateMayCountCategoryTitleAndId() {
        NaturalKey key = new NaturalKey(5, List.of("category", "title", "outer_id"));

        assertThat(Fingerprint.of(1, book(7, "x", null, "Ａ b"), key))
                .isEqualTo(Fingerprint.of(1, book(7, "y", "z", "a  B"), key))
                .isNotEqualTo(Fingerprint.of(1, book(8, "x", null, "a b"), key));
    }

    @Test
    void theFormerKeyIsKnownWhereItDiffers() {
        assertThat(Fingerprint.former(1, content(7, "ab-1", null, "Title"))).isEqualTo(of(1, 7, "ab-1", null, "Title"));
        assertThat(Fingerprint.former(1, content(7, "ａb-1", null, "Title")))
                .isNotEqualTo(of(1, 7, "ab-1", null, "Title"));
        assertThat(Fingerprint.former(1, content(7, null, "Yun Xiu", "Ｔitle")))
                .isEqualTo(of(1, 7, null, "yun xiu", "title"));
    }

    private static ProductContent book(long categoryId, String isbn, @Nullable String brand, String title) {
        return new ProductContent(
                categoryId, "Books", title, null, brand, null, List.of(), Map.of("isbn", isbn), List.of());
    }

    private static ProductContent content(
            long categoryId, @Nullable String outerId, @Nullable String brand, String title) {
        return new ProductContent(categoryId, "Tea", title, null, brand, outerId, List.of(), Map.of(), List.of());
    }

    private static Fingerprint of(
            long merchantId, long categoryId, @Nullable String outerId, @Nullable String brand, String title) {
        return Fingerprint.of(merchantId, content(categoryId, outerId, brand, title), NaturalKey.STANDARD);
    }
}
