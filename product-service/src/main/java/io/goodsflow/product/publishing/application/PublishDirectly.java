package io.goodsflow.product.publishing.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.kit.messaging.EventTransactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.OutgoingEvent;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.application.ForeseenEvent;
import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftOrigin;
import io.goodsflow.product.draft.domain.Fingerprint;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.draft.domain.TargetSale;
import io.goodsflow.product.fence.application.FencedChanges;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.Revised;
import io.goodsflow.product.template.application.FindEffectiveTemplate;
import io.goodsflow.product.template.domain.NaturalKey;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/**
 * Makes a version of an item without a review: a draft born and published in the same transaction, outside the active
 * slot, so that it collides with no draft in the making (architecture 3.6).
 */
@Service
public class PublishDirectly {

    private final Items items;
    private final FencedChanges fencedChanges;
    private final WriteDirectVersion writeDirectVersion;
    private final FindEffectiveTemplate findEffectiveTemplate;
    private final IdAllocator ids;
    private final IdempotentCommands commands;
    private final EventTransactions eventTransactions;
    private final Events events;
    private final Clock clock;

    PublishDirectly(
            Items items,
            FencedChanges fencedChanges,
            WriteDirectVersion writeDirectVersion,
            FindEffectiveTemplate findEffectiveTemplate,
            IdAllocator ids,
            IdempotentCommands commands,
            EventTransactions eventTransactions,
            Events events,
            Clock clock) {
        this.items = items;
        this.fencedChanges = fencedChanges;
        this.writeDirectVersion = writeDirectVersion;
        this.findEffectiveTemplate = findEffectiveTemplate;
        this.ids = ids;
        this.commands = commands;
        this.eventTransactions = eventTransactions;
        this.events = events;
        this.clock = clock;
    }

    public ItemStanding handle(DirectChange change) {
        return handle(change, items.find(change.itemId()).orElse(null));
    }

    /** @param found the item as it was read a moment ago, null if it is not published; judged again under its lock */
    public ItemStanding handle(DirectChange change, @Nullable Item found) {
        Item seen = Optional.ofNullable(found)
                .filter(item -> change.onlyOf() == null || change.onlyOf() == item.merchantId())
                .orElseThrow(PublishDirectly::notFound);
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Optional<Revised> revised;
        try {
            revised = change.revision().of(seen);
        } catch (GoodsflowException refused) {
            // the item may be as it is because of this very command: its first answer, if any, comes before the refusal
            return answered(change, refused);
        }
        if (revised.isEmpty()) {
            return acknowledge(change, () -> {
                change.revision().unchanged();
                return ItemStanding.of(seen);
            });
        }
        NaturalKey key = findEffectiveTemplate
                .handle(revised.get().content().categoryId())
                .naturalKey();
        Birth birth = new Birth(ids.next("draft"), ids.next("item-snapshot"), key, at);
        // the fingerprint is no part of the version
        ItemVersion version = birth.version(seen, change, revised.get());
        OutgoingEvent half =
                events.of(PublishingEvents.changed(version), Long.toString(version.itemId()), version.publishVersion());
        return fencedChanges.aroundItems(
                List.of(change.itemId()),
                () -> eventTransactions.publishing(
                        half,
                        () -> once(
                                change,
                                () -> writeDirectVersion.handle(
                                        change, revised.get(), birth, ForeseenEvent.of(events, half)))));
    }

    private ItemStanding answered(DirectChange change, GoodsflowException refused) {
        if (change.key() == null) {
            throw refused;
        }
        return acknowledge(change, () -> {
            throw refused;
        });
    }

    /** What made the item as it is may have got no answer: whoever is told so now is shown nothing older after it. */
    private ItemStanding acknowledge(DirectChange change, Supplier<ItemStanding> answer) {
        return fencedChanges.aroundItems(List.of(change.itemId()), () -> once(change, answer));
    }

    private ItemStanding once(DirectChange change, Supplier<ItemStanding> effect) {
        return commands.execute(change.key(), change.content(), ItemStanding.class, effect);
    }

    static GoodsflowException notFound() {
        return new GoodsflowException(ProductError.ITEM_NOT_FOUND);
    }

    /** Ids and time taken before the transaction, so that its event can be foreseen. */
    record Birth(long draftId, long snapshotId, NaturalKey key, Instant at) {

        ItemVersion version(Item item, DirectChange change, Revised revised) {
            return ItemVersion.direct(item, draft(item, change, revised, Optional.empty()), revised, snapshotId, at);
        }

        /** @param identity the item's natural key, empty if it has none or it is not known */
        Draft draft(Item item, DirectChange change, Revised revised, Optional<Identity> identity) {
            Fingerprint fingerprint = identity.map(Identity::fingerprint)
                    .filter(Fingerprint::isOfFacade)
                    .orElseGet(() -> Fingerprint.of(item.merchantId(), revised.content(), key));
            DraftOrigin origin = new DraftOrigin(
                    item.merchantId(), ContentSource.OPERATOR, change.operator(), "direct:" + draftId, TargetSale.KEEP);
            return Draft.published(
                    draftId, item.itemId(), origin, item.publishVersion(), revised.content(), fingerprint, at);
        }
    }
}
