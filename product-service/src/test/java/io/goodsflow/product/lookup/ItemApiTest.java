package io.goodsflow.product.lookup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.product.Http;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.DraftPatch;
import io.goodsflow.product.contract.api.DraftSource;
import io.goodsflow.product.contract.api.ItemApi;
import io.goodsflow.product.contract.api.PublishStateAnswer;
import io.goodsflow.product.contract.api.PublishStateApi;
import io.goodsflow.product.contract.api.SkuAnswer;
import io.goodsflow.product.contract.api.SkuQuery;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import io.goodsflow.product.update.application.UpdateDraft;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.cloud.openfeign.FeignClientBuilder;
import org.springframework.context.ApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;

/** The contracts as other domains use them: Feign clients against the running service. */
@ProductServiceTest
class ItemApiTest {

    @Autowired
    Products products;

    @Autowired
    UpdateDraft updateDraft;

    @Autowired
    JdbcTemplate jdbc;

    @Autowired
    private ApplicationContext context;

    @LocalServerPort
    private int port;

    private final long merchant = Products.newMerchant();
    private ItemApi items;
    private PublishStateApi states;
    private Products.Submitted published;
    private long sku;

    @BeforeEach
    void aProductOnSale() {
        items = client(ItemApi.class);
        states = client(PublishStateApi.class);
        published = products.published(merchant, products.content());
        sku = published.draft().skus().get(0).skuId();
    }

    @Test
    void aSkuIsToldWithItsItem() {
        SkuAnswer answer = items.sku(sku);

        assertThat(answer.itemId()).isEqualTo(published.itemId());
        assertThat(answer.merchantId()).isEqualTo(merchant);
        assertThat(answer.price()).isEqualTo(12_800);
        assertThat(answer.specs()).containsExactly(Map.entry("weight", "250g"), Map.entry("box", "tin"));
        assertThat(answer.saleState()).isEqualTo("ONLINE");
        assertThat(answer.publishVersion()).isEqualTo(1);
        assertThat(refusal(() -> items.sku(Workshop.newId())).code()).isEqualTo("product.sku_not_found");
    }

    @Test
    void manyAreToldAtOnceAndTheAbsentLeftOut() {
        long second = published.draft().skus().get(1).skuId();

        assertThat(items.summaries(new SkuQuery(List.of(second, Workshop.newId(), sku)))
                        .items())
                .extracting(SkuAnswer::skuId)
                .containsExactly(second, sku);
    }

    @Test
    void theDetailIsThereOnSaleOnly() {
        assertThat(items.detail(published.itemId()).skus()).hasSize(2);
        Http.as(port, "OPERATOR").post(200, null, "/api/admin/items/{id}/unpublish", published.itemId());

        assertThat(refusal(() -> items.detail(published.itemId())).code()).isEqualTo("product.not_found");
        assertThat(items.item(published.itemId()).saleState()).isEqualTo("OFFLINE");
    }

    @Test
    void aHealerFindsTheOutcomeByWhateverItKnows() {
        long item = published.itemId();
        String fingerprint =
                jdbc.queryForObject("SELECT fingerprint FROM product_identity WHERE item_id = ?", String.class, item);

        for (var answer : List.of(
                states.byItem(item),
                states.byOperation(published.draft().operationId()),
                states.byFingerprint(fingerprint))) {
            assertThat(answer.draftId()).isEqualTo(published.draft().draftId());
            assertThat(answer.state()).isEqualTo("PUBLISHED");
            assertThat(answer.publishVersion()).isEqualTo(1);
            assertThat(answer.saleState()).isEqualTo("ONLINE");
        }
        assertThat(refusal(() -> states.byRequest(Workshop.unique("never"))).code())
                .isEqualTo("product.draft_not_found");
    }

    @Test
    void anUpdateIsFoundByItsRequestToo() {
        String request = Workshop.unique("update");
        UpdateDraftAnswer answer = updateDraft.handle(
                published.itemId(),
                new UpdateDraftRequest(
                        request,
                        Workshop.unique("op"),
                        merchant,
                        DraftSource.MERCHANT,
                        "someone",
                        null,
                        new DraftPatch(null, "Another title", null, null, null, null, null, null, null, null)));

        assertThat(states.byRequest(request).draftId())
                .isEqualTo(Objects.requireNonNull(answer.draft()).draftId())
                .isNotEqualTo(published.draft().draftId());
        assertThat(states.byRequest(request).state()).isEqualTo("EDITING");
        assertThat(states.byRequest(request).publishVersion()).isEqualTo(1);
    }

    @Test
    void anUpdateThatLedToNoDraftIsNeverUnknown() {
        DraftPatch sameTitle = title("Camellia oolong");
        UpdateDraftRequest nothing = asks(DraftSource.MERCHANT, sameTitle);
        updateDraft.handle(published.itemId(), nothing);
        assertThat(states.byRequest(nothing.requestId())).satisfies(answer -> {
            assertThat(answer.state()).isEqualTo("NO_OP");
            assertThat(answer.draftId()).isNull();
            assertThat(answer.draftStatus()).isNull();
            assertThat(answer.itemId()).isEqualTo(published.itemId());
            assertThat(answer.merchantId()).isEqualTo(merchant);
            assertThat(answer.operationId()).isEqualTo(nothing.operationId());
            assertThat(answer.publishVersion()).isEqualTo(1);
            assertThat(answer.saleState()).isEqualTo("ONLINE");
        });

        updateDraft.handle(published.itemId(), asks(DraftSource.OPERATOR, title("By hand")));
        UpdateDraftRequest older = asks(DraftSource.SUPPLIER, title("Supplier's"));
        UpdateDraftRequest newer = asks(DraftSource.SUPPLIER, title("Supplier's own"));
        updateDraft.handle(published.itemId(), older);
        updateDraft.handle(published.itemId(), newer);

        assertThat(states.byRequest(newer.requestId()).state()).isEqualTo("QUEUED");
        assertThat(states.byOperation(newer.operationId()).state()).isEqualTo("QUEUED");
        assertThat(states.byRequest(older.requestId()))
                .satisfies(answer -> assertThat(answer.state()).isEqualTo("SUPERSEDED"))
                .satisfies(answer -> assertThat(answer.reasons())
                        .extracting(PublishStateAnswer.Reason::code)
                        .containsExactly("update.superseded"));
        assertThat(states.byOperation(nothing.operationId()).state()).isEqualTo("NO_OP");
    }

    private UpdateDraftRequest asks(DraftSource source, DraftPatch patch) {
        return new UpdateDraftRequest(
                Workshop.unique("update"), Workshop.unique("op"), merchant, source, "someone", null, patch);
    }

    private static DraftPatch title(String title) {
        return new DraftPatch(null, title, null, null, null, null, null, null, null, null);
    }

    @Test
    void whatIsInReviewIsPublishingAndWhatIsRejectedHasFailed() {
        assertThat(states.byItem(
                                products.submitted(merchant, products.content()).itemId())
                        .state())
                .isEqualTo("PUBLISHING");
        var failed =
                states.byItem(products.rejected(merchant, products.content()).itemId());
        assertThat(failed.state()).isEqualTo("FAILED");
        assertThat(failed.publishVersion()).isZero();
        assertThat(failed.reasons()).extracting("code").containsExactly("title.banned_word");
    }

    private <T> T client(Class<T> api) {
        return new FeignClientBuilder(context)
                .forType(api, "product-service")
                .url("http://127.0.0.1:" + port)
                .build();
    }

    private static RemoteRefusedException refusal(ThrowingCallable call) {
        RemoteRefusedException refused = catchThrowableOfType(RemoteRefusedException.class, call);
        assertThat(refused).isNotNull();
        return refused;
    }
}
