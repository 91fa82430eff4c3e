package io.goodsflow.product.draft;

import static io.goodsflow.product.Products.request;
import static io.goodsflow.product.draft.Patches.branded;
import static io.goodsflow.product.draft.Patches.titled;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Products.Submitted;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import io.goodsflow.product.draft.Patches.Asker;
import io.goodsflow.product.draft.application.ExpireDrafts;
import io.goodsflow.product.update.application.ApplyQueuedUpdates;
import io.micrometer.core.instrument.MeterRegistry;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** A row that cannot be read stops no sweep, and is seen from outside. */
class FailedTurnsTest extends DraftApiTestBase {

    @Autowired
    private ApplyQueuedUpdates applyQueuedUpdates;

    @Autowired
    private ExpireDrafts expireDrafts;

    @Autowired
    private MeterRegistry meters;

    @Test
    void aQueuedUpdateThatCannotBeReadIsCountedAndRests() {
        Submitted published = products.published(merchant, products.content());
        UpdateDraftAnswer inTheWay =
                api.update(published.itemId(), Asker.merchant(merchant).asks(titled("Oolong")));
        SubmitDraftAnswer submitted = products.submit(api, inTheWay.draft());
        UpdateDraftRequest request = Asker.supplier(merchant).asks(branded("Wuyi Star"));
        api.update(published.itemId(), request);
        jdbc.update("UPDATE product_draft_update SET patch = 'not json' WHERE request_id = ?", request.requestId());
        double before = failed("goodsflow.product.updates.turns");
        products.reject(inTheWay.draft(), submitted);

        applyQueuedUpdates.handle(published.itemId());

        assertThat(failed("goodsflow.product.updates.turns")).isGreaterThan(before);
        assertThat(jdbc.queryForObject(
                        "SELECT next_attempt_at > created_at FROM product_draft_update WHERE request_id = ?",
                        Boolean.class,
                        request.requestId()))
                .isTrue();
        jdbc.update("DELETE FROM product_draft_update WHERE request_id = ?", request.requestId());
    }

    @Test
    void aForgottenDraftThatCannotBeReadIsCountedAndTheOthersEnd() {
        DraftAnswer broken = api.create(request(merchant, products.content()));
        DraftAnswer whole = api.create(request(merchant, products.content()));
        jdbc.update("UPDATE product_draft_tab SET updated_at = '2001-01-01' WHERE merchant_id = ?", merchant);
        jdbc.update("UPDATE product_draft_tab SET status_reasons = 'not json' WHERE draft_id = ?", broken.draftId());
        double before = failed("goodsflow.product.drafts.expiry");

        expireDrafts.handle();

        assertThat(failed("goodsflow.product.drafts.expiry")).isGreaterThan(before);
        assertThat(api.get(whole.draftId()).status()).isEqualTo("ABANDONED");
        jdbc.update("UPDATE product_draft_tab SET status_reasons = '[]' WHERE draft_id = ?", broken.draftId());
    }

    private double failed(String name) {
        return meters.counter(name, "result", "failed").count();
    }
}
