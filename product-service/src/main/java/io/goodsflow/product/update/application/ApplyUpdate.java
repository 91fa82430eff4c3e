package io.goodsflow.product.update.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.category.domain.CategoryId;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.application.Identities;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.ProposedContent;
import io.goodsflow.product.ownership.application.CutFields;
import io.goodsflow.product.ownership.domain.FieldCut;
import io.goodsflow.product.publishing.application.ItemVersions;
import io.goodsflow.product.publishing.application.Items;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.PublishedVersion;
import io.goodsflow.product.publishing.domain.SaleState;
import io.goodsflow.product.update.domain.ContentMerge;
import io.goodsflow.product.update.domain.ContentValues;
import io.goodsflow.product.update.domain.FieldEdit;
import io.goodsflow.product.update.domain.FieldOutcome;
import io.goodsflow.product.update.domain.PatchEdits;
import io.goodsflow.product.update.domain.Update;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Cuts an update down to what its source may write, merges it onto the present version and puts it into a draft
 * (architecture 3.7).
 */
@Component
class ApplyUpdate {

    private final Identities identities;
    private final Items items;
    private final ItemVersions versions;
    private final Drafts drafts;
    private final CutFields cutFields;
    private final KeepChange keepChange;

    ApplyUpdate(
            Identities identities,
            Items items,
            ItemVersions versions,
            Drafts drafts,
            CutFields cutFields,
            KeepChange keepChange) {
        this.identities = identities;
        this.items = items;
        this.versions = versions;
        this.drafts = drafts;
        this.cutFields = cutFields;
        this.keepChange = keepChange;
    }

    /** Call inside a transaction; locks identity, item and draft in this order. */
    Applied handle(Update update, Fresh fresh, Instant at) {
        Optional<Identity> identity = identities.lockOfItem(update.itemId());
        Item item = items.lock(update.itemId())
                .filter(found -> found.merchantId() == update.origin().merchantId())
                .orElseThrow(() -> new GoodsflowException(ProductError.ITEM_NOT_FOUND));
        if (item.saleState() == SaleState.ARCHIVED) {
            throw new GoodsflowException(
                            ProductError.ILLEGAL_SALE_STATE, item.saleState().name())
                    .with("sale_state", item.saleState().name())
                    .with("publish_version", item.publishVersion());
        }
        long base = update.base() == null ? item.publishVersion() : update.base();
        ProductContent from = contentAt(item, base);
        Place place = Place.of(drafts.lockLive(item.itemId()), update);
        Draft mine = place.carriedOver();
        List<FieldEdit> carried = carried(item, mine);
        PatchEdits.Read read = PatchEdits.of(
                update.patch(),
                from,
                item.content(),
                mine == null ? null : new PatchEdits.Mine(mine.content(), carried),
                fresh.forSkus());
        if (!read.errors().isEmpty()) {
            throw GoodsflowException.invalid(read.errors());
        }
        FieldCut cut = cutFields.handle(
                update.origin().source(),
                item.itemId(),
                item.content().categoryId(),
                nextCategory(carried, read.edits()),
                at);
        ContentMerge merge = ContentMerge.of(
                item.content(), carried, read.edits(), field -> cut.of(field).map(ApplyUpdate::outcome));
        demandNoConflict(merge, item);
        return keepChange.handle(new KeepChange.Change(update, identity, item, base, place, merge), fresh, at);
    }

    private List<FieldEdit> carried(Item item, @Nullable Draft mine) {
        return mine == null
                ? List.of()
                : ContentValues.edits(contentAt(item, mine.basePublishVersion()), mine.content());
    }

    /** The category that the item is to move to; null if it stays, or if there is none like that. */
    private static @Nullable Long nextCategory(List<FieldEdit> carried, List<FieldEdit> edits) {
        return Stream.concat(edits.stream(), carried.stream())
                .filter(edit -> edit.field().equals("category"))
                .findFirst()
                .filter(edit -> !Objects.equals(edit.from(), edit.to()))
                .map(FieldEdit::to)
                .map(String::valueOf)
                .flatMap(CategoryId::read)
                .orElse(null);
    }

    private ProductContent contentAt(Item item, long version) {
        return version == item.publishVersion()
                ? item.content()
                : versions.find(item.itemId(), version)
                        .map(PublishedVersion::content)
                        .orElseThrow(() -> new GoodsflowException(ProductError.VERSION_NOT_FOUND, version)
                                .with("publish_version", item.publishVersion()));
    }

    private static FieldOutcome outcome(FieldCut.Reason reason) {
        return switch (reason) {
            case NOT_OWNER -> FieldOutcome.IGNORED_NOT_OWNER;
            case LOCKED -> FieldOutcome.IGNORED_LOCKED;
        };
    }

    private static void demandNoConflict(ContentMerge merge, Item item) {
        if (!merge.conflicts().isEmpty()) {
            throw new GoodsflowException(ProductError.VERSION_CONFLICT, item.publishVersion())
                    .with("publish_version", item.publishVersion())
                    .with(
                            "conflicts",
                            merge.conflicts().stream().map(ConflictView::of).toList());
        }
    }

    /** As the contract says it. */
    record ConflictView(
            String field, @Nullable Object yours, @Nullable Object current) {

        static ConflictView of(ContentMerge.Conflict conflict) {
            return new ConflictView(conflict.field(), word(conflict.yours()), word(conflict.current()));
        }

        /** A SKU as a whole is told by what it is, under the names of the wire. */
        private static @Nullable Object word(@Nullable Object value) {
            return value instanceof ProposedContent.Sku sku
                    ? Map.of("specs", sku.specs(), "price", sku.price())
                    : value;
        }
    }
}
