package io.goodsflow.product.publishstate.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.api.PublishStateAnswer;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.application.Identities;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.Fingerprint;
import io.goodsflow.product.publishing.application.Items;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishstate.domain.PublishState;
import io.goodsflow.product.update.application.Updates;
import java.util.Optional;
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
        Optional<Draft> draft =
                switch (by) {
                    case REQUEST ->
                        drafts.findByRequest(key).map(Drafts.Remembered::draft).or(() -> updates.find(key)
                                .flatMap(update -> Optional.ofNullable(update.draftId()))
                                .flatMap(drafts::find));
                    case OPERATION -> drafts.findByOperation(key);
                    case FINGERPRINT ->
                        identities
                                .find(new Fingerprint(key))
                                .flatMap(identity -> drafts.findCurrent(identity.itemId()));
                    case ITEM -> drafts.findCurrent(Long.parseLong(key));
                };
        return draft.map(this::answer).orElseThrow(() -> new GoodsflowException(ProductError.DRAFT_NOT_FOUND));
    }

    private PublishStateAnswer answer(Draft draft) {
        Optional<Item> item = items.find(draft.itemId());
        return new PublishStateAnswer(
                draft.draftId(),
                draft.itemId(),
                draft.merchantId(),
                draft.origin().operationId(),
                PublishState.of(draft).name(),
                draft.status().name(),
                item.map(Item::publishVersion).orElse(0L),
                item.map(found -> found.saleState().name()).orElse(null),
                draft.reasons().stream()
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
