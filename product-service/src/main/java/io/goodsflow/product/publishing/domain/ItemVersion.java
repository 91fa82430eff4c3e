package io.goodsflow.product.publishing.domain;

import io.goodsflow.product.draft.domain.ContentDiff;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.history.domain.FieldChange;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The version of an item that a merge makes.
 *
 * @param snapshotId of the item snapshot
 * @param changes what differs from the version before
 */
public record ItemVersion(
        long itemId,
        long merchantId,
        long draftId,
        String operationId,
        long publishVersion,
        long snapshotId,
        SaleState saleState,
        ProductContent content,
        String contentHash,
        List<FieldChange> changes,
        ItemEventType eventType,
        Instant at) {

    static final String SALE_STATE = "sale_state";

    public ItemVersion {
        changes = List.copyOf(changes);
    }

    /**
     * The version after {@code before}: what was reviewed, not what the draft says by now.
     *
     * @param before null for the first version
     */
    public static ItemVersion next(
            @Nullable Item before, Draft draft, DraftSnapshot reviewed, long snapshotId, Instant at) {
        long publishVersion = before == null ? 1 : before.publishVersion() + 1;
        SaleState sale = SaleState.after(
                before == null ? null : before.saleState(), draft.origin().targetSale());
        List<FieldChange> changes = changes(before, reviewed.content(), sale);
        return new ItemVersion(
                draft.itemId(),
                draft.merchantId(),
                draft.draftId(),
                draft.origin().operationId(),
                publishVersion,
                snapshotId,
                sale,
                reviewed.content(),
                reviewed.submission().contentHash(),
                changes,
                ItemEventType.of(publishVersion, sale, changes),
                at);
    }

    /**
     * The first version of an item that a command makes without a review.
     *
     * @param draft born published by the command
     */
    public static ItemVersion first(Draft draft, SaleState saleState, long snapshotId) {
        List<FieldChange> changes = changes(null, draft.content(), saleState);
        return new ItemVersion(
                draft.itemId(),
                draft.merchantId(),
                draft.draftId(),
                draft.origin().operationId(),
                1,
                snapshotId,
                saleState,
                draft.content(),
                draft.content().hash(),
                changes,
                ItemEventType.ITEM_CREATE,
                draft.createdAt());
    }

    /**
     * The version after {@code before} that a command makes without a review (architecture 3.6).
     *
     * @param draft born published by the command
     */
    public static ItemVersion direct(Item before, Draft draft, Revised revised, long snapshotId, Instant at) {
        return new ItemVersion(
                before.itemId(),
                before.merchantId(),
                draft.draftId(),
                draft.origin().operationId(),
                before.publishVersion() + 1,
                snapshotId,
                revised.saleState(),
                draft.content(),
                draft.content().hash(),
                changes(before, draft.content(), revised.saleState()),
                revised.eventType(),
                at);
    }

    private static List<FieldChange> changes(@Nullable Item before, ProductContent content, SaleState sale) {
        List<FieldChange> changes =
                new ArrayList<>(ContentDiff.between(before == null ? null : before.content(), content));
        if (before == null || before.saleState() != sale) {
            changes.add(FieldChange.of(
                    SALE_STATE,
                    "销售状态",
                    before == null ? null : before.saleState().name(),
                    sale.name()));
        }
        return changes;
    }

    /** Top-level names as the event's subscribers know them; people read a category by name, they by id. */
    public List<String> changedFields() {
        return ContentDiff.fields(changes).stream()
                .map(field -> field.equals("category") ? "category_id" : field)
                .toList();
    }

    /** Of its SKUs, in fen. */
    public OptionalLong minPrice() {
        return content.skus().stream().mapToLong(ContentSku::price).min();
    }
}
