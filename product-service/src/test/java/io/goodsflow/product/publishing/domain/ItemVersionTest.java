package io.goodsflow.product.publishing.domain;

import static io.goodsflow.product.publishing.domain.Merging.content;
import static io.goodsflow.product.publishing.domain.Merging.item;
import static io.goodsflow.product.publishing.domain.Merging.merge;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.TargetSale;
import io.goodsflow.product.history.domain.FieldChange;
import org.junit.jupiter.api.Test;

class ItemVersionTest {

    private final ProductContent tea = content("Tea", 300, 200);

    @Test
    void theFirstVersionIsACreationOfAllThatIsSaid() {
        ItemVersion version = merge(null, tea, TargetSale.ONLINE);

        assertThat(version.publishVersion()).isEqualTo(1);
        assertThat(version.eventType()).isEqualTo(ItemEventType.ITEM_CREATE);
        assertThat(version.saleState()).isEqualTo(SaleState.ONLINE);
        assertThat(version.changedFields()).containsExactly("category_id", "title", "skus", "sale_state");
        assertThat(version.minPrice()).hasValue(200);
    }

    @Test
    void anotherTitleIsAnUpdateThatNamesIt() {
        ItemVersion version = merge(item(SaleState.ONLINE, 4, tea), content("Old tea", 300, 200), TargetSale.KEEP);

        assertThat(version.publishVersion()).isEqualTo(5);
        assertThat(version.eventType()).isEqualTo(ItemEventType.ITEM_UPDATE);
        assertThat(version.saleState()).isEqualTo(SaleState.ONLINE);
        assertThat(version.changedFields()).containsExactly("title");
        assertThat(version.changes()).containsExactly(FieldChange.of("title", "商品标题", "Tea", "Old tea"));
    }

    @Test
    void aSaleStateAloneIsSaidAsSuch() {
        ItemVersion on = merge(item(SaleState.OFFLINE, 4, tea), tea, TargetSale.ONLINE);
        ItemVersion off = merge(item(SaleState.ONLINE, 4, tea), tea, TargetSale.OFFLINE);

        assertThat(on.eventType()).isEqualTo(ItemEventType.ITEM_ONLINE);
        assertThat(on.changedFields()).containsExactly("sale_state");
        assertThat(off.eventType()).isEqualTo(ItemEventType.ITEM_OFFLINE);
        assertThat(off.changes()).containsExactly(FieldChange.of("sale_state", "销售状态", "ONLINE", "OFFLINE"));
    }

    @Test
    void aSaleStateBesideOtherChangesIsAnUpdate() {
        ItemVersion version = merge(item(SaleState.OFFLINE, 4, tea), content("Old tea", 300, 200), TargetSale.ONLINE);

        assertThat(version.eventType()).isEqualTo(ItemEventType.ITEM_UPDATE);
        assertThat(version.changedFields()).containsExactly("title", "sale_state");
    }

    @Test
    void whatWasReviewedIsPublishedNotWhatTheDraftSays() {
        Draft reviewed = Merging.frozen(tea, TargetSale.ONLINE);
        Draft draft = Merging.frozen(content("Something else", 1), TargetSale.ONLINE);

        ItemVersion version = ItemVersion.next(null, draft, Merging.snapshot(reviewed), 55, Merging.AT);

        assertThat(version.content()).isEqualTo(tea);
        assertThat(version.contentHash()).isEqualTo(tea.hash());
    }

    @Test
    void withoutSkusThereIsNoLowestPrice() {
        assertThat(merge(null, content("Tea"), TargetSale.ONLINE).minPrice()).isEmpty();
    }
}
