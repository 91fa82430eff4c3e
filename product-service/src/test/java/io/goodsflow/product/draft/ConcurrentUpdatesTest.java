package io.goodsflow.product.draft;

import static io.goodsflow.product.draft.Patches.priced;
import static io.goodsflow.product.draft.Patches.titled;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.kit.test.OutboxAssert;
import io.goodsflow.product.Products.Submitted;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import io.goodsflow.product.contract.api.WithdrawDraftRequest;
import io.goodsflow.product.draft.Patches.Asker;
import io.goodsflow.product.item.application.ChangeSaleState;
import io.goodsflow.product.item.application.ItemCommand;
import io.goodsflow.product.item.domain.SaleCommand;
import java.util.List;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Many at once: one draft, no lost change, no half change. */
class ConcurrentUpdatesTest extends DraftApiTestBase {

    @Autowired
    private ChangeSaleState changeSaleState;

    private final Asker owner = Asker.merchant(merchant);

    @Autowired
    private DataSource dataSource;

    private long itemId;
    private long sku;

    @BeforeEach
    void aPublishedItem() {
        Submitted published = products.published(merchant, products.content());
        itemId = published.itemId();
        sku = published.draft().skus().get(0).skuId();
    }

    @Test
    void twoOperationsOfOneOwnerHaveOneDraftAndTheOtherIsTold() throws Exception {
        List<UpdateDraftAnswer> answers = Together.run(List.of(
                () -> api.update(itemId, owner.asks(titled("Spring oolong"), 1L)),
                () -> api.update(itemId, owner.asks(priced(sku, 9_900), 1L))));

        assertThat(answers).extracting(UpdateDraftAnswer::outcome).containsOnly("UPDATED");
        assertThat(active()).hasSize(1);
        long draftId = active().get(0);
        assertThat(answers.stream().map(answer -> answer.draft().draftId()).filter(id -> id != draftId))
                .singleElement()
                .satisfies(id -> assertThat(api.get(id).status()).isEqualTo("ABANDONED"))
                .satisfies(id -> OutboxAssert.assertThatOutbox(dataSource)
                        .ofKey(Long.toString(id))
                        .hasTypes("product.draft-ended"));
        String content =
                jdbc.queryForObject("SELECT content FROM product_draft_tab WHERE draft_id = ?", String.class, draftId);
        assertThat(content.contains("Spring oolong")).isNotEqualTo(content.contains("9900"));
    }

    @Test
    void oneRequestSentTwiceAtOnceHasOneEffect() throws Exception {
        UpdateDraftRequest request = owner.asks(titled("Spring oolong"));

        List<UpdateDraftAnswer> answers = Together.run(4, i -> api.update(itemId, request));

        assertThat(answers).containsOnly(answers.get(0));
        assertThat(history(itemId)).filteredOn("EDIT_DRAFT"::equals).hasSize(1);
    }

    @Test
    void theSameFieldByTwoOwnersHasOneWinner() throws Exception {
        List<String> outcomes = Together.run(
                4,
                i -> outcome(() -> api.update(
                                itemId, Asker.operator(merchant, "ops-" + i).asks(titled("Title " + i), 1L))
                        .outcome()));

        assertThat(outcomes).filteredOn("UPDATED"::equals).hasSize(1);
        assertThat(outcomes).filteredOn("product.draft_occupied"::equals).hasSize(3);
        assertThat(active()).hasSize(1);
    }

    @Test
    void aWithdrawalAndAVerdictHaveOneWinner() throws Exception {
        UpdateDraftAnswer update = api.update(itemId, owner.asks(titled("Spring oolong")));
        SubmitDraftAnswer submitted = products.submit(api, update.draft());
        long draftId = update.draft().draftId();

        List<String> outcomes = Together.run(List.of(
                () -> outcome(
                        () -> api.withdraw(draftId, new WithdrawDraftRequest(Workshop.unique("w"), "merchant1", "typo"))
                                .status()),
                () -> outcome(() -> {
                    products.pass(update.draft(), submitted);
                    return "given";
                })));

        String status = api.get(draftId).status();
        boolean withdrawn = outcomes.get(0).equals("WITHDRAWN");
        assertThat(status).isEqualTo(withdrawn ? "WITHDRAWN" : "PUBLISHED");
        assertThat(version()).isEqualTo(withdrawn ? 1 : 2);
        assertThat(history(itemId)).contains(withdrawn ? "STALE_VERDICT" : "APPROVE");
    }

    @Test
    void anUpdateAndABanBothHappen() throws Exception {
        ItemCommand ban = new ItemCommand(itemId, null, "ops", "fake", null);

        List<String> outcomes = Together.run(List.of(
                () -> outcome(() -> changeSaleState.handle(SaleCommand.BAN, ban).saleState()),
                () -> outcome(() -> api.update(itemId, owner.asks(titled("Spring oolong"), 1L))
                        .outcome())));

        assertThat(outcomes).containsExactly("BANNED", "UPDATED");
        assertThat(version()).isEqualTo(2);
        assertThat(jdbc.queryForObject("SELECT title FROM product_item_tab WHERE item_id = ?", String.class, itemId))
                .isEqualTo("Camellia oolong");
    }

    private List<Long> active() {
        return jdbc.queryForList("SELECT draft_id FROM product_draft_tab WHERE active_item_id = ?", Long.class, itemId);
    }

    private long version() {
        Long version = jdbc.queryForObject(
                "SELECT publish_version FROM product_item_tab WHERE item_id = ?", Long.class, itemId);
        assertThat(version).isNotNull();
        return version;
    }

    private static String outcome(Supplier<String> call) {
        try {
            return call.get();
        } catch (RemoteRefusedException refused) {
            return refused.code();
        }
    }
}
