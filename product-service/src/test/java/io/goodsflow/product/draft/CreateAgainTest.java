package io.goodsflow.product.draft;

import static io.goodsflow.product.Products.content;
import static io.goodsflow.product.Products.request;
import static io.goodsflow.product.Products.sku;
import static io.goodsflow.product.Products.withSkus;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.kit.test.OutboxAssert;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftContent;
import java.util.Collections;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.DuplicateKeyException;

/** CreateDraft of a product that is there already. */
class CreateAgainTest extends CreateDraftTestBase {
    @Autowired
    private DataSource dataSource;

    @Test
    void aProductInReviewIsADuplicateThatNamesItsItem() {
        DraftContent content = products.content();
        long item = products.submitted(merchant, content).itemId();

        RemoteRefusedException refused =
                refused(409, "product.duplicate_item", () -> api.create(request(merchant, content)));

        assertThat(refused.properties()).containsEntry("item_id", item);
        assertThat(drafts(item)).isEqualTo(1);
    }

    @Test
    void aPublishedProductIsADuplicateOfItsMerchantOnly() {
        DraftContent content = products.content();
        long item = products.published(merchant, content).itemId();

        assertThat(refused(409, "product.duplicate_item", () -> api.create(request(merchant, content)))
                        .properties())
                .containsEntry("item_id", item);
        assertThat(api.create(request(merchant + 1, content)).itemId()).isNotEqualTo(item);
    }

    @Test
    void withoutAnIdOfTheMerchantTheTitleDecides() {
        String category = products.newCategory().name();
        long item = products.submitted(merchant, content(category, null, "Camellia Oolong"))
                .itemId();

        assertThat(refused(
                                409,
                                "product.duplicate_item",
                                () -> api.create(request(merchant, content(category, " ", "camellia  OOLONG"))))
                        .properties())
                .containsEntry("item_id", item);
        assertThat(api.create(request(merchant, content(category, null, "Another tea")))
                        .reopened())
                .isFalse();
    }

    @Test
    void aRejectedDraftIsTakenUpAgainWithItsIds() {
        DraftContent content = products.content();
        DraftAnswer first = products.rejected(merchant, content).draft();

        CreateDraftRequest corrected = request(
                merchant, withSkus(content, sku("A-500", "500g", 1), sku("new", "1kg", 2), sku("A-250", "200g", 3)));
        DraftAnswer again = api.create(corrected);

        assertThat(again.reopened()).isTrue();
        assertThat(again.draftId()).isEqualTo(first.draftId());
        assertThat(again.itemId()).isEqualTo(first.itemId());
        assertThat(again.status()).isEqualTo("EDITING");
        assertThat(again.operationId()).isEqualTo(corrected.operationId());
        assertThat(again.skus().get(0).skuId()).isEqualTo(first.skus().get(1).skuId());
        assertThat(again.skus().get(2).skuId()).isEqualTo(first.skus().get(0).skuId());
        assertThat(again.skus().get(1).skuId())
                .isNotIn(first.skus().get(0).skuId(), first.skus().get(1).skuId());
        assertThat(api.byRequest(corrected.requestId()).reopened()).isTrue();
        assertThat(history(first.itemId())).containsExactly("CREATE_DRAFT", "SUBMIT_FOR_QC", "REJECT", "REOPEN_DRAFT");
    }

    @Test
    void aDraftOfTheSameOperationIsEdited() {
        DraftContent content = products.content();
        CreateDraftRequest first = request(merchant, content);
        DraftAnswer draft = api.create(first);

        DraftAnswer again = api.create(new CreateDraftRequest(
                Workshop.unique("req"),
                first.operationId(),
                merchant,
                first.source(),
                first.operator(),
                first.targetSaleState(),
                withSkus(content, sku("A-250", "250g", 99))));

        assertThat(again.reopened()).isTrue();
        assertThat(again.draftId()).isEqualTo(draft.draftId());
        assertThat(again.skus()).containsExactly(draft.skus().get(0));
        assertThat(drafts(draft.itemId())).isEqualTo(1);
    }

    @Test
    void aDraftThatAnotherOperationWorksOnIsReplacedSoThatItCannotSubmitWhatIsNotItsOwn() {
        DraftContent content = products.content();
        CreateDraftRequest first = request(merchant, content);
        DraftAnswer given = api.create(first);

        DraftAnswer taken = api.create(request(merchant, content));

        assertThat(taken.reopened()).isTrue();
        assertThat(taken.itemId()).isEqualTo(given.itemId());
        assertThat(taken.skus()).isEqualTo(given.skus());
        assertThat(taken.draftId()).isNotEqualTo(given.draftId());
        assertThat(api.byRequest(first.requestId()).status()).isEqualTo("ABANDONED");
        OutboxAssert.assertThatOutbox(dataSource)
                .ofKey(Long.toString(given.draftId()))
                .hasTypes("product.draft-ended");
        refused(409, "product.draft_not_editable", () -> products.submit(api, given));
        assertThat(products.submit(api, taken).status()).isEqualTo("QC_PENDING");
    }

    @Test
    void ofManyCreatesOfOneProductExactlyOneDraftIsLeft() throws Exception {
        DraftContent content = products.content();

        List<DraftAnswer> answers = Together.run(8, i -> api.create(request(merchant, content)));

        assertThat(answers)
                .extracting(DraftAnswer::itemId)
                .containsOnly(answers.get(0).itemId());
        assertThat(answers)
                .extracting(DraftAnswer::skus)
                .containsOnly(answers.get(0).skus());
        assertThat(Collections.frequency(
                        answers.stream().map(DraftAnswer::reopened).toList(), false))
                .isEqualTo(1);
        assertThat(jdbc.queryForObject(
                        "SELECT COUNT(*) FROM product_draft_tab WHERE item_id = ? AND status = 'EDITING'",
                        Long.class,
                        answers.get(0).itemId()))
                .isEqualTo(1);
        assertThat(jdbc.queryForObject(
                        "SELECT COUNT(*) FROM product_identity WHERE merchant_id = ?", Long.class, merchant))
                .isEqualTo(1);
    }

    @Test
    void ofManyThatCreateAndSubmitOneProductExactlyOneIsReviewed() throws Exception {
        DraftContent content = products.content();

        List<Boolean> reviewed = Together.run(8, i -> {
            try {
                products.submit(api, api.create(request(merchant, content)));
                return true;
            } catch (RemoteRefusedException refused) {
                assertThat(refused.code()).isIn("product.duplicate_item", "product.draft_not_editable");
                return false;
            }
        });

        assertThat(reviewed).containsOnlyOnce(true);
        assertThat(jdbc.queryForList(
                        "SELECT status FROM product_draft_tab WHERE merchant_id = ? AND status <> 'ABANDONED'",
                        String.class,
                        merchant))
                .containsExactly("QC_PENDING");
    }

    @Test
    void theDatabaseKeepsOneActiveDraftAnItem() {
        DraftAnswer draft = api.create(request(merchant, products.content()));

        assertThat(catchThrowable(() -> jdbc.update(
                        "INSERT INTO product_draft_tab (draft_id, item_id, merchant_id, source, operator, operation_id,"
                                + " target_sale_state, status, base_publish_version, content, business_fingerprint,"
                                + " rebase_required, status_reasons, lock_version, created_at, updated_at)"
                                + " SELECT ?, item_id, merchant_id, source, operator, operation_id, target_sale_state,"
                                + " status, base_publish_version, content, business_fingerprint, rebase_required,"
                                + " status_reasons, lock_version, created_at, updated_at FROM product_draft_tab"
                                + " WHERE draft_id = ?",
                        Workshop.newId(),
                        draft.draftId())))
                .isInstanceOf(DuplicateKeyException.class);
    }
}
