package io.goodsflow.product.publishstate.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.api.PublishStateAnswer;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.application.Identities;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftOrigin;
import io.goodsflow.product.draft.domain.Fingerprint;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.publishing.application.Items;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishstate.domain.PublishState;
import io.goodsflow.product.update.application.Updates;
import io.goodsflow.product.update.domain.UpdateRecord;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Says how far a version has come; changes nothing, whatever it finds. */
@Service
public class FindPublishState {

    private final Drafts drafts;
    private final Identities identities;
    private final Items items;
    private final Updates updates;

    FindPublishState(Drafts drafts, Identities identities, Items items, Updates updates) {
        this.drafts = drafts;
        this.identities = identities;
        this.items = items;
        this.updates = updates;
    }

    public PublishStateAnswer handle(By by, String key) {
        Optional<PublishStateAnswer> answer =
                switch (by) {
                    case REQUEST ->
                        drafts.findByRequest(key)
                                .map(made -> answer(made.draft()))
                                .or(() -> updates.find(key).flatMap(this::answer));
                    case OPERATION ->
                        drafts.findByOperation(key).map(this::answer).or(() -> updates.findByOperation(key)
                                .flatMap(this::answer));
                    case FINGERPRINT ->
                        identities
                                .find(new Fingerprint(key))
                                .flatMap(identity -> drafts.findCurrent(identity.itemId()))
                                .map(this::answer);
                    case ITEM -> drafts.findCurrent(Long.parseLong(key)).map(this::answer);
                };
        return answer.orElseThrow(() -> new GoodsflowException(ProductError.DRAFT_NOT_FOUND));
    }

    private PublishStateAnswer answer(Draft draft) {
        return answer(
                draft.draftId(),
                draft.itemId(),
                draft.origin(),
                PublishState.of(draft),
                draft.status().name(),
                draft.reasons());
    }

    /** Of the draft that holds the update; without one, of the update itself. */
    private Optional<PublishStateAnswer> answer(UpdateRecord update) {
        Long draftId = update.draftId();
        return draftId == null
                ? PublishState.of(update.outcome())
                        .map(state -> answer(null, update.itemId(), update.origin(), state, null, update.reasons()))
                : drafts.find(draftId).map(this::answer);
    }

    private PublishStateAnswer answer(
            @Nullable Long draftId,
            long itemId,
            DraftOrigin origin,
            PublishState state,
            @Nullable String draftStatus,
            List<StatusReason> reasons) {
        Optional<Item> item = items.find(itemId);
        return new PublishStateAnswer(
                draftId,
                itemId,
                origin.merchantId(),
                origin.operationId(),
                state.name(),
                draftStatus,
                item.map(Item::publishVersion).orElse(0L),
                item.map(found -> found.saleState().name()).orElse(null),
                reasons.stream()
                        .map(reason -> new PublishStateAnswer.Reason(reason.code(), reason.field(), reason.message()))
                        .toList());
    }

    /** What the key is. */
    public enum By {
        REQUEST,
        OPERATION,
        FINGERPRINT,
        ITEM
    }
}
