package io.goodsflow.product.publishing.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.product.category.application.KeepCategory;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.application.ForeseenEvent;
import io.goodsflow.product.draft.application.Identities;
import io.goodsflow.product.draft.application.SettleIdentity;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.MergeRefusal;
import io.goodsflow.product.publishing.domain.Revised;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The transaction of {@link PublishDirectly}. */
@Component
class WriteDirectVersion {

    private final KeepCategory keepCategory;
    private final Identities identities;
    private final SettleIdentity settleIdentity;
    private final DescribeVersion describeVersion;
    private final Items items;
    private final HoldSkus holdSkus;
    private final Drafts drafts;
    private final PublishingLog log;
    private final Outbox outbox;

    WriteDirectVersion(
            KeepCategory keepCategory,
            Identities identities,
            SettleIdentity settleIdentity,
            DescribeVersion describeVersion,
            Items items,
            HoldSkus holdSkus,
            Drafts drafts,
            PublishingLog log,
            Outbox outbox) {
        this.keepCategory = keepCategory;
        this.identities = identities;
        this.settleIdentity = settleIdentity;
        this.describeVersion = describeVersion;
        this.items = items;
        this.holdSkus = holdSkus;
        this.drafts = drafts;
        this.log = log;
        this.outbox = outbox;
    }

    /**
     * Locks category, identity, item, draft and SKUs in this order.
     *
     * @param foreseen what the unlocked look at the item promised
     */
    ItemStanding handle(DirectChange change, Revised expected, PublishDirectly.Birth birth, ForeseenEvent foreseen) {
        boolean hasCategory = keepCategory.handle(expected.content().categoryId());
        Optional<Identity> identity = identities.lockOfItem(change.itemId());
        Item item = items.lock(change.itemId()).orElseThrow(PublishDirectly::notFound);
        Optional<Revised> found = change.revision().of(item);
        if (found.isEmpty()) {
            change.revision().unchanged();
            return ItemStanding.of(item);
        }
        Revised revised = found.get();
        Draft draft = birth.draft(item, change, revised, identity);
        ItemVersion version = birth.version(item, change, revised);
        demand(hasCategory, MergeRefusal.CATEGORY_GONE);
        if (!draft.content().equals(item.content())) {
            settle(draft, item.content(), identity, birth);
        }
        drafts.insert(draft);
        items.save(version, describeVersion.facts(version.content().categoryId()))
                .ifPresent(refusal -> demand(false, refusal));
        change.revision().written(version);
        holdSkus.demandFree(item, version);
        log.direct(draft, version, revised.action(), change.reason());
        outbox.append(foreseen.settle(
                PublishingEvents.changed(version), Long.toString(version.itemId()), version.publishVersion()));
        return ItemStanding.of(version);
    }

    /** An item that has no natural key needs none. */
    private void settle(Draft draft, ProductContent before, Optional<Identity> identity, PublishDirectly.Birth birth) {
        if (identity.isPresent()) {
            settleIdentity
                    .handle(draft.itemId(), draft.merchantId(), before, draft.content(), identity, birth.at())
                    .ifPresent(other -> {
                        throw refusal(MergeRefusal.duplicateOf(other)).with("item_id", other);
                    });
        }
    }

    private static void demand(boolean kept, MergeRefusal otherwise) {
        if (!kept) {
            throw refusal(otherwise.reason());
        }
    }

    private static GoodsflowException refusal(StatusReason reason) {
        return new GoodsflowException(ProductError.NOT_PUBLISHABLE, reason.message())
                .with("reason_code", reason.code());
    }
}
