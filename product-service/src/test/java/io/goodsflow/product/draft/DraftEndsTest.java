package io.goodsflow.product.draft;

import static io.goodsflow.product.Products.request;
import static io.goodsflow.product.draft.Patches.priced;
import static io.goodsflow.product.draft.Patches.titled;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.test.OutboxAssert;
import io.goodsflow.product.Products.Submitted;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.AppealApi;
import io.goodsflow.product.contract.api.AppealDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.WithdrawDraftRequest;
import io.goodsflow.product.draft.Patches.Asker;
import io.goodsflow.product.draft.application.ExpireDrafts;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Withdrawn, expired, and back after an appeal. */
class DraftEndsTest extends DraftApiTestBase {

    private final Asker owner = Asker.merchant(merchant);

    @Autowired
    private ExpireDrafts expireDrafts;

    private AppealApi appeals;

    @Autowired
    private DataSource dataSource;

    @BeforeEach
    void anAppealsClient() {
        appeals = client(AppealApi.class);
    }

    @Test
    void aWithdrawnDraftFreesTheKeyOfAnItemThatNeverWasPublished() {
        DraftContent content = products.content();
        Submitted pending = products.submitted(merchant, content);

        DraftAnswer withdrawn = withdraw(pending.draft());

        assertThat(withdrawn.status()).isEqualTo("WITHDRAWN");
        assertThat(withdraw(pending.draft())).isEqualTo(withdrawn);
        assertThat(history(pending.itemId())).containsExactly("CREATE_DRAFT", "SUBMIT_FOR_QC", "WITHDRAW");
        assertThat(types(pending.draft())).containsExactly("product.draft-submitted", "product.draft-ended");
        assertThat(api.create(request(merchant, content)).itemId()).isNotEqualTo(pending.itemId());
    }

    @Test
    void aVerdictThatComesLaterChangesNothingAndIsKept() {
        Submitted pending = products.submitted(merchant, products.content());
        withdraw(pending.draft());
        Map<String, Object> before = row(pending.draft());

        products.pass(pending.draft(), pending.answer());
        products.reject(pending.draft(), pending.answer());

        assertThat(row(pending.draft())).isEqualTo(before);
        assertThat(history(pending.itemId())).endsWith("WITHDRAW", "STALE_VERDICT", "STALE_VERDICT");
    }

    @Test
    void onlyWhatIsInReviewIsWithdrawn() {
        DraftAnswer editing = api.create(request(merchant, products.content()));
        DraftAnswer published = products.published(merchant, products.content()).draft();

        refused(409, "product.draft_not_editable", () -> withdraw(editing));
        refused(409, "product.draft_not_editable", () -> withdraw(published));
        refused(
                404,
                "product.draft_not_found",
                () -> api.withdraw(Workshop.newId(), new WithdrawDraftRequest(Workshop.unique("w"), "m", "no")));
    }

    @Test
    void aReturnedDraftThatNobodyTakesUpExpires() {
        Submitted item = products.published(merchant, products.content());
        UpdateDraftAnswer update = api.update(item.itemId(), owner.asks(titled("Spring oolong")));
        jdbc.update(
                "UPDATE product_draft_tab SET rebase_required = TRUE, updated_at = ? WHERE draft_id = ?",
                ago(Duration.ofHours(25)),
                update.draft().draftId());

        expireDrafts.handle();

        assertThat(api.get(update.draft().draftId()).status()).isEqualTo("ABANDONED");
        assertThat(history(item.itemId())).endsWith("EDIT_DRAFT", "EXPIRE_DRAFT");
        assertThat(types(update.draft())).containsExactly("product.draft-ended");
        assertThat(api.update(item.itemId(), Asker.operator(merchant, "ops").asks(titled("Other")))
                        .outcome())
                .isEqualTo("UPDATED");
    }

    @Test
    void whatIsStillInTimeOrInReviewDoesNotExpire() {
        Submitted item = products.published(merchant, products.content());
        UpdateDraftAnswer update = api.update(item.itemId(), owner.asks(titled("Spring oolong")));
        long draftId = update.draft().draftId();
        jdbc.update("UPDATE product_draft_tab SET updated_at = ? WHERE draft_id = ?", ago(Duration.ofDays(6)), draftId);
        expireDrafts.handle();
        assertThat(api.get(draftId).status()).isEqualTo("EDITING");

        products.submit(api, update.draft());
        jdbc.update(
                "UPDATE product_draft_tab SET updated_at = ? WHERE draft_id = ?", ago(Duration.ofDays(60)), draftId);
        expireDrafts.handle();
        assertThat(api.get(draftId).status()).isEqualTo("QC_PENDING");
    }

    @Test
    void aSuccessfulAppealIsANewSubmissionOfTheSameContent() {
        Submitted rejected = products.rejected(merchant, products.content());
        AppealDraftRequest request = new AppealDraftRequest(Workshop.unique("appeal"), "lead", "The rule was wrong.");

        SubmitDraftAnswer again = appeals.appeal(rejected.draft().draftId(), request);

        assertThat(again.submissionNo()).isEqualTo(2);
        assertThat(again.contentHash()).isEqualTo(rejected.answer().contentHash());
        assertThat(again.snapshotId()).isNotEqualTo(rejected.answer().snapshotId());
        assertThat(appeals.appeal(rejected.draft().draftId(), request)).isEqualTo(again);
        assertThat(history(rejected.itemId())).endsWith("REJECT", "APPEAL", "SUBMIT_FOR_QC");
        products.pass(rejected.draft(), again);
        assertThat(api.get(rejected.draft().draftId()).status()).isEqualTo("PUBLISHED");
    }

    @Test
    void anAppealIsRefusedIfTheItemMovedOnOrThePlaceIsTaken() {
        Submitted item = products.published(merchant, products.content());
        long sku = item.draft().skus().get(0).skuId();
        UpdateDraftAnswer update = api.update(item.itemId(), owner.asks(titled("Bad word")));
        products.reject(update.draft(), products.submit(api, update.draft()));
        UpdateDraftAnswer other =
                api.update(item.itemId(), Asker.operator(merchant, "ops").asks(priced(sku, 9_900)));

        refused(409, "product.draft_occupied", () -> appeal(update.draft()));

        products.pass(other.draft(), products.submit(api, other.draft()));
        assertThat(refused(409, "product.version_conflict", () -> appeal(update.draft()))
                        .properties())
                .containsEntry("publish_version", 2);
        refused(409, "product.draft_not_editable", () -> appeal(item.draft()));
    }

    @Test
    void aNewProductThatIsNeverSubmittedExpiresAndItsKeyIsFree() {
        DraftContent content = products.content();
        DraftAnswer forgotten = api.create(request(merchant, content));
        jdbc.update(
                "UPDATE product_draft_tab SET updated_at = ? WHERE draft_id = ?",
                ago(Duration.ofDays(8)),
                forgotten.draftId());

        expireDrafts.handle();

        assertThat(api.get(forgotten.draftId()).status()).isEqualTo("ABANDONED");
        assertThat(types(forgotten)).containsExactly("product.draft-ended");
        assertThat(api.create(request(merchant, content)).itemId()).isNotEqualTo(forgotten.itemId());
    }

    @Test
    void aRejectedNewProductThatNobodyCorrectsExpiresAndItsKeyIsFree() {
        DraftContent content = products.content();
        DraftAnswer forgotten = products.rejected(merchant, content).draft();
        DraftAnswer inTime = products.rejected(merchant, products.content()).draft();
        age(forgotten, Duration.ofDays(91));
        age(inTime, Duration.ofDays(89));

        expireDrafts.handle();

        assertThat(api.get(inTime.draftId()).status()).isEqualTo("REJECTED");
        assertThat(api.get(forgotten.draftId()).status()).isEqualTo("ABANDONED");
        assertThat(history(forgotten.itemId())).endsWith("REJECT", "EXPIRE_DRAFT");
        assertThat(types(forgotten)).endsWith("product.draft-ended");
        assertThat(api.create(request(merchant, content)).itemId()).isNotEqualTo(forgotten.itemId());
    }

    @Test
    void aRejectedChangeExpiresBesideTheDraftThatTookItsPlace() {
        Submitted item = products.published(merchant, products.content());
        UpdateDraftAnswer rejected = api.update(item.itemId(), owner.asks(titled("Bad word")));
        products.reject(rejected.draft(), products.submit(api, rejected.draft()));
        UpdateDraftAnswer other =
                api.update(item.itemId(), Asker.operator(merchant, "ops").asks(titled("Spring oolong")));
        age(rejected.draft(), Duration.ofDays(91));

        expireDrafts.handle();

        assertThat(api.get(rejected.draft().draftId()).status()).isEqualTo("ABANDONED");
        assertThat(api.get(other.draft().draftId()).status()).isEqualTo("EDITING");
        products.pass(other.draft(), products.submit(api, other.draft()));
        assertThat(api.get(other.draft().draftId()).status()).isEqualTo("PUBLISHED");
    }

    private void age(DraftAnswer draft, Duration age) {
        jdbc.update("UPDATE product_draft_tab SET updated_at = ? WHERE draft_id = ?", ago(age), draft.draftId());
    }

    private void appeal(DraftAnswer draft) {
        appeals.appeal(draft.draftId(), new AppealDraftRequest(Workshop.unique("appeal"), "lead", "heard"));
    }

    private DraftAnswer withdraw(DraftAnswer draft) {
        return api.withdraw(draft.draftId(), new WithdrawDraftRequest(Workshop.unique("w"), "merchant1", "typo"));
    }

    private Map<String, Object> row(DraftAnswer draft) {
        return jdbc.queryForMap("SELECT * FROM product_draft_tab WHERE draft_id = ?", draft.draftId());
    }

    private List<String> types(DraftAnswer draft) {
        return OutboxAssert.events(dataSource).stream()
                .filter(event -> event.key().equals(Long.toString(draft.draftId())))
                .map(OutboxAssert.Event::type)
                .toList();
    }

    private static LocalDateTime ago(Duration age) {
        return LocalDateTime.now(ZoneOffset.UTC).minus(age);
    }
}
