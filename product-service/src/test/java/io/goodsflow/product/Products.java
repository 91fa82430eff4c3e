package io.goodsflow.product;

import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.product.category.application.AddCategory;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftApi;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.DraftSource;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.SubmitDraftRequest;
import io.goodsflow.product.contract.api.TargetSaleState;
import io.goodsflow.product.draft.application.CreateDraft;
import io.goodsflow.product.draft.application.SubmitDraft;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.Submission;
import io.goodsflow.product.publishing.application.ReceiveVerdict;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Products in every stage of their life; every one with keys of its own. */
public class Products {

    private final AddCategory addCategory;
    private final CreateDraft createDraft;
    private final SubmitDraft submitDraft;
    private final ReceiveVerdict receiveVerdict;

    Products(AddCategory addCategory, CreateDraft createDraft, SubmitDraft submitDraft, ReceiveVerdict receiveVerdict) {
        this.addCategory = addCategory;
        this.createDraft = createDraft;
        this.submitDraft = submitDraft;
        this.receiveVerdict = receiveVerdict;
    }

    public static long newMerchant() {
        return Workshop.newId();
    }

    public AddCategory.Added newCategory() {
        return addCategory.handle(new AddCategory.Command(null, Workshop.unique("Tea"), null));
    }

    /** A product with two SKUs in a new category. */
    public DraftContent content() {
        return content(newCategory().name());
    }

    public static DraftContent content(String category) {
        return content(category, Workshop.unique("outer"), "Camellia oolong");
    }

    public static DraftContent content(String category, @Nullable String outerId, String title) {
        return new DraftContent(
                category,
                title,
                "Picked by hand.",
                "Yunxiu",
                outerId,
                List.of("https://img.example.org/oolong.webp"),
                Map.of("origin", "Anxi"),
                List.of(sku("A-250", "250g", 12_800), sku("A-500", "500g", 23_900)));
    }

    public static DraftContent.Sku sku(String code, String weight, long price) {
        Map<String, String> specs = new LinkedHashMap<>();
        specs.put("weight", weight);
        specs.put("box", "tin");
        return new DraftContent.Sku(code, specs, price);
    }

    public static DraftContent withSkus(DraftContent content, DraftContent.Sku... skus) {
        return new DraftContent(
                content.category(),
                content.title(),
                content.description(),
                content.brand(),
                content.outerId(),
                content.imageUrls(),
                content.attributes(),
                List.of(skus));
    }

    public static CreateDraftRequest request(long merchantId, DraftContent content) {
        return request(merchantId, content, TargetSaleState.ONLINE);
    }

    public static CreateDraftRequest request(long merchantId, DraftContent content, TargetSaleState target) {
        return new CreateDraftRequest(
                Workshop.unique("req"),
                Workshop.unique("op"),
                merchantId,
                DraftSource.MERCHANT,
                "merchant1",
                target,
                content);
    }

    public DraftAnswer create(CreateDraftRequest request) {
        return createDraft.handle(request);
    }

    public SubmitDraftAnswer submit(DraftAnswer draft) {
        return submitDraft.handle(draft.draftId(), new SubmitDraftRequest(Workshop.unique("submit"), "merchant1"));
    }

    public SubmitDraftAnswer submit(DraftApi api, DraftAnswer draft) {
        return api.submit(draft.draftId(), new SubmitDraftRequest(Workshop.unique("submit"), "merchant1"));
    }

    public Submitted submitted(long merchantId, DraftContent content) {
        return submitted(request(merchantId, content));
    }

    public Submitted submitted(CreateDraftRequest request) {
        DraftAnswer draft = create(request);
        return new Submitted(draft, submit(draft));
    }

    /** A product that is on sale. */
    public Submitted published(long merchantId, DraftContent content) {
        return published(request(merchantId, content));
    }

    public Submitted published(CreateDraftRequest request) {
        Submitted submitted = submitted(request);
        give(verdict(submitted, "PASS"));
        return submitted;
    }

    public Submitted rejected(long merchantId, DraftContent content) {
        Submitted submitted = submitted(merchantId, content);
        give(verdict(submitted, "REJECT"));
        return submitted;
    }

    public void pass(DraftAnswer draft, SubmitDraftAnswer answer) {
        give(verdict(new Submitted(draft, answer), "PASS"));
    }

    public void reject(DraftAnswer draft, SubmitDraftAnswer answer) {
        give(verdict(new Submitted(draft, answer), "REJECT"));
    }

    /** A PASS for a draft of a {@link Workshop} that waits for its verdict. */
    public void pass(Draft draft) {
        Submission on = draft.submission();
        give(new VerdictGivenV1(
                Workshop.newId(),
                draft.draftId(),
                draft.itemId(),
                draft.merchantId(),
                on.no(),
                on.publishVersion(),
                on.snapshotId(),
                on.contentHash(),
                draft.origin().operationId(),
                "PASS",
                "MACHINE",
                List.of(),
                List.of(),
                1));
    }

    private void give(VerdictGivenV1 verdict) {
        receiveVerdict.handle(new EventEnvelope<>(
                UUID.randomUUID().toString(),
                "qc.verdict-given",
                1,
                Long.toString(verdict.draftId()),
                verdict.submissionNo(),
                OffsetDateTime.now(ZoneOffset.UTC),
                null,
                verdict));
    }

    private static VerdictGivenV1 verdict(Submitted of, String result) {
        return new VerdictGivenV1(
                Workshop.newId(),
                of.draft().draftId(),
                of.draft().itemId(),
                of.draft().merchantId(),
                of.answer().submissionNo(),
                of.answer().publishVersion(),
                of.answer().snapshotId(),
                of.answer().contentHash(),
                of.draft().operationId(),
                result,
                "MACHINE",
                result.equals("PASS") ? List.of() : List.of("title.banned_word"),
                List.of(),
                1);
    }

    /** A draft that waits for its verdict. */
    public record Submitted(DraftAnswer draft, SubmitDraftAnswer answer) {

        public long itemId() {
            return draft.itemId();
        }
    }
}
