package io.goodsflow.product.draft;

import static io.goodsflow.product.Products.sku;
import static io.goodsflow.product.draft.Patches.branded;
import static io.goodsflow.product.draft.Patches.plus;
import static io.goodsflow.product.draft.Patches.priced;
import static io.goodsflow.product.draft.Patches.titled;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.goodsflow.product.Products.Submitted;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.DraftPatch;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import io.goodsflow.product.contract.api.WithdrawDraftRequest;
import io.goodsflow.product.draft.Patches.Asker;
import io.goodsflow.product.update.application.ApplyQueuedUpdates;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** A supplier is not told to come back later. */
class QueuedUpdatesTest extends DraftApiTestBase {

    @Autowired
    private ApplyQueuedUpdates applyQueuedUpdates;

    private final Asker supplier = Asker.supplier(merchant);
    private long itemId;
    private long sku;
    private UpdateDraftAnswer inTheWay;
    private SubmitDraftAnswer submitted;

    @BeforeEach
    void anItemWithADraftInReview() {
        Submitted published = products.published(merchant, products.content());
        itemId = published.itemId();
        sku = published.draft().skus().get(0).skuId();
        inTheWay = api.update(itemId, Asker.merchant(merchant).asks(titled("Spring oolong")));
        submitted = products.submit(api, inTheWay.draft());
    }

    @Test
    void anUpdateWaitsForTheDraftInItsWayAndIsThenSubmitted() {
        UpdateDraftRequest request = supplier.asks(priced(sku, 9_900));
        UpdateDraftAnswer answer = api.update(itemId, request);
        assertThat(answer.outcome()).isEqualTo("QUEUED");
        assertThat(answer.draft()).isNull();
        workOff();
        assertThat(outcome(request)).isEqualTo("QUEUED");

        products.pass(inTheWay.draft(), submitted);
        workOff();

        UpdateDraftAnswer after = api.updateByRequest(request.requestId());
        assertThat(after.outcome()).isEqualTo("UPDATED");
        assertThat(after.publishVersion()).isEqualTo(2);
        assertThat(after.draft().status()).isEqualTo("QC_PENDING");
        assertThat(after.draft().basePublishVersion()).isEqualTo(2);
        assertThat(after.draft().operationId()).isEqualTo(request.operationId());
        assertThat(api.update(itemId, request)).as("the first answer").isEqualTo(answer);
    }

    @Test
    void whateverEndsTheDraftFreesTheWay() {
        UpdateDraftRequest request = supplier.asks(priced(sku, 9_900));
        api.update(itemId, request);

        api.withdraw(inTheWay.draft().draftId(), new WithdrawDraftRequest(Workshop.unique("w"), "merchant1", "typo"));
        workOff();

        assertThat(outcome(request)).isEqualTo("UPDATED");
    }

    @Test
    void onlyTheNewestOfASourceWaits() {
        UpdateDraftRequest older = supplier.asks(priced(sku, 9_900));
        UpdateDraftRequest newer = supplier.asks(priced(sku, 9_500));
        api.update(itemId, older);
        api.update(itemId, newer);

        UpdateDraftAnswer gone = api.updateByRequest(older.requestId());
        assertThat(gone.outcome()).isEqualTo("SUPERSEDED");
        assertThat(gone.reasons()).extracting(UpdateDraftAnswer.Reason::code).containsExactly("update.superseded");

        products.reject(inTheWay.draft(), submitted);
        workOff();

        assertThat(outcome(newer)).isEqualTo("UPDATED");
        assertThat(outcome(older)).isEqualTo("SUPERSEDED");
    }

    @Test
    void theNewestCountsEvenIfItChangesNothing() {
        UpdateDraftRequest older = supplier.asks(priced(sku, 9_900));
        api.update(itemId, older);
        assertThat(api.update(itemId, supplier.asks(priced(sku, 12_800))).outcome())
                .isEqualTo("NO_OP");

        products.reject(inTheWay.draft(), submitted);
        workOff();

        assertThat(outcome(older)).isEqualTo("SUPERSEDED");
    }

    @Test
    void whatThePublishedDraftSaidOtherwiseIsRefused() {
        UpdateDraftRequest request = supplier.asks(titled("Supplier's oolong"));
        api.update(itemId, request);

        products.pass(inTheWay.draft(), submitted);
        workOff();

        UpdateDraftAnswer refused = api.updateByRequest(request.requestId());
        assertThat(refused.outcome()).isEqualTo("REFUSED");
        assertThat(refused.publishVersion()).isEqualTo(2);
        assertThat(refused.reasons())
                .extracting(UpdateDraftAnswer.Reason::code, UpdateDraftAnswer.Reason::field)
                .containsExactly(tuple("product.version_conflict", "title"));
    }

    @Test
    void whatThePublishedDraftSaidTooIsNoChange() {
        UpdateDraftRequest request = supplier.asks(titled("Spring oolong"));
        assertThat(api.update(itemId, request).outcome()).isEqualTo("QUEUED");

        products.pass(inTheWay.draft(), submitted);
        workOff();

        assertThat(outcome(request)).isEqualTo("NO_OP");
    }

    @Test
    void whatIsWrongOrNoChangeIsToldAtOnce() {
        assertThat(api.update(itemId, supplier.asks(priced(sku, 12_800))).outcome())
                .isEqualTo("NO_OP");
        refused(400, "request.invalid", () -> api.update(itemId, supplier.asks(titled("x".repeat(129)))));
    }

    @Test
    void anyNumberOfWorkersApplyItOnce() throws Exception {
        UpdateDraftRequest request = supplier.asks(branded("Wuyi Star"));
        api.update(itemId, request);
        products.reject(inTheWay.draft(), submitted);

        Together.run(4, i -> {
            workOff();
            return i;
        });

        assertThat(outcome(request)).isEqualTo("UPDATED");
        List<Long> drafts = jdbc.queryForList(
                "SELECT draft_id FROM product_draft_tab WHERE operation_id = ?", Long.class, request.operationId());
        assertThat(drafts).hasSize(1);
    }

    @Test
    void theEndOfADraftIsFollowedByItsOwnItemsQueue() {
        UpdateDraftRequest request = supplier.asks(priced(sku, 9_900));
        api.update(itemId, request);
        applyQueuedUpdates.handle(itemId);
        assertThat(outcome(request)).isEqualTo("QUEUED");
        products.reject(inTheWay.draft(), submitted);

        applyQueuedUpdates.handle(itemId);

        assertThat(outcome(request)).isEqualTo("UPDATED");
    }

    @Test
    void whatBringsASkuIsAppliedButSubmittedByItsCallerBecauseItsStockMustBeKnownFirst() {
        UpdateDraftRequest request = supplier.asks(plus(sku("A-1000", "1kg", 30_000)));
        api.update(itemId, request);

        products.pass(inTheWay.draft(), submitted);
        workOff();

        UpdateDraftAnswer after = api.updateByRequest(request.requestId());
        assertThat(after.outcome()).isEqualTo("UPDATED");
        assertThat(after.draft().status()).isEqualTo("EDITING");
        assertThat(after.draft().edition()).isGreaterThan(inTheWay.draft().edition());
        assertThat(after.draft().skus()).hasSize(3);
        products.pass(after.draft(), products.submit(api, after.draft()));
        assertThat(api.get(after.draft().draftId()).status()).isEqualTo("PUBLISHED");
    }

    @Test
    void aSkuThatThePublishedDraftBroughtAlreadyIsNotNew() {
        products.reject(inTheWay.draft(), submitted);
        UpdateDraftAnswer first = api.update(itemId, Asker.merchant(merchant).asks(plus(sku("A-1000", "1kg", 30_000))));
        SubmitDraftAnswer review = products.submit(api, first.draft());
        UpdateDraftRequest request = supplier.asks(new DraftPatch(
                null,
                "Supplier's oolong",
                null,
                null,
                null,
                null,
                null,
                null,
                List.of(sku("A-1000", "1kg", 30_000)),
                null));
        assertThat(api.update(itemId, request).outcome()).isEqualTo("QUEUED");

        products.pass(first.draft(), review);
        workOff();

        assertThat(api.updateByRequest(request.requestId()).draft().status()).isEqualTo("QC_PENDING");
    }

    private String outcome(UpdateDraftRequest request) {
        return api.updateByRequest(request.requestId()).outcome();
    }

    /** The service does so by itself a moment later; whoever comes second finds nothing. */
    private void workOff() {
        while (applyQueuedUpdates.handle()) {
            // the next batch
        }
    }
}
