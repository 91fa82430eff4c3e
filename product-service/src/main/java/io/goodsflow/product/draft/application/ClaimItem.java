package io.goodsflow.product.draft.application;

import io.goodsflow.product.category.application.KeepCategory;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftOrigin;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.ProductKeys;
import io.goodsflow.product.draft.domain.ProposedContent;
import io.goodsflow.product.draft.domain.SkuIds;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.template.application.FindEffectiveTemplate;
import io.goodsflow.product.template.domain.EffectiveTemplate;
import io.goodsflow.product.template.domain.NaturalKey;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * The transaction of {@link CreateDraft}: whoever inserts the natural key first has the item. A merchant that meets its
 * own item before its first publication takes it up again, with the ids for which stock may be declared already.
 */
@Component
class ClaimItem {

    private final KeepCategory keepCategory;
    private final Drafts drafts;
    private final Identities identities;
    private final FormerHolders formerHolders;
    private final FindEffectiveTemplate findEffectiveTemplate;
    private final EndDraft endDraft;
    private final DraftLog log;

    ClaimItem(
            KeepCategory keepCategory,
            Drafts drafts,
            Identities identities,
            FormerHolders formerHolders,
            FindEffectiveTemplate findEffectiveTemplate,
            EndDraft endDraft,
            DraftLog log) {
        this.keepCategory = keepCategory;
        this.drafts = drafts;
        this.identities = identities;
        this.formerHolders = formerHolders;
        this.findEffectiveTemplate = findEffectiveTemplate;
        this.endDraft = endDraft;
        this.log = log;
    }

    /** Call inside a transaction, before any other lock: neither category nor template change until it ends. */
    DraftAnswer claim(
            String requestId, DraftOrigin origin, ProposedContent proposal, Category category, NewIds ids, Instant at) {
        if (!keepCategory.handle(category.id())) {
            throw Proposals.categoryGone(category);
        }
        ProductContent fresh = ProductContent.settle(proposal, category.id(), category.name(), ids.skuIds());
        EffectiveTemplate template = findEffectiveTemplate.handle(category.id());
        ProductKeys keys = ProductKeys.of(origin.merchantId(), fresh, template);
        Identity holder = formerHolders
                .lock(keys)
                .orElseGet(() -> identities.claim(keys.current(), ids.itemId(), origin.merchantId(), at));
        if (holder.itemId() == ids.itemId()) {
            Draft draft = Draft.begin(ids.draftId(), ids.itemId(), origin, fresh, template.naturalKey(), at)
                    .inEdition(identities.nextEdition(holder));
            drafts.insert(draft);
            log.created(draft);
            return remember(requestId, draft, false);
        }
        if (holder.published() || holder.merchantId() != origin.merchantId()) {
            throw DemandUnique.duplicate(holder.itemId());
        }
        Optional<Draft> live = drafts.lockLive(holder.itemId());
        if (live.map(Draft::status).filter(DraftStatus.QC_PENDING::equals).isPresent()) {
            throw DemandUnique.duplicate(holder.itemId());
        }
        List<ContentSku> known = live.map(draft -> draft.content().skus()).orElse(List.of());
        Iterator<Long> freshIds = ids.skuIds().iterator();
        ProductContent content = ProductContent.settle(
                proposal, category.id(), category.name(), SkuIds.assign(proposal, known, freshIds::next));
        Draft draft = takeUp(live, holder, ids.draftId(), origin, content, template.naturalKey(), at);
        return remember(requestId, draft, true);
    }

    /**
     * A rejected draft, or one of the same operation, is edited. A draft that another operation is still working on is
     * given up in favour of a new one: were it edited, the other operation would go on to submit a content that is not
     * its own, and never hear of the outcome.
     */
    private Draft takeUp(
            Optional<Draft> live,
            Identity holder,
            long draftId,
            DraftOrigin origin,
            ProductContent content,
            NaturalKey key,
            Instant at) {
        if (live.isPresent() && mayBeEdited(live.get(), origin)) {
            Draft before = live.get();
            Draft after = before.reopen(origin, content, key, at).inEdition(identities.nextEdition(holder));
            drafts.save(before, after);
            log.reopened(after, before.content());
            return after;
        }
        // the natural key stays with the item
        live.ifPresent(draft -> endDraft.handle(
                draft,
                draft.abandon(at),
                Optional.empty(),
                new EndDraft.Ending(
                        HistoryAction.ABANDON_DRAFT,
                        origin.operator(),
                        "Superseded by draft " + draftId + ".",
                        EndDraft.SUPERSEDED)));
        Draft draft = Draft.begin(draftId, holder.itemId(), origin, content, key, at)
                .inEdition(identities.nextEdition(holder));
        drafts.insert(draft);
        if (live.isPresent()) {
            log.reopened(draft, live.get().content());
        } else {
            log.created(draft);
        }
        return draft;
    }

    private static boolean mayBeEdited(Draft draft, DraftOrigin origin) {
        return draft.status() == DraftStatus.REJECTED
                || draft.rebaseRequired()
                || draft.origin().operationId().equals(origin.operationId());
    }

    private DraftAnswer remember(String requestId, Draft draft, boolean reopened) {
        drafts.remember(requestId, draft, reopened);
        return DraftAnswers.of(draft, reopened);
    }
}
