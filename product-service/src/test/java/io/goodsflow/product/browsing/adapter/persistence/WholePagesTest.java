package io.goodsflow.product.browsing.adapter.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.product.browsing.domain.ShownProduct;
import java.time.LocalDateTime;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.dao.OptimisticLockingFailureException;

/** A version is published between the read of the item and that of its SKUs. */
class WholePagesTest {

    private static final LocalDateTime AT = LocalDateTime.of(2026, 3, 4, 5, 6);

    @Test
    void aVersionThatTookTheLastSkuAwayIsShownWhole() {
        ShownProduct shown = WholePages.find(new Story(2, 1, 2, 2, 2)).orElseThrow();

        assertThat(shown.publishVersion()).isEqualTo(2);
        assertThat(shown.skus()).isEmpty();
    }

    @Test
    void aVersionThatChangedTheSkusIsShownWhole() {
        ShownProduct shown = WholePages.find(new Story(Long.MAX_VALUE, 1, 2)).orElseThrow();

        assertThat(shown.publishVersion()).isEqualTo(2);
        assertThat(shown.skus()).hasSize(1);
    }

    @Test
    void anItemThatHasGoneIsNotShown() {
        assertThat(WholePages.find(new Story(0, 1, 0, 0))).isEqualTo(Optional.empty());
    }

    @Test
    void whatChangesWithEachReadIsGivenUp() {
        assertThatThrownBy(() -> WholePages.find(new Story(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)))
                .isInstanceOf(OptimisticLockingFailureException.class);
    }

    /** The versions that the reads of the item meet; its SKU is there before a version, and stands at the last one read next. */
    private static final class Story implements WholePages.Rows {

        private final long skuUntil;
        private final Deque<Long> versions = new ArrayDeque<>();
        private long last;

        Story(long skuUntil, long... versions) {
            this.skuUntil = skuUntil;
            for (long version : versions) {
                this.versions.add(version);
            }
        }

        @Override
        public @Nullable ProductRow item() {
            last = versions.size() > 1 ? versions.remove() : versions.element();
            return last == 0 ? null : new ProductRow(1, 7, "Tea", null, "ONLINE", null, last, last, AT, AT);
        }

        @Override
        public List<SkuRow> skus() {
            long now = versions.element();
            return now < skuUntil ? List.of(new SkuRow(1, "{}", 100, now, AT, AT)) : List.of();
        }
    }
}
