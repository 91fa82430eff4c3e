package io.goodsflow.product.browsing;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.test.TestDatabase;
import io.goodsflow.product.Callers;
import io.goodsflow.product.InventoryStub;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.browsing.application.BrowseProducts;
import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ProductPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.test.web.servlet.client.RestTestClient;

/** A category of thirty thousand products: what lists cost is told by the rows that the database looks at. */
@ProductServiceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ListQueriesTest {

    private static final int MANY = 30_000;

    @Autowired
    private Products products;

    @Autowired
    private BrowseProducts browseProducts;

    @Autowired
    private InventoryStub inventory;

    @Autowired
    private TestDatabase database;

    @LocalServerPort
    private int port;

    private long category;

    @BeforeEach
    void manyProducts() {
        if (category == 0) {
            category = products.newCategory().id();
            // older than any product of another test
            long first = 1_000_000;
            JdbcTemplate jdbc = database.jdbc();
            jdbc.update("""
                    INSERT INTO product_item_tab (item_id, merchant_id, category_id, title, description, image_urls,
                        attributes, sale_state, publish_version, snapshot_id, created_at, updated_at)
                    SELECT ? + seq, 1, ?, CONCAT('Many ', seq), REPEAT('x', 200), '[]', '{}', 'ONLINE', 1, ? + seq,
                        UTC_TIMESTAMP(3), UTC_TIMESTAMP(3) FROM seq_1_to_30000
                    """, first, category, first);
            jdbc.execute("ANALYZE TABLE product_item_tab");
        }
    }

    @Test
    void theTotalIsExactToTenThousandAndThenALowerBound() {
        ProductPage page = browse(1, 20);

        assertThat(page.total()).isEqualTo(10_000);
        assertThat(page.totalIsLowerBound()).isTrue();
        guest().get()
                .uri("/api/products?category_id=" + category)
                .exchange()
                .expectBody()
                .jsonPath("$.total_is_lower_bound")
                .isEqualTo(true);
        assertThat(browseProducts
                        .handle(new BrowseProducts.Query(products.newCategory().id(), 1, 20))
                        .totalIsLowerBound())
                .isFalse();
    }

    @Test
    void theBackOfficeIsToldNoMore() {
        Callers.as(port, "OPERATOR")
                .get()
                .uri("/api/admin/products?category_id=" + category)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.total")
                .isEqualTo(10_000)
                .jsonPath("$.total_is_lower_bound")
                .isEqualTo(true);
    }

    @Test
    void everyProductIsOnOnePage() {
        List<Long> seen = new ArrayList<>();
        for (int page = 1; page <= MANY / 50; page += 50) {
            seen.addAll(browse(page, 50).items().stream().map(ListedProduct::id).toList());
        }
        assertThat(seen).doesNotHaveDuplicates().isSortedAccordingTo((one, other) -> Long.compare(other, one));
        assertThat(browse(MANY / 50, 50).items()).hasSize(50);
        assertThat(browse(MANY / 50 + 1, 50).items()).isEmpty();
        assertThat(browse(100_002, 1).items()).as("past the deepest page").isEmpty();
        assertThat(browse(Integer.MAX_VALUE, 50).items()).isEmpty();
    }

    /** Of the index no more than what is skipped and counted, of the table no more than the page. */
    @Test
    void aDeepPageReadsOnlyItsOwnRows() {
        long shallow = pageReads(0);
        long deep = pageReads(MANY - 100);

        assertThat(shallow).isLessThanOrEqualTo(4L * 50 + 10);
        assertThat(deep - shallow).as("only entries of the index are skipped").isLessThanOrEqualTo(MANY);
        assertThat(explained("SELECT item_id FROM product_item_tab WHERE sale_state = 'ONLINE' AND category_id = "
                        + category + " ORDER BY item_id DESC LIMIT 50 OFFSET 29900"))
                .contains("Using index")
                .doesNotContain("filesort");
        assertThat(explained("SELECT item_id FROM product_item_tab WHERE sale_state = 'ONLINE'"
                        + " ORDER BY item_id DESC LIMIT 50 OFFSET 29900"))
                .contains("Using index")
                .doesNotContain("filesort");
    }

    @Test
    void countingEndsAtItsBound() {
        long reads = reads("SELECT COUNT(*) FROM (SELECT 1 FROM product_item_tab WHERE sale_state = 'ONLINE'"
                + " AND category_id = " + category + " LIMIT 10001) AS counted");

        // read, written to the derived table and read from it
        assertThat(reads).isLessThan(2 * 10_001 + 100);
    }

    @Test
    void aPageThatDidNotChangeIsNotSentAgain() {
        Products.Submitted product = products.published(Products.newMerchant(), products.content());
        long sku = product.draft().skus().get(0).skuId();
        inventory.knows(Map.of(sku, 7L));
        String tag = tagOf("/api/products/" + product.itemId());

        assertThat(tag).startsWith("W/\"");
        assertThat(statusWith(tag, "/api/products/" + product.itemId())).isEqualTo(304);
        inventory.knows(Map.of(sku, 6L));
        assertThat(statusWith(tag, "/api/products/" + product.itemId())).isEqualTo(200);
        inventory.knows(Map.of());
        assertThat(statusWith(tag, "/api/products/" + product.itemId())).isEqualTo(200);
        inventory.knows(Map.of(sku, 7L));
        assertThat(statusWith(tag, "/api/products/" + product.itemId())).isEqualTo(304);
        String categories = tagOf("/api/categories");
        assertThat(statusWith(categories, "/api/categories")).isEqualTo(304);
        products.newCategory();
        assertThat(statusWith(categories, "/api/categories")).isEqualTo(200);
    }

    private ProductPage browse(int page, int size) {
        return browseProducts.handle(new BrowseProducts.Query(category, page, size));
    }

    private long pageReads(int offset) {
        return reads("SELECT item_id, title, description FROM product_item_tab JOIN (SELECT item_id AS listed FROM"
                + " product_item_tab WHERE sale_state = 'ONLINE' AND category_id = " + category
                + " ORDER BY item_id DESC LIMIT 50 OFFSET " + offset
                + ") AS page ON page.listed = item_id ORDER BY item_id DESC");
    }

    /** Rows and index entries looked at by a statement. */
    private long reads(String sql) {
        return database.jdbc().execute((java.sql.Connection connection) -> {
            try (var statement = connection.createStatement()) {
                statement.executeQuery(sql).close();
                long sum = 0;
                try (var rows = statement.executeQuery("SHOW SESSION STATUS LIKE 'Handler_read%'")) {
                    while (rows.next()) {
                        sum += rows.getLong(2);
                    }
                }
                return sum;
            }
        });
    }

    private String explained(String sql) {
        StringBuilder text = new StringBuilder();
        database.jdbc().queryForList("EXPLAIN " + sql).forEach(row -> text.append(row.get("Extra"))
                .append(' '));
        return text.toString();
    }

    private String tagOf(String path) {
        var answer = guest().get().uri(path).exchange().returnResult(String.class);
        assertThat(answer.getResponseHeaders().getCacheControl()).isEqualTo("no-cache");
        return answer.getResponseHeaders().getETag();
    }

    private int statusWith(String tag, String path) {
        return guest().get()
                .uri(path)
                .header("If-None-Match", tag)
                .exchange()
                .returnResult(String.class)
                .getStatus()
                .value();
    }

    private RestTestClient guest() {
        return Callers.withoutToken(port);
    }
}
