package io.goodsflow.product.draft;

import static io.goodsflow.product.draft.Patches.priced;
import static io.goodsflow.product.draft.Patches.titled;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.kit.test.OutboxAssert;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.AbandonDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import io.goodsflow.product.draft.Patches.Asker;
import io.goodsflow.product.item.application.ChangeSaleState;
import io.goodsflow.product.item.application.ItemCommand;
import io.goodsflow.product.item.domain.SaleCommand;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** A change of an item that has a draft already. */
class UpdateMeetsDraftTest extends UpdateDraftTestBase {
    @Autowired
    private ChangeSaleState changeSaleState;

    @Autowired
    private DataSource dataSource;

    @Test
    void aRepeatGetsTheFirstAnswerAndTheOutcomeCanBeAsked() {
        UpdateDraftRequest request = owner.asks(titled("Spring oolong"));
        UpdateDraftAnswer answer = api.update(itemId, request);

        assertThat(api.update(itemId, request)).isEqualTo(answer);
        assertThat(api.updateByRequest(request.requestId())).isEqualTo(answer);
        UpdateDraftRequest other = new UpdateDraftRequest(
                request.requestId(),
                request.operationId(),
                merchant,
                request.source(),
                request.operator(),
                null,
                titled("Another"));
        refused(422, "request.idempotency_key_reused", () -> api.update(itemId, other));
        refused(404, "product.draft_not_found", () -> api.updateByRequest(Workshop.unique("never")));
    }

    @Test
    void theSameOperationEditsItsDraft() {
        UpdateDraftRequest first = owner.asks(titled("Spring oolong"));
        UpdateDraftAnswer one = api.update(itemId, first);

        UpdateDraftAnswer two = api.update(itemId, owner.asks(first.operationId(), priced(sku, 9_900), null));

        assertThat(two.draft().draftId()).isEqualTo(one.draft().draftId());
        published(two);
        assertThat(title()).isEqualTo("Spring oolong");
        assertThat(price(itemId)).isEqualTo(9_900);
    }

    @Test
    void aChangeThatIsTakenBackLeavesNoDraft() {
        UpdateDraftRequest first = owner.asks(titled("Spring oolong"));
        UpdateDraftAnswer one = api.update(itemId, first);

        UpdateDraftAnswer back = api.update(itemId, owner.asks(first.operationId(), titled("Camellia oolong"), null));

        assertThat(back.outcome()).isEqualTo("NO_OP");
        assertThat(status(one.draft())).isEqualTo("ABANDONED");
    }

    @Test
    void anotherOperationOfTheOwnerStartsADraftWithItsOwnChangesAlone() {
        UpdateDraftAnswer one = api.update(itemId, owner.asks(titled("Spring oolong")));

        UpdateDraftAnswer two = api.update(itemId, owner.asks(priced(sku, 9_900)));

        assertThat(two.draft().draftId()).isNotEqualTo(one.draft().draftId());
        assertThat(status(one.draft())).isEqualTo("ABANDONED");
        refused(409, "product.draft_not_editable", () -> products.submit(api, one.draft()));
        assertThat(ended(one.draft())).contains("draft.superseded", "ABANDONED");
        published(two);
        assertThat(title()).isEqualTo("Camellia oolong");
        assertThat(price(itemId)).isEqualTo(9_900);
    }

    @Test
    void aReturnedDraftOfAnotherOperationIsInNobodysWay() {
        UpdateDraftAnswer one = api.update(itemId, owner.asks(titled("Spring oolong")));
        SubmitDraftAnswer waiting = products.submit(api, one.draft());
        changeSaleState.handle(SaleCommand.UNPUBLISH, new ItemCommand(itemId, null, "ops", "a complaint", null));
        products.pass(one.draft(), waiting);
        assertThat(status(one.draft())).isEqualTo("EDITING");

        UpdateDraftAnswer two = api.update(itemId, owner.asks(priced(sku, 9_900)));

        assertThat(two.outcome()).isEqualTo("UPDATED");
        assertThat(status(one.draft())).isEqualTo("ABANDONED");
        published(two);
        assertThat(title()).isEqualTo("Camellia oolong");
    }

    @Test
    void somebodyElsesDraftIsNamedAndStays() {
        UpdateDraftAnswer theirs =
                api.update(itemId, Asker.operator(merchant, "ops").asks(titled("Spring oolong")));

        RemoteRefusedException refused =
                refused(409, "product.draft_occupied", () -> api.update(itemId, owner.asks(priced(sku, 9_900))));

        assertThat(refused.properties())
                .containsEntry("draft_id", (Object) theirs.draft().draftId())
                .containsEntry("draft_status", "EDITING")
                .containsEntry("owner", "OPERATOR ops");
        refused(
                409,
                "product.draft_occupied",
                () -> api.update(itemId, Asker.operator(merchant, "olga").asks(priced(sku, 9_900))));
        assertThat(status(theirs.draft())).isEqualTo("EDITING");
    }

    @Test
    void whatIsInReviewIsNotEditedByItsOwnerEither() {
        UpdateDraftAnswer one = api.update(itemId, owner.asks(titled("Spring oolong")));
        products.submit(api, one.draft());
        Map<String, Object> before = draftRow(one.draft());

        refused(409, "product.draft_occupied", () -> api.update(itemId, owner.asks(priced(sku, 9_900))));
        api.update(itemId, Asker.supplier(merchant).asks(priced(sku, 9_900)));
        refused(
                409,
                "product.draft_not_editable",
                () -> api.abandon(
                        one.draft().draftId(), new AbandonDraftRequest(Workshop.unique("a"), "merchant1", "no", null)));

        assertThat(draftRow(one.draft())).isEqualTo(before);
    }

    @Test
    void aRejectedChangeIsCorrectedByTheSameOperationAndReplacedByAnother() {
        UpdateDraftRequest first = owner.asks(titled("Bad word"));
        UpdateDraftAnswer one = api.update(itemId, first);
        products.reject(one.draft(), products.submit(api, one.draft()));

        UpdateDraftAnswer corrected = api.update(itemId, owner.asks(first.operationId(), titled("Good word"), null));

        assertThat(corrected.draft().draftId()).isEqualTo(one.draft().draftId());
        assertThat(corrected.draft().status()).isEqualTo("EDITING");
        assertThat(history(itemId)).contains("RESUBMIT");
        products.reject(corrected.draft(), products.submit(api, corrected.draft()));

        UpdateDraftAnswer another = api.update(itemId, owner.asks(priced(sku, 9_900)));

        assertThat(status(one.draft())).isEqualTo("ABANDONED");
        published(another);
        assertThat(title()).isEqualTo("Camellia oolong");
    }

    private String ended(DraftAnswer draft) {
        return OutboxAssert.events(dataSource).stream()
                .filter(event -> event.key().equals(Long.toString(draft.draftId())))
                .filter(event -> event.type().equals("product.draft-ended"))
                .map(OutboxAssert.Event::body)
                .findFirst()
                .orElse("");
    }

    private Map<String, Object> draftRow(DraftAnswer draft) {
        return jdbc.queryForMap("SELECT * FROM product_draft_tab WHERE draft_id = ?", draft.draftId());
    }
}
