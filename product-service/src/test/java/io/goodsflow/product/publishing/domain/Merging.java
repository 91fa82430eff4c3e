package io.goodsflow.product.publishing.domain;

import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftOrigin;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.Specs;
import io.goodsflow.product.draft.domain.TargetSale;
import io.goodsflow.product.template.domain.NaturalKey;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Values for the tests of merging. */
final class Merging {

    static final Instant AT = Instant.parse("2026-03-04T05:06:07.089Z");

    private Merging() {}

    static ProductContent content(String title, long... prices) {
        return new ProductContent(
                7,
                "tea",
                title,
                null,
                null,
                null,
                List.of(),
                Map.of(),
                IntStream.range(0, prices.length)
                        .mapToObj(i -> new ContentSku(100 + i, null, new Specs(Map.of("no", "" + i)), prices[i]))
                        .toList());
    }

    static Draft frozen(ProductContent content, TargetSale targetSale) {
        Draft draft = Draft.begin(
                1,
                2,
                new DraftOrigin(1001, ContentSource.MERCHANT, "olga", "op", targetSale),
                content,
                NaturalKey.STANDARD,
                AT);
        return draft.freeze(draft.nextSubmission(9).orElseThrow(), AT);
    }

    static DraftSnapshot snapshot(Draft frozen) {
        return DraftSnapshot.of(frozen, frozen.submission(), AT);
    }

    static ItemVersion merge(Item before, ProductContent content, TargetSale targetSale) {
        Draft draft = frozen(content, targetSale);
        return ItemVersion.next(before, draft, snapshot(draft), 55, AT);
    }

    static Item item(SaleState saleState, long version, ProductContent content) {
        return new Item(2, 1001, saleState, version, 54, content);
    }
}
