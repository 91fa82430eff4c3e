package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.FreshProducts;
import io.goodsflow.demo.GoodsflowClient;
import io.goodsflow.demo.ImportSheet;
import io.goodsflow.demo.ImportTask;
import io.goodsflow.demo.SampleProduct;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;

/** Two merchants × every id: what is one's is not there for the other. */
@FleetTest
@Order(7)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TenantIsolationTest {

    private static final long OTHER = 1002;

    /** Ids that belong to nobody, so there is nothing to isolate. */
    private static final Set<String> OF_NOBODY = Set.of("merchant_id", "category_id");

    private final RunningFleet fleet = new RunningFleet();
    private final Wire gateway = new Doors(fleet).gateway();
    private final List<ApiOperation> merchants = ApiDocuments.operations().stream()
            .filter(operation -> operation.roles().contains("MERCHANT"))
            .toList();

    /** Values of merchant1's by operation and parameter; every operation with an id needs its line here. */
    private Map<String, Map<String, String>> mine = Map.of();

    private String taskId = "";

    @BeforeAll
    void a_merchant_has_one_of_everything() {
        GoodsflowClient merchant = fleet.as(DemoUser.MERCHANT1);
        fleet.categories(List.of(FreshProducts.CATEGORY));
        SampleProduct good = new FreshProducts(1, 1).of(1).get(0);
        SampleProduct bad = new SampleProduct(
                good.outerId() + "-bad", "no such category", good.title(), "", "", List.of(), good.skus());
        ImportTask task = ImportTask.start(merchant, "mine.xlsx", ImportSheet.of(List.of(good, bad)));
        assertThat(task.awaitEnd(Duration.ofMinutes(2), state -> {}).failed()).isEqualTo(1);
        taskId = Long.toString(task.taskId());
        Map<String, String> item = Map.of("item_id", itemId(merchant), "publish_version", "1");
        Map<String, String> draft = Map.of("draft_id", draftId(merchant));
        mine = Map.ofEntries(
                Map.entry("GET /api/admin/drafts/{draft_id}", draft),
                Map.entry("POST /api/admin/drafts/{draft_id}/withdraw", draft),
                Map.entry("GET /api/admin/supply/tasks/{task_id}", Map.of("task_id", taskId)),
                Map.entry("GET /api/admin/supply/tasks/{task_id}/items", Map.of("task_id", taskId)),
                Map.entry("GET /api/admin/supply/tasks/{task_id}/error-file", Map.of("task_id", taskId)),
                Map.entry("PATCH /api/admin/supply/products/{item_id}", item),
                Map.entry("GET /api/admin/items/{item_id}", item),
                Map.entry("GET /api/admin/items/{item_id}/history", item),
                Map.entry("GET /api/admin/items/{item_id}/snapshots/{publish_version}", item),
                Map.entry("POST /api/admin/items/{item_id}/publish", item),
                Map.entry("POST /api/admin/items/{item_id}/unpublish", item));
    }

    private String itemId(GoodsflowClient merchant) {
        return published(merchant, "item_id");
    }

    private String draftId(GoodsflowClient merchant) {
        return published(merchant, "draft_id");
    }

    /** Of the row that was published. */
    private String published(GoodsflowClient merchant, String field) {
        return merchant.get("/api/admin/supply/tasks/" + taskId + "/items?status=PUBLISHED")
                .body()
                .path("items")
                .path(0)
                .path(field)
                .asString();
    }

    @Test
    void every_operation_with_an_id_is_looked_at() {
        Set<String> withIds = merchants.stream()
                .filter(operation -> !OF_NOBODY.containsAll(operation.identifyingParameters()))
                .map(ApiOperation::name)
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(mine.keySet())
                .as("operations of MERCHANT with an id; say in this test where an id of merchant1 comes from")
                .containsExactlyInAnyOrderElementsOf(withIds);
    }

    @Test
    void the_owner_finds_it_and_the_other_merchant_does_not() {
        for (ApiOperation operation : merchants) {
            Map<String, String> ids = mine.get(operation.name());
            if (ids == null) {
                continue;
            }
            String path = operation.with(ids);
            if (operation.method().equals("GET")) {
                assertThat(fleet.as(DemoUser.MERCHANT1).get(path).status())
                        .as("own %s", path)
                        .isEqualTo(200);
            }
            Wire.Reply others = gateway.json(
                    operation.method(),
                    path,
                    operation.example().map(JsonNode::toString).orElse(""),
                    otherToken());
            assertThat(others.status()).as("%s", others).isEqualTo(404);
        }
    }

    @Test
    void lists_of_the_other_merchant_show_nothing_of_it() {
        List<ApiOperation> lists = merchants.stream()
                .filter(operation ->
                        operation.method().equals("GET") && !operation.path().contains("{"))
                .toList();

        assertThat(lists).isNotEmpty();
        for (ApiOperation list : lists) {
            JsonNode answer =
                    gateway.get(list.path() + "?page_size=200", otherToken()).body();
            assertThat(answer.path("items").isArray()).as(list.name()).isTrue();
            assertThat(answer.findValuesAsString("task_id")).as(list.name()).doesNotContain(taskId);
            assertThat(answer.findValues("merchant_id")).as(list.name()).allMatch(id -> id.asLong() == OTHER);
        }
    }

    @Test
    void naming_the_merchant_does_not_help() {
        Stream<ApiOperation> named = merchants.stream()
                .filter(operation -> operation.method().equals("GET"))
                .filter(operation -> operation
                        .description()
                        .path("parameters")
                        .findValuesAsString("name")
                        .contains("merchant_id"));

        assertThat(named.map(operation -> gateway.get(operation.path() + "?merchant_id=1001", otherToken()))
                        .toList())
                .isNotEmpty()
                .allSatisfy(reply -> assertThat(reply.status()).as("%s", reply).isIn(400, 403, 404));
    }

    @Test
    void an_upload_for_another_merchant_is_refused() {
        assertThat(fleet.as(DemoUser.MERCHANT2)
                        .upload(
                                "/api/admin/supply/imports",
                                "x.xlsx",
                                ImportSheet.of(new FreshProducts(1, 1).of(1)),
                                Map.of("type", "CREATE", "merchant_id", "1001"))
                        .status())
                .isIn(400, 403, 404);
    }

    private String otherToken() {
        Tokens tokens = Tokens.of(fleet);
        return tokens.signed(
                tokens.claims("MERCHANT").claim("merchant_id", OTHER).build());
    }
}
