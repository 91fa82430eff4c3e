package io.goodsflow.product.update.adapter.persistence;

import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.DraftOrigin;
import io.goodsflow.product.draft.domain.TargetSale;
import io.goodsflow.product.update.domain.ContentPatch;
import io.goodsflow.product.update.domain.UpdateOutcome;
import io.goodsflow.product.update.domain.UpdateRecord;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Row of {@code product_draft_update}; times are UTC. */
record UpdateRow(
        String requestId,
        long itemId,
        long merchantId,
        String source,
        String operator,
        String operationId,
        long basePublishVersion,
        @Nullable String patch,
        String outcome,
        @Nullable Long draftId,
        long publishVersion,
        String fields,
        String reasons,
        LocalDateTime nextAttemptAt,
        LocalDateTime createdAt,
        LocalDateTime updatedAt) {

    static UpdateRow of(UpdateRecord update) {
        LocalDateTime at = LocalDateTime.ofInstant(update.at(), ZoneOffset.UTC);
        ContentPatch patch = update.patch();
        return new UpdateRow(
                update.requestId(),
                update.itemId(),
                update.origin().merchantId(),
                update.origin().source().name(),
                update.origin().operator(),
                update.origin().operationId(),
                update.base(),
                patch == null ? null : UpdateJson.write(patch),
                update.outcome().name(),
                update.draftId(),
                update.publishVersion(),
                UpdateJson.write(update.fields()),
                UpdateJson.write(update.reasons()),
                at,
                at,
                at);
    }

    UpdateRecord toRecord() {
        return new UpdateRecord(
                requestId,
                itemId,
                new DraftOrigin(merchantId, ContentSource.valueOf(source), operator, operationId, TargetSale.KEEP),
                basePublishVersion,
                patch == null ? null : UpdateJson.readPatch(patch),
                UpdateOutcome.valueOf(outcome),
                draftId,
                publishVersion,
                UpdateJson.readFields(fields),
                UpdateJson.readReasons(reasons),
                updatedAt.toInstant(ZoneOffset.UTC));
    }
}
