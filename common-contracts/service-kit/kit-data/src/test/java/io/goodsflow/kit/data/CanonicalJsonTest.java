package io.goodsflow.kit.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CanonicalJsonTest {

    record Sku(String skuCode, Map<String, String> specs, long price) {}

    record Content(String title, @Nullable String brand, List<Sku> skus, OffsetDateTime changedAt) {}

    private final Content content = new Content(
            "茶\u2028\"tea\"",
            null,
            List.of(new Sku("A-1", specs("size", "250g", "colour", "green"), 12800)),
            OffsetDateTime.parse("2026-03-04T05:06:07.089Z"));

    @Test
    void membersAreSortedAtEveryDepthAndNullsLeftOut() {
        assertThat(CanonicalJson.toJson(content))
                .isEqualTo(
                        "{\"changed_at\":\"2026-03-04T05:06:07.089Z\",\"skus\":[{\"price\":12800,\"sku_code\":\"A-1\","
                                + "\"specs\":{\"colour\":\"green\",\"size\":\"250g\"}}],\"title\":\"茶\u2028\\\"tea\\\"\"}");
    }

    @Test
    void theHashIsThatOfTheTextAndDoesNotChangeFromReleaseToRelease() {
        assertThat(CanonicalJson.sha256(Map.of("b", 2, "a", List.of(1, "x"))))
                .isEqualTo("8cbd548a32262b76a6536efe4e7ba86a0e811fcd0475d83a43e10acd0615aa37");
    }

    @Test
    void theOrderOfMapMembersIsNoOtherContentButThatOfListsIs() {
        assertThat(CanonicalJson.sha256(specs("a", "1", "b", "2")))
                .isEqualTo(CanonicalJson.sha256(specs("b", "2", "a", "1")));
        assertThat(CanonicalJson.sha256(List.of(1, 2))).isNotEqualTo(CanonicalJson.sha256(List.of(2, 1)));
    }

    @Test
    void equalDecimalsAreWrittenAlike() {
        assertThat(CanonicalJson.toJson(Map.of("n", new BigDecimal("12.50"))))
                .isEqualTo(CanonicalJson.toJson(Map.of("n", new BigDecimal("12.5"))));
    }

    @Test
    void whatWasWrittenIsReadBackAndUnknownMembersAreIgnored() {
        assertThat(CanonicalJson.fromJson(CanonicalJson.toJson(content), Content.class))
                .isEqualTo(content);
        assertThat(CanonicalJson.fromJson("{\"sku_code\":\"A\",\"specs\":{},\"price\":1,\"more\":2}", Sku.class))
                .isEqualTo(new Sku("A", Map.of(), 1));
        assertThat(CanonicalJson.fromJson(CanonicalJson.toJson(null), Sku.class))
                .isNull();
    }

    private static Map<String, String> specs(String... pairs) {
        Map<String, String> specs = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            specs.put(pairs[i], pairs[i + 1]);
        }
        return specs;
    }
}
