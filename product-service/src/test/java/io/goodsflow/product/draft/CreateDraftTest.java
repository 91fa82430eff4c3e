package io.goodsflow.product.draft;

import static io.goodsflow.product.Products.content;
import static io.goodsflow.product.Products.request;
import static io.goodsflow.product.Products.sku;
import static io.goodsflow.product.Products.withSkus;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.category.application.AddCategory;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.DraftSource;
import io.goodsflow.product.contract.api.TargetSaleState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** CreateDraft of a new product. */
class CreateDraftTest extends CreateDraftTestBase {
    @Test
    void aNewProductGetsIdsForLifeInTheOrderOfItsSkus() {
        DraftContent content = products.content();
        CreateDraftRequest request = request(merchant, content);

        DraftAnswer draft = api.create(request);

        assertThat(draft.status()).isEqualTo("EDITING");
        assertThat(draft.merchantId()).isEqualTo(merchant);
        assertThat(draft.operationId()).isEqualTo(request.operationId());
        assertThat(draft.basePublishVersion()).isZero();
        assertThat(draft.reopened()).isFalse();
        assertThat(draft.skus()).extracting(DraftAnswer.Sku::skuCode).containsExactly("A-250", "A-500");
        assertThat(draft.skus().get(0).specs().keySet()).containsExactly("weight", "box");
        assertThat(draft.skus()).extracting(DraftAnswer.Sku::skuId).doesNotHaveDuplicates();
        assertThat(api.get(draft.draftId())).isEqualTo(draft);
        assertThat(api.byRequest(request.requestId())).isEqualTo(draft);
        assertThat(history(draft.itemId())).containsExactly("CREATE_DRAFT");
    }

    @Test
    void theSameRequestGetsTheFirstAnswerAndAnotherContentIsRefused() {
        CreateDraftRequest request = request(merchant, products.content());
        DraftAnswer first = api.create(request);

        assertThat(api.create(request)).isEqualTo(first);
        refused(422, "request.idempotency_key_reused", () -> api.create(again(request, products.content())));
        assertThat(history(first.itemId())).hasSize(1);
    }

    @Test
    void manyCallsWithOneRequestMakeOneDraft() throws Exception {
        CreateDraftRequest request = request(merchant, products.content());

        List<DraftAnswer> answers = Together.run(8, i -> api.create(request));

        assertThat(answers).containsOnly(answers.get(0));
        assertThat(drafts(answers.get(0).itemId())).isEqualTo(1);
    }

    @Test
    void aRefusalIsNotRemembered() {
        String name = Workshop.unique("later");
        CreateDraftRequest request = request(merchant, content(name));
        refused(400, "product.category_not_found", () -> api.create(request));
        refused(404, "product.draft_not_found", () -> api.byRequest(request.requestId()));

        jdbc.update(
                "INSERT INTO category (id, name, created_at, updated_at) VALUES (?, ?, NOW(3), NOW(3))",
                Workshop.newId(),
                name);

        assertThat(api.create(request).reopened()).isFalse();
    }

    @Test
    void aCategoryIsMeantByItsExactNameBeforeItsId() {
        AddCategory.Added one = products.newCategory();
        long named = Workshop.newId();
        jdbc.update(
                "INSERT INTO category (id, name, created_at, updated_at) VALUES (?, ?, NOW(3), NOW(3))",
                named,
                Long.toString(one.id()));

        assertThat(categoryOf(api.create(request(merchant, content(one.name())))))
                .isEqualTo(one.id());
        assertThat(categoryOf(api.create(request(merchant, content(Long.toString(named))))))
                .isEqualTo(named);
        assertThat(categoryOf(api.create(request(merchant, content(Long.toString(one.id()))))))
                .isEqualTo(named);
    }

    @Test
    void aCategoryThatIsNotThereIsNamed() {
        RemoteRefusedException refused = refused(
                400, "product.category_not_found", () -> api.create(request(merchant, content("no such category"))));

        assertThat(refused.detail()).contains("no such category");
        assertThat(errors(refused)).containsExactly("category product.category_not_found");
    }

    @Test
    void allThatIsWrongIsToldAtOnceUnderTheNamesOfASheet() {
        DraftContent bad = new DraftContent(
                "no such category",
                " ",
                null,
                null,
                null,
                List.of("not an address"),
                Map.of(),
                List.of(sku("A", "250g", 1), sku("A", "250g", 100_000_001)));

        RemoteRefusedException refused = refused(400, "request.invalid", () -> api.create(request(merchant, bad)));

        assertThat(errors(refused))
                .containsExactly(
                        "category product.category_not_found",
                        "title title.required",
                        "image_urls[0] image_urls.invalid",
                        "skus[1].price price.out_of_range",
                        "skus[1].specs product.duplicate_specs",
                        "skus[1].sku_code product.duplicate_sku_code");
    }

    @Test
    void oneReasonOfOursIsTheCodeOfTheWholeRefusal() {
        DraftContent sameSpecs = withSkus(products.content(), sku("A", "250g", 1), sku("B", "250g", 2));
        DraftContent sameCode = withSkus(products.content(), sku("A", "250g", 1), sku("A", "500g", 2));

        assertThat(errors(refused(400, "product.duplicate_specs", () -> api.create(request(merchant, sameSpecs)))))
                .containsExactly("skus[1].specs product.duplicate_specs");
        assertThat(errors(refused(400, "product.duplicate_sku_code", () -> api.create(request(merchant, sameCode)))))
                .containsExactly("skus[1].sku_code product.duplicate_sku_code");
    }

    @Test
    void whatSurroundsTheContentIsCheckedToo() {
        CreateDraftRequest noIds = new CreateDraftRequest(
                " ", "o".repeat(65), -1, DraftSource.SUPPLIER, "", TargetSaleState.ONLINE, products.content());

        assertThat(errors(refused(400, "request.invalid", () -> api.create(noIds))))
                .extracting(error -> error.split(" ")[0])
                .containsExactlyInAnyOrder("request_id", "operation_id", "merchant_id", "operator");
    }

    private long categoryOf(DraftAnswer draft) {
        return api.snapshot(products.submit(api, draft).snapshotId()).content().categoryId();
    }
}
