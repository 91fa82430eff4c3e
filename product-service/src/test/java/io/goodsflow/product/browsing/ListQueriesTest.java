package io.goodsflow.product.browsing;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import io.goodsflow.kit.test.TestDatabase;
import io.goodsflow.product.Callers;
import io.goodsflow.product.InventoryStub;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.browsing.application.AllItems;
import io.goodsflow.product.browsing.application.BrowseProducts;
import io.goodsflow.product.browsing.application.ListAllProducts;
import io.goodsflow.product.browsing.domain.ListedProduct;
import io.goodsflow.product.browsing.domain.ProductPage;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.servlet.client.RestTestClient;

/** A category of thirty thousand products: what lists cost is told by the rows that the database looks at. */
@ProductServiceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestPropertySource(properties = {"goodsflow.product.reads.size=2", "goodsflow.product.browsing.max-lists=1"})
class ListQueriesTest {

    private static final int MANY = 30_000;
    private static final int COUNTED = 10_000;
    /** From a place that is remembered to the page, read once, written to the derived table, and read from it. */
    private static final long ON_THE_WAY = 1_000 + 500;

    /** Whose list. */
    enum Reader {
        GUEST,
        GUEST_OF_ALL,
        BACK_OFFICE,
        BACK_OFFICE_ON_SALE,
        BACK_OFFICE_OF_ALL
    }

    @Autowired
    private Products products;

    @Autowired
    private BrowseProducts browseProducts;

    @Autowired
    private ListAllProducts listAllProducts;

    @Autowired
    @Qualifier("pages")
    private HikariDataSource pages;

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

    /**
     * What a page costs, with its count, is bounded however deep it is: as far as is counted by as much as the count,
     * beyond by the way from the place that is remembered. What it would cost to walk there is thirty times as much.
     */
    @ParameterizedTest
    @EnumSource
    void aDeepPageCostsNoMoreThanAShallowOne(Reader reader) {
        long first = reads(() -> page(reader, 1));
        long counted = reads(() -> page(reader, COUNTED / 50));
        page(reader, MANY / 50);
        long beyond = reads(() -> page(reader, COUNTED / 50 + 1));
        long deep = reads(() -> page(reader, MANY / 50));
        long between = reads(() -> page(reader, 495));
        long tooDeep = reads(() -> page(reader, MANY));

        assertThat(first).as("counting, and a page").isLessThan(2 * COUNTED + 500);
        assertThat(counted - first).as("as far as is counted").isLessThan(COUNTED + 100);
        assertThat(List.of(beyond, deep, between, tooDeep)).as("beyond").allSatisfy(cost -> assertThat(cost - first)
                .isLessThan(ON_THE_WAY));
    }

    @ParameterizedTest
    @EnumSource(names = ".*_OF_ALL", mode = EnumSource.Mode.MATCH_NONE)
    void whatIsRememberedCutsTheSamePages(Reader reader) {
        List<Long> walked = new ArrayList<>();
        List<Long> sought = new ArrayList<>();
        for (int page = COUNTED / 50 - 1; page <= COUNTED / 50 + 45; page++) {
            sought.addAll(page(reader, page));
        }
        database.jdbc()
                .query(
                        "SELECT item_id FROM product_item_tab WHERE category_id = ? ORDER BY item_id DESC LIMIT ? OFFSET ?",
                        row -> {
                            walked.add(row.getLong(1));
                        },
                        category,
                        47 * 50,
                        COUNTED - 100);
        assertThat(sought).isEqualTo(walked);
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

    private List<Long> page(Reader reader, int page) {
        Long of = reader == Reader.GUEST_OF_ALL || reader == Reader.BACK_OFFICE_OF_ALL ? null : category;
        ProductPage found =
                switch (reader) {
                    case GUEST, GUEST_OF_ALL -> browseProducts.handle(new BrowseProducts.Query(of, page, 50));
                    case BACK_OFFICE, BACK_OFFICE_OF_ALL ->
                        listAllProducts.handle(new AllItems.Filter(null, of), page, 50);
                    case BACK_OFFICE_ON_SALE -> listAllProducts.handle(new AllItems.Filter(true, of), page, 50);
                };
        return found.items().stream().map(ListedProduct::id).toList();
    }

    /** Rows and index entries that the database looks at meanwhile, on the one connection that is left for reading. */
    private long reads(Runnable work) {
        try (Connection other = pages.getConnection()) {
            assertThat(other.isValid(1)).isTrue();
            JdbcTemplate connection = new JdbcTemplate(pages);
            long before = looked(connection);
            long nothing = looked(connection) - before;
            long start = looked(connection);
            work.run();
            return looked(connection) - start - nothing;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static long looked(JdbcTemplate connection) {
        return connection.query(
                "SHOW SESSION STATUS LIKE 'Handler_read%'",
                rows -> {
                    long sum = 0;
                    while (rows.next()) {
                        sum += rows.getLong(2);
                    }
                    return sum;
                });
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
