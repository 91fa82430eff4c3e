package io.goodsflow.product.update.application;

import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.draft.application.AcceptContent;
import io.goodsflow.product.draft.application.DemandUnique;
import io.goodsflow.product.draft.application.DraftLog;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.application.EndDraft;
import io.goodsflow.product.draft.application.Identities;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.update.domain.ContentMerge;
import io.goodsflow.product.update.domain.Update;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Puts what is left of an update into a draft, if anything is and there is room. */
@Component
class KeepChange {

    private final Identities identities;
    private final Drafts drafts;
    private final AcceptContent acceptContent;
    private final DemandUnique demandUnique;
    private final EndDraft endDraft;
    private final DraftLog log;

    KeepChange(
            Identities identities,
            Drafts drafts,
            AcceptContent acceptContent,
            DemandUnique demandUnique,
            EndDraft endDraft,
            DraftLog log) {
        this.identities = identities;
        this.drafts = drafts;
        this.acceptContent = acceptContent;
        this.demandUnique = demandUnique;
        this.endDraft = endDraft;
        this.log = log;
    }

    /** Call inside a transaction that holds identity, item and draft. */
    Applied handle(Change change, Fresh fresh, Instant at) {
        Place.Role role = change.place().role();
        if (!change.merge().applies() && role != Place.Role.EDITED) {
            return change.led(Applied.Kind.NOTHING, null);
        }
        if (!change.merge().differs()) {
            change.live().ifPresent(draft -> end(draft, "Nothing is left of the change.", change, null, at));
            return change.led(Applied.Kind.NOTHING, null);
        }
        AcceptContent.Accepted accepted = SkuPaths.named(
                change.merge().skuIds(),
                () -> acceptContent.handle(change.merge().proposal()));
        ProductContent content = settle(change, accepted.category());
        Item item = change.item();
        demandUnique.handle(item.itemId(), item.merchantId(), item.content(), content);
        if (role == Place.Role.IN_THE_WAY) {
            return change.led(Applied.Kind.IN_THE_WAY, change.place().live());
        }
        Draft kept = role == Place.Role.EDITED
                ? edit(change, content, accepted, at)
                : begin(change, content, accepted, fresh.draftId(), at);
        return change.led(Applied.Kind.UPDATED, kept);
    }

    /** A category that is not changed keeps the name it had. */
    private static ProductContent settle(Change change, Category category) {
        ProductContent now = change.item().content();
        return ProductContent.settle(
                change.merge().proposal(),
                category.id(),
                category.id() == now.categoryId() ? now.categoryName() : category.name(),
                change.merge().skuIds());
    }

    private Draft edit(Change change, ProductContent content, AcceptContent.Accepted accepted, Instant at) {
        Draft before = change.live().orElseThrow();
        Draft after = before.reopen(
                        change.update().origin(), change.item().publishVersion(), content, accepted.key(), at)
                .inEdition(edition(change));
        drafts.save(before, after);
        log.edited(after, before.content(), before.status() == DraftStatus.REJECTED);
        return after;
    }

    private Draft begin(
            Change change, ProductContent content, AcceptContent.Accepted accepted, long draftId, Instant at) {
        Draft draft = Draft.update(
                        draftId,
                        change.item().itemId(),
                        change.update().origin(),
                        change.item().publishVersion(),
                        content,
                        accepted.key(),
                        at)
                .inEdition(edition(change));
        if (change.place().role() == Place.Role.REPLACED) {
            Draft old = change.live().orElseThrow();
            // after a rejection nobody waits for it any more
            boolean awaited = old.status() == DraftStatus.EDITING;
            end(old, "Superseded by draft " + draftId + ".", change, awaited ? EndDraft.SUPERSEDED : null, at);
        }
        drafts.insert(draft);
        log.edited(draft, change.item().content(), isAfterRejection(change));
        return draft;
    }

    private long edition(Change change) {
        return change.identity().map(identities::nextEdition).orElse(0L);
    }

    private static boolean isAfterRejection(Change change) {
        return change.place().role() == Place.Role.REPLACED
                && change.live().orElseThrow().status() == DraftStatus.REJECTED;
    }

    private void end(Draft draft, String reason, Change change, @Nullable String code, Instant at) {
        endDraft.handle(
                draft,
                draft.abandon(at),
                Optional.empty(),
                new EndDraft.Ending(
                        HistoryAction.ABANDON_DRAFT, change.update().origin().operator(), reason, code));
    }

    /**
     * What is to be kept.
     *
     * @param identity the item's key, locked
     * @param base version the update was made from
     */
    record Change(Update update, Optional<Identity> identity, Item item, long base, Place place, ContentMerge merge) {

        Optional<Draft> live() {
            return Optional.ofNullable(place.live());
        }

        Applied led(Applied.Kind kind, @Nullable Draft draft) {
            return new Applied(kind, draft, base, item.publishVersion(), merge.fields());
        }
    }
}
