package io.goodsflow.product;

import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.product.category.application.AddCategory;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.DraftSource;
import io.goodsflow.product.contract.api.SubmitDraftRequest;
import io.goodsflow.product.contract.api.TargetSaleState;
import io.goodsflow.product.draft.application.CreateDraft;
import io.goodsflow.product.draft.application.DraftSnapshots;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.application.SubmitDraft;
import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftOrigin;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.Fingerprint;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.Submission;
import io.goodsflow.product.draft.domain.TargetSale;
import io.goodsflow.product.template.domain.NaturalKey;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import org.springframework.jdbc.core.JdbcTemplate;

/** What tests start from: categories and drafts, under ids that no other module's tests use. */
public class Workshop {

    public static final long MERCHANT = 1001;

    private static final List<String> SEQUENCES =
            List.of("category", "draft", "item", "sku", "draft-snapshot", "item-snapshot");

    private final AddCategory addCategory;
    private final CreateDraft createDraft;
    private final SubmitDraft submitDraft;
    private final Drafts drafts;
    private final DraftSnapshots snapshots;
    private final IdAllocator ids;
    private final Transactions transactions;

    Workshop(
            AddCategory addCategory,
            CreateDraft createDraft,
            SubmitDraft submitDraft,
            Drafts drafts,
            DraftSnapshots snapshots,
            IdAllocator ids,
            Transactions transactions,
            JdbcTemplate jdbc) {
        this.addCategory = addCategory;
        this.createDraft = createDraft;
        this.submitDraft = submitDraft;
        this.drafts = drafts;
        this.snapshots = snapshots;
        this.ids = ids;
        this.transactions = transactions;
        // The topics are shared: our events must not be about another module's drafts.
        for (String sequence : SEQUENCES) {
            jdbc.update(
                    "INSERT INTO id_segment (name, next_value, updated_at) VALUES (?, ?, UTC_TIMESTAMP(3))",
                    sequence,
                    newId());
        }
    }

    public static long newId() {
        return ThreadLocalRandom.current().nextLong(1_000_000_000_000L, 9_000_000_000_000_000L);
    }

    public static String unique(String prefix) {
        return prefix + "-" + UUID.randomUUID();
    }

    public long newCategory() {
        return addCategory
                .handle(new AddCategory.Command(null, unique("category"), null))
                .id();
    }

    /** A draft of a product that is not there yet: two SKUs, to be sold at once. */
    public Draft newDraft(long categoryId) {
        return newDraft(new DraftContent(
                Long.toString(categoryId),
                unique("Oolong"),
                "fragrant",
                "Yunxiu",
                null,
                List.of("https://img.example/1.jpg"),
                Map.of("origin", "Fujian"),
                List.of(
                        new DraftContent.Sku("A", Map.of("size", "250g"), 12_800),
                        new DraftContent.Sku(null, Map.of("size", "50g"), 3_900))));
    }

    public Draft newDraft(DraftContent content) {
        DraftAnswer answer = createDraft.handle(new CreateDraftRequest(
                unique("create"),
                unique("op"),
                MERCHANT,
                DraftSource.MERCHANT,
                "olga",
                TargetSaleState.ONLINE,
                content));
        return draft(answer.draftId());
    }

    /** A new draft that waits for its verdict. */
    public Draft submitted(long categoryId) {
        return submit(newDraft(categoryId));
    }

    public Draft submit(Draft draft) {
        submitDraft.handle(draft.draftId(), new SubmitDraftRequest(unique("submit"), "olga"));
        return draft(draft.draftId());
    }

    /** A draft of a published product that waits for its verdict. */
    public Draft submittedUpdate(long itemId, long baseVersion, ProductContent content, TargetSale targetSale) {
        Instant at = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        Draft editing = new Draft(
                ids.next("draft"),
                itemId,
                new DraftOrigin(MERCHANT, ContentSource.MERCHANT, "olga", unique("op"), targetSale),
                DraftStatus.EDITING,
                baseVersion,
                content,
                Fingerprint.of(MERCHANT, content, NaturalKey.STANDARD),
                null,
                false,
                List.of(),
                0,
                0,
                at,
                at);
        Submission submission =
                editing.nextSubmission(ids.next("draft-snapshot")).orElseThrow();
        transactions.run(() -> {
            drafts.insert(editing);
            snapshots.insert(DraftSnapshot.of(editing, submission, at));
            drafts.save(editing, editing.freeze(submission, at));
        });
        return draft(editing.draftId());
    }

    public Draft draft(long draftId) {
        return drafts.find(draftId).orElseThrow();
    }
}
