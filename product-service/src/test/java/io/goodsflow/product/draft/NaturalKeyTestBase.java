package io.goodsflow.product.draft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Templates;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.TargetSale;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

/** Products of one category and what tells them apart. */
@ProductServiceTest
abstract class NaturalKeyTestBase {
    @Autowired
    Workshop workshop;

    @Autowired
    Products products;

    @Autowired
    Templates templates;

    @Autowired
    JdbcTemplate jdbc;

    final String id = Workshop.unique("ab");

    long category;

    @BeforeEach
    void aCategory() {
        category = workshop.newCategory();
    }

    long duplicateOf(DraftContent content) {
        GoodsflowException refused = catchThrowableOfType(GoodsflowException.class, () -> workshop.newDraft(content));
        assertThat(refused).as("a duplicate").isNotNull();
        assertThat(refused.errorCode().code()).isEqualTo("product.duplicate_item");
        return (Long) refused.properties().get("item_id");
    }

    Draft published(DraftContent content) {
        Draft draft = workshop.submit(workshop.newDraft(content));
        products.pass(draft);
        return workshop.draft(draft.draftId());
    }

    Draft submittedUpdate(Draft of, String outerId) {
        return workshop.submittedUpdate(of.itemId(), 1, identified(of.content(), outerId), TargetSale.KEEP);
    }

    long identities(long itemId) {
        Long count = jdbc.queryForObject("SELECT COUNT(*) FROM product_identity WHERE item_id = ?", Long.class, itemId);
        return count == null ? 0 : count;
    }

    DraftContent content(@Nullable String outerId) {
        return content(outerId, "Camellia oolong", Map.of());
    }

    DraftContent book(String outerId, String title, String isbn) {
        return content(outerId, title, Map.of("isbn", isbn));
    }

    DraftContent content(@Nullable String outerId, String title, Map<String, String> attributes) {
        return new DraftContent(
                Long.toString(category),
                title,
                null,
                null,
                outerId,
                List.of(),
                attributes,
                List.of(new DraftContent.Sku("A", Map.of("size", "250g"), 12_800)));
    }

    static ProductContent identified(ProductContent content, String outerId) {
        return with(content, content.title(), outerId);
    }

    static ProductContent with(ProductContent content, String title, @Nullable String outerId) {
        return new ProductContent(
                content.categoryId(),
                content.categoryName(),
                title,
                content.description(),
                content.brand(),
                outerId,
                content.imageUrls(),
                content.attributes(),
                content.skus());
    }
}
