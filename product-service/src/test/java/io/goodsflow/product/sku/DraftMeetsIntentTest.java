package io.goodsflow.product.sku;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Products;
import io.goodsflow.product.StockDeskStub.Fault;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.TargetSale;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** A draft that passed its review meets an edit of a SKU that is under way. */
class DraftMeetsIntentTest extends SkuTestBase {

    @Autowired
    Products products;

    private Draft published;
    private long sku;

    @BeforeEach
    void aMerchantsProductWhoseFirstSkuIsBeingEdited() {
        published = workshop.submitted(category);
        products.pass(published);
        product = published.itemId();
        sku = published.content().skus().get(0).skuId();
    }

    @Test
    void itIsGivenBackIfItWouldDropTheSku() {
        Draft draft = workshop.submittedUpdate(product, 1, without(published.content()), TargetSale.KEEP);
        anEditIsUnderWay();

        products.pass(draft);

        assertThat(workshop.draft(draft.draftId()).rebaseRequired()).isTrue();
        assertThat(workshop.draft(draft.draftId()).reasons())
                .singleElement()
                .satisfies(reason -> assertThat(reason.code()).isEqualTo("product.sku_being_changed"));
    }

    @Test
    void itIsGivenBackIfItWouldDropAReferencedSku() {
        Draft draft = workshop.submittedUpdate(product, 1, without(published.content()), TargetSale.KEEP);
        io.goodsflow.product.Http.as(port, "SERVICE")
                .post(
                        204,
                        "{\"kind\": \"POST\", \"reference_id\": \"%s\", \"operator\": \"posts\", \"sku_ids\": [%d]}"
                                .formatted(Workshop.unique("post"), sku),
                        "/internal/product/sku-references");

        products.pass(draft);

        assertThat(workshop.draft(draft.draftId()).reasons()).singleElement().satisfies(reason -> {
            assertThat(reason.code()).isEqualTo("product.sku_in_use");
            assertThat(reason.message()).contains(Long.toString(sku), "POST");
        });
        assertThat(isThere(sku)).isTrue();
    }

    @Test
    void itIsMergedIfItLeavesTheSkuAlone() {
        ProductContent content = published.content();
        Draft draft = workshop.submittedUpdate(
                product,
                1,
                new ProductContent(
                        content.categoryId(),
                        content.categoryName(),
                        "Renamed",
                        content.description(),
                        content.brand(),
                        content.outerId(),
                        content.imageUrls(),
                        content.attributes(),
                        content.skus()),
                TargetSale.KEEP);
        anEditIsUnderWay();

        products.pass(draft);

        assertThat(version()).isEqualTo(2);
    }

    private void anEditIsUnderWay() {
        desk.fails("adjust", Fault.DOWN);
        operator.put(503, edit("1kg", 200, 7, 10), SKU, sku);
    }

    private static ProductContent without(ProductContent content) {
        return new ProductContent(
                content.categoryId(),
                content.categoryName(),
                content.title(),
                content.description(),
                content.brand(),
                content.outerId(),
                content.imageUrls(),
                content.attributes(),
                List.of(content.skus().get(1)));
    }
}
