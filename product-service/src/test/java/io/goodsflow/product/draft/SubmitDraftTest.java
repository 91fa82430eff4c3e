package io.goodsflow.product.draft;

import static io.goodsflow.product.Products.request;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.test.OutboxAssert;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.DraftSnapshotAnswer;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.SubmitDraftRequest;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

class SubmitDraftTest extends DraftApiTestBase {

    @Autowired
    private DataSource dataSource;

    private final SubmitDraftRequest submit = new SubmitDraftRequest(Workshop.unique("submit"), "merchant1");

    @Test
    void aSubmissionFreezesTheContentAndIsAnnounced() {
        DraftContent content = products.content();
        CreateDraftRequest request = request(merchant, content);
        DraftAnswer draft = api.create(request);

        SubmitDraftAnswer answer = api.submit(draft.draftId(), submit);

        assertThat(answer.status()).isEqualTo("QC_PENDING");
        assertThat(answer.submissionNo()).isEqualTo(1);
        assertThat(answer.publishVersion()).isEqualTo(1);
        assertThat(answer.contentHash()).matches("[0-9a-f]{64}");
        assertThat(api.get(draft.draftId()).status()).isEqualTo("QC_PENDING");
        assertThat(history(draft.itemId())).containsExactly("CREATE_DRAFT", "SUBMIT_FOR_QC");
        OutboxAssert.assertThatOutbox(dataSource)
                .ofKey(Long.toString(draft.draftId()))
                .hasTypes("product.draft-submitted");
    }

    @Test
    void theSnapshotIsWhatWasSubmittedWithItsIds() {
        DraftContent content = products.content();
        DraftAnswer draft = api.create(request(merchant, content));
        SubmitDraftAnswer answer = api.submit(draft.draftId(), submit);

        DraftSnapshotAnswer snapshot = api.snapshot(answer.snapshotId());

        assertThat(snapshot.draftId()).isEqualTo(draft.draftId());
        assertThat(snapshot.itemId()).isEqualTo(draft.itemId());
        assertThat(snapshot.merchantId()).isEqualTo(merchant);
        assertThat(snapshot.submissionNo()).isEqualTo(1);
        assertThat(snapshot.publishVersion()).isEqualTo(1);
        assertThat(snapshot.contentHash()).isEqualTo(answer.contentHash());
        assertThat(snapshot.source()).isEqualTo("MERCHANT");
        assertThat(snapshot.content())
                .usingRecursiveComparison()
                .ignoringFields("categoryId", "categoryName", "skus")
                .isEqualTo(content);
        assertThat(snapshot.content().categoryName()).isEqualTo(content.category());
        assertThat(snapshot.content().skus())
                .extracting(DraftSnapshotAnswer.Sku::skuId)
                .containsExactlyElementsOf(
                        draft.skus().stream().map(DraftAnswer.Sku::skuId).toList());
        assertThat(snapshot.content().skus())
                .extracting(DraftSnapshotAnswer.Sku::price)
                .containsExactly(12_800L, 23_900L);
    }

    @Test
    void theSameRequestGetsTheFirstAnswerEvenAfterTheVerdict() {
        DraftAnswer draft = products.create(request(merchant, products.content()));
        SubmitDraftAnswer first = api.submit(draft.draftId(), submit);

        assertThat(api.submit(draft.draftId(), submit)).isEqualTo(first);
        products.pass(draft, first);
        assertThat(api.submit(draft.draftId(), submit)).isEqualTo(first);
        refused(
                422,
                "request.idempotency_key_reused",
                () -> api.submit(draft.draftId(), new SubmitDraftRequest(submit.requestId(), "somebody else")));
    }

    @Test
    void anotherRequestFindsTheDraftLocked() {
        DraftAnswer draft = products.create(request(merchant, products.content()));
        api.submit(draft.draftId(), submit);

        assertThat(refused(409, "product.draft_not_editable", () -> products.submit(api, draft))
                        .properties())
                .containsEntry("draft_status", "QC_PENDING");
    }

    @Test
    void ofManySubmissionsAtOnceOneIsMade() throws Exception {
        DraftAnswer draft = products.create(request(merchant, products.content()));

        List<SubmitDraftAnswer> answers = Together.run(6, i -> api.submit(draft.draftId(), submit));

        assertThat(answers).containsOnly(answers.get(0));
        OutboxAssert.assertThatOutbox(dataSource)
                .ofKey(Long.toString(draft.draftId()))
                .hasTypes("product.draft-submitted");
        assertThat(jdbc.queryForObject(
                        "SELECT COUNT(*) FROM draft_snapshot WHERE draft_id = ?", Long.class, draft.draftId()))
                .isEqualTo(1);
    }

    @Test
    void aRejectedAndCorrectedDraftIsSubmittedUnderTheNextNumber() {
        DraftContent content = products.content();
        DraftAnswer rejected = products.rejected(merchant, content).draft();
        refused(409, "product.draft_not_editable", () -> products.submit(api, rejected));

        DraftAnswer again = api.create(request(merchant, content));
        SubmitDraftAnswer second = api.submit(again.draftId(), submit);

        assertThat(second.submissionNo()).isEqualTo(2);
        assertThat(second.publishVersion()).isEqualTo(1);
    }

    @Test
    void whatIsNotThereIsNotFound() {
        long nothing = Workshop.newId();

        refused(404, "product.draft_not_found", () -> api.submit(nothing, submit));
        refused(404, "product.draft_not_found", () -> api.get(nothing));
        refused(404, "product.snapshot_not_found", () -> api.snapshot(nothing));
        refused(404, "product.draft_not_found", () -> api.byRequest(Workshop.unique("nothing")));
    }
}
