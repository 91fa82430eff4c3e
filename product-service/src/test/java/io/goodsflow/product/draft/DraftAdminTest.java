package io.goodsflow.product.draft;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Products.Submitted;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.draft.Patches.Asker;
import io.goodsflow.product.update.application.UpdateDraft;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

@ProductServiceTest
class DraftAdminTest {

    private static final String DRAFTS = "/api/admin/drafts";

    @Autowired
    private Products products;

    @Autowired
    private UpdateDraft updateDraft;

    @LocalServerPort
    private int port;

    private final long merchant = Products.newMerchant();

    @Test
    void draftsAreListedByStatusAndMerchantTheNewestFirst() {
        Submitted published = products.published(merchant, products.content());
        Submitted first = products.submitted(merchant, products.content());
        Submitted second = products.submitted(merchant, products.content());
        Http operator = Http.as(port, "OPERATOR");

        JsonNode page = operator.get(200, DRAFTS + "?status=QC_PENDING&merchant_id={m}", merchant);
        assertThat(page.at("/items/0/title").asString()).isEqualTo("Camellia oolong");
        assertThat(ids(page))
                .containsExactly(second.draft().draftId(), first.draft().draftId());
        assertThat(page.path("next_cursor").isNull()).isTrue();
        assertThat(ids(Http.ofMerchant(port, merchant).get(200, DRAFTS)))
                .containsExactly(
                        second.draft().draftId(),
                        first.draft().draftId(),
                        published.draft().draftId());
        assertThat(ids(operator.get(200, DRAFTS + "?status=REJECTED&merchant_id={m}", merchant)))
                .isEmpty();
        operator.get(400, DRAFTS + "?status=GONE");
        operator.get(400, DRAFTS + "?cursor=nonsense");
    }

    @Test
    void theListIsReadPageByPageAndWhatIsNewMeanwhileMovesNothing() {
        for (int i = 0; i < 5; i++) {
            products.submitted(merchant, products.content());
        }
        Http own = Http.ofMerchant(port, merchant);
        List<Long> all = ids(own.get(200, DRAFTS + "?status=QC_PENDING"));
        List<Long> read = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = own.get(200, DRAFTS + "?status=QC_PENDING&page_size=2&cursor={c}", cursor);
            read.addAll(ids(page));
            cursor = page.path("next_cursor").asString("");
            products.submitted(merchant, products.content());
        } while (!cursor.isEmpty());

        assertThat(read).hasSize(5).isEqualTo(all);
    }

    private static List<Long> ids(JsonNode page) {
        return page.path("items")
                .valueStream()
                .map(draft -> draft.path("draft_id").asLong())
                .toList();
    }

    @Test
    void aDraftIsShownWithItsContentAndItsSubmission() {
        Submitted pending = products.submitted(merchant, products.content());

        JsonNode draft = Http.ofMerchant(port, merchant)
                .get(200, DRAFTS + "/{id}", pending.draft().draftId());

        assertThat(draft.path("status").asString()).isEqualTo("QC_PENDING");
        assertThat(draft.at("/content/title").asString()).isEqualTo("Camellia oolong");
        assertThat(draft.at("/submission/snapshot_id").asLong())
                .isEqualTo(pending.answer().snapshotId());
    }

    @Test
    void aMerchantWithdrawsItsOwnAndOthersAreNotThere() {
        Submitted pending = products.submitted(merchant, products.content());
        long id = pending.draft().draftId();
        String because = "{\"reason\":\"typo\"}";
        Http other = Http.ofMerchant(port, Products.newMerchant());

        other.get(404, DRAFTS + "/{id}", id);
        other.post(404, because, DRAFTS + "/{id}/withdraw", id);
        other.get(404, DRAFTS + "?merchant_id={m}", merchant);

        Http own = Http.ofMerchant(port, merchant).with("Idempotency-Key", Workshop.unique("key"));
        assertThat(own.post(200, because, DRAFTS + "/{id}/withdraw", id)
                        .path("status")
                        .asString())
                .isEqualTo("WITHDRAWN");
        own.post(200, because, DRAFTS + "/{id}/withdraw", id);
        own.post(422, "{\"reason\":\"another\"}", DRAFTS + "/{id}/withdraw", id);
        Http.as(port, "OPERATOR").post(200, because, DRAFTS + "/{id}/withdraw", id);
    }

    @Test
    void aDraftIsWithdrawnWithoutAReasonToo() {
        Submitted pending = products.submitted(merchant, products.content());

        Http.as(port, "OPERATOR")
                .post(200, null, DRAFTS + "/{id}/withdraw", pending.draft().draftId());
        Http.as(port, "OPERATOR").post(400, "{\"reason\":\"" + "x".repeat(256) + "\"}", DRAFTS + "/{id}/withdraw", 1);
    }

    @Test
    void aMerchantDoesNotWithdrawWhatAnOperatorChangesOfItsItem() {
        Submitted published = products.published(merchant, products.content());
        UpdateDraftAnswer update = updateDraft.handle(
                published.itemId(), Asker.operator(merchant, "ops").asks(Patches.titled("Spring oolong")));
        products.submit(update.draft());
        long id = update.draft().draftId();

        JsonNode problem =
                Http.ofMerchant(port, merchant).post(409, "{\"reason\":\"no\"}", DRAFTS + "/{id}/withdraw", id);

        assertThat(problem.path("code").asString()).isEqualTo("product.draft_occupied");
        assertThat(problem.path("owner").asString()).isEqualTo("OPERATOR ops");
        Http.as(port, "OPERATOR").post(200, "{\"reason\":\"no\"}", DRAFTS + "/{id}/withdraw", id);
    }
}
