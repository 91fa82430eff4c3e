package io.goodsflow.product.browsing;

import static io.goodsflow.product.Products.content;
import static io.goodsflow.product.Products.request;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Callers;
import io.goodsflow.product.InventoryStub;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Products.Submitted;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.category.application.AddCategory;
import io.goodsflow.product.contract.api.TargetSaleState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;
import org.springframework.test.web.servlet.client.RestTestClient.BodyContentSpec;
import org.springframework.test.web.servlet.client.RestTestClient.ResponseSpec;

@ProductServiceTest
class GuestTest {

    @Autowired
    private Products products;

    @Autowired
    private InventoryStub inventory;

    @LocalServerPort
    private int port;

    private RestTestClient guest;
    private AddCategory.Added category;

    @BeforeEach
    void aGuest() {
        guest = Callers.withoutToken(port);
        category = products.newCategory();
        inventory.knows(Map.of());
    }

    @AfterEach
    void theInventoryIsWellAgain() {
        inventory.recover();
    }

    @Test
    void aPublishedProductIsListedWithItsLowestPrice() {
        long item = onSale();

        list("?category_id=" + category.id())
                .json("""
                        {"total": 1, "page": 1, "page_size": 20, "items": [{
                          "id": %d, "category_id": %d, "title": "Camellia oolong", "description": "Picked by hand.",
                          "status": "on_sale", "min_price": 12800}]}
                        """.formatted(item, category.id()))
                .jsonPath("$.items[0].created_at")
                .value(String.class, at -> assertThat(at).matches("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z"))
                .jsonPath("$.items[0].updated_at")
                .isNotEmpty();
    }

    @Test
    void whatIsNotOnSaleIsNeitherListedNorShown() {
        Submitted offSale =
                products.published(request(Products.newMerchant(), content(category.name()), TargetSaleState.OFFLINE));
        Submitted inReview = products.submitted(Products.newMerchant(), content(category.name()));

        list("?category_id=" + category.id()).jsonPath("$.total").isEqualTo(0);
        for (long id : List.of(offSale.itemId(), inReview.itemId(), Workshop.newId())) {
            problem(get("/" + id), 404, "product.not_found");
        }
    }

    @Test
    void pagesAreCutFromTheNewestOn() {
        List<Long> items = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            items.add(0, onSale());
        }

        assertPage("&page=1&page_size=2", items.subList(0, 2));
        assertPage("&page=2&page_size=2", items.subList(2, 4));
        assertPage("&page=3&page_size=2", items.subList(4, 5));
        assertPage("&page=4&page_size=2", List.of());
        assertPage("&page=2147483647&page_size=50", List.of());
        list("?category_id=" + category.id() + "&page_size=51")
                .jsonPath("$.page_size")
                .isEqualTo(50);
        list("?category_id=" + Workshop.newId()).jsonPath("$.items").isEmpty();
        list("?page_size=1").jsonPath("$.items[0].id").value(newest -> assertThat(((Number) newest).longValue())
                .isGreaterThanOrEqualTo(items.get(0)));
    }

    @ParameterizedTest
    @CsvSource({
        "category_id, x",
        "category_id, 0",
        "category_id, 1.5",
        "category_id, 99999999999999999999",
        "page, 0",
        "page, x",
        "page_size, 0",
        "page_size, -1"
    })
    void aBadFilterIsRefusedByName(String parameter, String value) {
        problem(get("?" + parameter + "=" + value), 400, "request.invalid")
                .jsonPath("$.errors[0].field")
                .isEqualTo(parameter);
    }

    @Test
    void anIdThatIsNoneIsRefused() {
        problem(get("/x"), 400, "request.invalid");
    }

    @Test
    void aPageShowsSkusWithWhatIsAvailable() {
        Submitted product = products.published(Products.newMerchant(), content(category.name()));
        long first = product.draft().skus().get(0).skuId();
        long second = product.draft().skus().get(1).skuId();
        inventory.knows(Map.of(first, 7L, second, 0L));

        get("/" + product.itemId())
                .expectStatus()
                .isOk()
                .expectBody()
                .json("""
                        {"id": %1$d, "category_id": %2$d, "title": "Camellia oolong", "description": "Picked by hand.",
                         "status": "on_sale", "publish_version": 1, "skus": [
                           {"id": %3$d, "product_id": %1$d, "specs": {"weight": "250g", "box": "tin"}, "price": 12800,
                            "stock": 7},
                           {"id": %4$d, "product_id": %1$d, "specs": {"weight": "500g", "box": "tin"}, "price": 23900,
                            "stock": 0}]}
                        """.formatted(product.itemId(), category.id(), first, second))
                .jsonPath("$.snapshot_id")
                .isNumber()
                .jsonPath("$.skus[0].created_at")
                .isNotEmpty()
                .jsonPath("$.skus[0].updated_at")
                .isNotEmpty()
                .jsonPath("$.min_price")
                .doesNotExist();
    }

    @Test
    void stockThatIsNotKnownIsNullAndNever0() {
        Submitted product = products.published(Products.newMerchant(), content(category.name()));
        inventory.knows(Map.of(product.draft().skus().get(0).skuId(), 7L));

        assertStock(product, 7, null);
    }

    @Test
    void aBrokenInventoryLeavesThePageWithoutStock() {
        Submitted product = products.published(Products.newMerchant(), content(category.name()));
        inventory.breaksDown();

        assertStock(product, null, null);
    }

    @Test
    void aSilentInventoryHoldsThePageUpForAMomentOnly() {
        Submitted product = products.published(Products.newMerchant(), content(category.name()));
        inventory.knows(Map.of(product.draft().skus().get(0).skuId(), 7L));
        assertStock(product, 7, null);
        int calls = inventory.calls();
        inventory.fallsSilent();
        long started = System.nanoTime();

        assertStock(product, null, null);

        assertThat(Duration.ofNanos(System.nanoTime() - started))
                .as("one call, 0.8 s")
                .isLessThan(Duration.ofMillis(1_500));
        assertThat(inventory.calls()).isEqualTo(calls + 1);
    }

    @Test
    void aListAsksNoOtherService() {
        onSale();
        int calls = inventory.calls();

        list("?category_id=" + category.id()).jsonPath("$.total").isEqualTo(1);

        assertThat(inventory.calls()).isEqualTo(calls);
    }

    private long onSale() {
        return products.published(Products.newMerchant(), content(category.name()))
                .itemId();
    }

    private void assertStock(Submitted product, Object first, Object second) {
        get("/" + product.itemId())
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.skus[0].stock")
                .isEqualTo(first)
                .jsonPath("$.skus[1].stock")
                .isEqualTo(second);
    }

    private void assertPage(String page, List<Long> ids) {
        BodyContentSpec body = list("?category_id=" + category.id() + page);
        body.jsonPath("$.total").isEqualTo(5);
        body.jsonPath("$.items.length()").isEqualTo(ids.size());
        for (int i = 0; i < ids.size(); i++) {
            body.jsonPath("$.items[" + i + "].id").isEqualTo(ids.get(i));
        }
    }

    private BodyContentSpec list(String query) {
        return get(query).expectStatus().isOk().expectBody();
    }

    private ResponseSpec get(String path) {
        return guest.get().uri("/api/products" + path).exchange();
    }

    private static BodyContentSpec problem(ResponseSpec response, int status, String code) {
        return response.expectStatus()
                .isEqualTo(status)
                .expectHeader()
                .contentTypeCompatibleWith(MediaType.APPLICATION_PROBLEM_JSON)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo(code);
    }
}
