package io.goodsflow.product.browsing.application;

import io.goodsflow.product.browsing.domain.ShownProduct;
import io.goodsflow.product.fence.application.CachedThing;
import io.goodsflow.product.fence.application.FencedReads;
import io.goodsflow.product.fence.domain.Subject;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Pages of products on sale, without stock, from behind their fences. */
@Component
class ShownProducts {

    private final FencedReads reads;
    private final PublishedItems items;
    private final DetailTexts texts;

    ShownProducts(FencedReads reads, PublishedItems items, DetailTexts texts) {
        this.reads = reads;
        this.items = items;
        this.texts = texts;
    }

    Optional<ShownProduct> find(long itemId) {
        return itemId < 1 ? Optional.empty() : reads.find(Subject.detail(itemId), new Detail(itemId));
    }

    /** One page. */
    private final class Detail implements CachedThing<ShownProduct> {
        private final long itemId;

        Detail(long itemId) {
            this.itemId = itemId;
        }

        @Override
        public boolean exists() {
            return items.isOnSale(itemId);
        }

        @Override
        public Optional<ShownProduct> load() {
            return items.findOnSale(itemId);
        }

        @Override
        public String write(ShownProduct product) {
            return texts.write(product);
        }

        @Override
        public @Nullable ShownProduct read(String text) {
            return texts.read(itemId, text);
        }
    }
}
