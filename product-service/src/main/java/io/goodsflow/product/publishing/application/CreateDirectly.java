package io.goodsflow.product.publishing.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.kit.messaging.EventTransactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.kit.messaging.OutgoingEvent;
import io.goodsflow.product.category.application.KeepCategory;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.application.ForeseenEvent;
import io.goodsflow.product.draft.application.Identities;
import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftOrigin;
import io.goodsflow.product.draft.domain.Fingerprint;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.draft.domain.TargetSale;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.MergeRefusal;
import io.goodsflow.product.publishing.domain.SaleState;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.Supplier;
import org.springframework.stereotype.Service;

/**
 * Makes the first version of an item without a review, as the admin facade does: a draft born and published in the same
 * transaction (architecture 3.6), off sale, with a key that makes it nobody's duplicate.
 */
@Service
public class CreateDirectly {

    private final KeepCategory keepCategory;
    private final Identities identities;
    private final DescribeVersion describeVersion;
    private final Items items;
    private final Drafts drafts;
    private final PublishingLog log;
    private final IdAllocator ids;
    private final IdempotentCommands commands;
    private final EventTransactions eventTransactions;
    private final Events events;
    private final Outbox outbox;
    private final Clock clock;

    CreateDirectly(
            KeepCategory keepCategory,
            Identities identities,
            DescribeVersion describeVersion,
            Items items,
            Drafts drafts,
            PublishingLog log,
            IdAllocator ids,
            IdempotentCommands commands,
            EventTransactions eventTransactions,
            Events events,
            Outbox outbox,
            Clock clock) {
        this.keepCategory = keepCategory;
        this.identities = identities;
        this.describeVersion = describeVersion;
        this.items = items;
        this.drafts = drafts;
        this.log = log;
        this.ids = ids;
        this.commands = commands;
        this.eventTransactions = eventTransactions;
        this.events = events;
        this.outbox = outbox;
        this.clock = clock;
    }

    /** @throws GoodsflowException 404 if the category is gone */
    public ItemStanding handle(FirstVersion first) {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        long itemId = ids.next("item");
        long draftId = ids.next("draft");
        DraftOrigin origin = new DraftOrigin(
                first.merchantId(), ContentSource.OPERATOR, first.operator(), "direct:" + draftId, TargetSale.OFFLINE);
        Draft draft = Draft.published(draftId, itemId, origin, 0, first.content(), Fingerprint.ofFacade(itemId), at);
        ItemVersion version = ItemVersion.first(draft, SaleState.OFFLINE, ids.next("item-snapshot"));
        OutgoingEvent half = events.of(PublishingEvents.changed(version), Long.toString(itemId), 1);
        return eventTransactions.publishing(
                half, () -> once(first, () -> write(draft, version, ForeseenEvent.of(events, half), at)));
    }

    private ItemStanding once(FirstVersion first, Supplier<ItemStanding> effect) {
        return commands.execute(first.key(), first.asked(), ItemStanding.class, effect);
    }

    private ItemStanding write(Draft draft, ItemVersion version, ForeseenEvent foreseen, Instant at) {
        if (!keepCategory.handle(draft.content().categoryId())) {
            throw new GoodsflowException(
                    ProductError.CATEGORY_ABSENT, draft.content().categoryId());
        }
        Identity identity = identities.claim(draft.fingerprint(), draft.itemId(), draft.merchantId(), at);
        drafts.insert(draft);
        items.save(version, describeVersion.facts(draft.content().categoryId())).ifPresent(CreateDirectly::refuse);
        identities.settle(identity, draft.fingerprint(), at);
        log.direct(draft, version, HistoryAction.CREATE, null);
        outbox.append(foreseen.settle(PublishingEvents.changed(version), Long.toString(version.itemId()), 1));
        return ItemStanding.of(version);
    }

    private static void refuse(MergeRefusal refusal) {
        throw new GoodsflowException(
                        ProductError.NOT_PUBLISHABLE, refusal.reason().message())
                .with("reason_code", refusal.reason().code());
    }
}
