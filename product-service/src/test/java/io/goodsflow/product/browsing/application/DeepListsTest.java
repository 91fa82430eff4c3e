package io.goodsflow.product.browsing.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.test.TestDatabase;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.browsing.domain.ProductPage;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;

/** Lists of 500 and of 1,200 products that are counted to 100 and whose pages end after 1,000. */
@ProductServiceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DeepListsTest {

    private static final int SIZE = 50;
    private static final BrowsingProperties BOUNDS =
            new BrowsingProperties(100, 1_000, Duration.ofMinutes(1), 2, Duration.ofSeconds(2));

    @Autowired
    private Products products;

    @Autowired
    private PublishedItems published;

    @Autowired
    private AllItems all;

    @Autowired
    private TestDatabase database;

    private final BoundedLists lists =
            new BoundedLists(BOUNDS, new ListTurns(BOUNDS), new ListAnchors(BOUNDS, Clock.systemUTC()));
    private long small;
    private long large;

    @BeforeEach
    void twoCategories() {
        if (small == 0) {
            small = products.newCategory().id();
            large = products.newCategory().id();
            add(small, 2_000_000, 500);
            add(large, 2_001_000, 1_200);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aPagePastTheEndIsEmptyHoweverDeep(boolean backOffice) {
        for (int page : new int[] {500 / SIZE + 1, 1_000 / SIZE + 2, Integer.MAX_VALUE}) {
            assertThat(page(backOffice, small, page).items())
                    .as("page %d", page)
                    .isEmpty();
        }
        assertThat(page(backOffice, small, 500 / SIZE).items()).hasSize(SIZE);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aPageThatIsThereIsRefusedBeyondTheDeepest(boolean backOffice) {
        assertThat(page(backOffice, large, 1_000 / SIZE + 1).items()).hasSize(SIZE);
        assertThatThrownBy(() -> page(backOffice, large, 1_000 / SIZE + 2))
                .isInstanceOfSatisfying(GoodsflowException.class, refusal -> assertThat(refusal.fieldErrors())
                        .extracting(FieldError::code)
                        .containsExactly("page.too_deep"));
    }

    @Test
    void theBackOfficesTotalIsALowerBoundToo() {
        ProductPage page = page(true, small, 1);

        assertThat(page.total()).isEqualTo(100);
        assertThat(page.totalIsLowerBound()).isTrue();
    }

    private ProductPage page(boolean backOffice, long category, int page) {
        return backOffice
                ? new ListAllProducts(all, lists).handle(new AllItems.Filter(null, category), page, SIZE)
                : new BrowseProducts(published, lists).handle(new BrowseProducts.Query(category, page, SIZE));
    }

    private void add(long category, long first, int many) {
        database.jdbc().update("""
                INSERT INTO product_item_tab (item_id, merchant_id, category_id, title, description, image_urls,
                    attributes, sale_state, publish_version, snapshot_id, created_at, updated_at)
                SELECT ? + seq, 1, ?, CONCAT('Deep ', seq), 'x', '[]', '{}', 'ONLINE', 1, ? + seq,
                    UTC_TIMESTAMP(3), UTC_TIMESTAMP(3) FROM seq_1_to_1200 WHERE seq <= ?
                """, first, category, first, many);
    }
}
