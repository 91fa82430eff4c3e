package io.goodsflow.product.item.adapter.web;

import io.goodsflow.product.contract.api.TemplateAnswer;
import io.goodsflow.product.draft.application.ContentView;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.item.application.FindItem;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.PublishedVersion;
import io.goodsflow.product.publishing.domain.VersionFacts;
import io.goodsflow.product.publishstate.domain.PublishState;
import io.goodsflow.product.template.application.TemplateAnswers;
import io.goodsflow.product.template.domain.TemplateVersion;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Items and their versions as the back office and order systems see them. */
final class ItemViews {

    private ItemViews() {}

    static ItemView of(FindItem.Found found) {
        Item item = found.item();
        Draft draft = found.draft();
        return new ItemView(
                found.itemId(),
                item != null ? item.merchantId() : draft == null ? 0 : draft.merchantId(),
                item == null ? null : item.saleState().name(),
                item == null ? 0 : item.publishVersion(),
                item == null ? null : item.snapshotId(),
                (draft == null ? PublishState.PUBLISHED : PublishState.of(draft)).name(),
                item == null ? null : ContentView.of(item.content()),
                draft == null ? null : of(draft));
    }

    static SnapshotView of(PublishedVersion version) {
        VersionFacts facts = version.facts();
        return new SnapshotView(
                version.snapshotId(),
                version.itemId(),
                version.merchantId(),
                version.publishVersion(),
                version.saleState().name(),
                version.contentHash(),
                version.publishedAt(),
                ContentView.of(version.content()),
                facts == null ? null : facts.categoryPath(),
                facts == null ? null : TemplateAnswers.of(facts.contract()),
                facts == null ? null : facts.templates(),
                version.snapshotHash());
    }

    private static DraftView of(Draft draft) {
        return new DraftView(
                draft.draftId(),
                draft.status().name(),
                draft.origin().operator(),
                draft.origin().operationId(),
                draft.basePublishVersion(),
                draft.rebaseRequired(),
                draft.reasons(),
                draft.updatedAt());
    }

    /** Sale state, snapshot and content are null before the first publication. */
    record ItemView(
            long itemId,
            long merchantId,
            @Nullable String saleState,
            long publishVersion,
            @Nullable Long snapshotId,
            String publishState,
            @Nullable ContentView content,
            @Nullable DraftView draft) {}

    record DraftView(
            long draftId,
            String status,
            String operator,
            String operationId,
            long basePublishVersion,
            boolean rebaseRequired,
            List<StatusReason> reasons,
            Instant updatedAt) {}

    /**
     * The version as it was published; the sale state is that version's.
     *
     * @param categoryPath from the root down, as it was then; null in a version from before it was kept, as are the rest
     * @param contract what the sale promises; null if nothing was said
     * @param templates the template versions that the content was judged by
     * @param snapshotHash over content, path, contract and templates
     */
    record SnapshotView(
            long snapshotId,
            long itemId,
            long merchantId,
            long publishVersion,
            String saleState,
            String contentHash,
            Instant publishedAt,
            ContentView content,
            @Nullable List<VersionFacts.Step> categoryPath,
            TemplateAnswer.@Nullable Contract contract,
            @Nullable List<TemplateVersion.Ref> templates,
            @Nullable String snapshotHash) {}
}
