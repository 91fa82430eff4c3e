package io.goodsflow.product.draft;

import static io.goodsflow.product.Products.request;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Products.Submitted;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.AbandonDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftContent;
import org.junit.jupiter.api.Test;

class AbandonDraftTest extends DraftApiTestBase {

    private final AbandonDraftRequest giveUp =
            new AbandonDraftRequest(Workshop.unique("abandon"), "merchant1", "row failed", null);

    @Test
    void anAbandonedDraftFreesTheNaturalKey() {
        DraftContent content = products.content();
        DraftAnswer draft = api.create(request(merchant, content));

        DraftAnswer abandoned = api.abandon(draft.draftId(), giveUp);

        assertThat(abandoned.status()).isEqualTo("ABANDONED");
        DraftAnswer fresh = api.create(request(merchant, content));
        assertThat(fresh.reopened()).isFalse();
        assertThat(fresh.itemId()).isNotEqualTo(draft.itemId());
    }

    @Test
    void repeatingItIsFine() {
        DraftAnswer draft = api.create(request(merchant, products.content()));
        DraftAnswer abandoned = api.abandon(draft.draftId(), giveUp);

        assertThat(api.abandon(draft.draftId(), giveUp)).isEqualTo(abandoned);
        assertThat(api.abandon(
                        draft.draftId(),
                        new AbandonDraftRequest(Workshop.unique("abandon"), "merchant1", "again", null)))
                .isEqualTo(abandoned);
        assertThat(history(draft.itemId())).containsExactly("CREATE_DRAFT", "ABANDON_DRAFT");
    }

    @Test
    void aRejectedDraftMayBeAbandoned() {
        DraftAnswer draft = products.rejected(merchant, products.content()).draft();

        assertThat(api.abandon(draft.draftId(), giveUp).status()).isEqualTo("ABANDONED");
    }

    @Test
    void givingUpADraftThatWasReplacedLeavesTheKeyWithItsSuccessor() {
        DraftContent content = products.content();
        DraftAnswer replaced = api.create(request(merchant, content));
        DraftAnswer successor = api.create(request(merchant, content));

        api.abandon(replaced.draftId(), giveUp);

        assertThat(api.create(request(merchant, content)).itemId()).isEqualTo(successor.itemId());
    }

    @Test
    void whatIsInReviewOrPublishedIsNotAbandoned() {
        Submitted pending = products.submitted(merchant, products.content());
        Submitted published = products.published(merchant, products.content());

        assertThat(refused(
                                409,
                                "product.draft_not_editable",
                                () -> api.abandon(pending.draft().draftId(), giveUp))
                        .properties())
                .containsEntry("draft_status", "QC_PENDING");
        refused(
                409,
                "product.draft_not_editable",
                () -> api.abandon(published.draft().draftId(), giveUp));
        refused(404, "product.draft_not_found", () -> api.abandon(Workshop.newId(), giveUp));
    }

    @Test
    void anOperationGivesUpItsOwnDraftOnly() {
        DraftAnswer draft = api.create(request(merchant, products.content()));

        refused(409, "product.draft_not_editable", () -> api.abandon(draft.draftId(), asOf(Workshop.unique("op"))));
        assertThat(api.get(draft.draftId()).status()).isEqualTo("EDITING");
        assertThat(api.abandon(draft.draftId(), asOf(draft.operationId())).status())
                .isEqualTo("ABANDONED");
    }

    private static AbandonDraftRequest asOf(String operationId) {
        return new AbandonDraftRequest(Workshop.unique("abandon"), "merchant1", "row failed", operationId);
    }
}
