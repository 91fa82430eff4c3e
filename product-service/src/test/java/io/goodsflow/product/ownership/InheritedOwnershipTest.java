package io.goodsflow.product.ownership;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.category.application.AddCategory;
import io.goodsflow.product.contract.api.DraftPatch;
import io.goodsflow.product.contract.api.DraftSource;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import io.goodsflow.product.update.application.UpdateDraft;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** What is said of a category holds for those beneath it too. */
@ProductServiceTest
class InheritedOwnershipTest {

    private static final String OWNERSHIP = "/api/admin/categories/{id}/ownership";

    @Autowired
    private Products products;

    @Autowired
    private UpdateDraft updateDraft;

    @LocalServerPort
    private int port;

    private final long merchant = Products.newMerchant();
    private Http operator;
    private long parent;
    private long child;
    private long itemId;

    @BeforeEach
    void anItemInACategoryUnderAnother() {
        operator = Http.as(port, "OPERATOR");
        parent = products.newCategory().id();
        AddCategory.Added below = products.newCategory();
        child = below.id();
        under(parent);
        itemId = products.published(merchant, Products.content(below.name())).itemId();
    }

    @Test
    void aRuleOfACategoryHoldsForTheItemsOfThoseBeneath() {
        assertThat(supplierWrites()).containsEntry("title", "applied");

        say(parent, 0, "title", "MERCHANT");

        assertThat(supplierWrites()).isEqualTo(Map.of("title", "ignored_not_owner", "brand", "applied"));
    }

    @Test
    void aRuleOfItsOwnTakesThePlaceOfTheInheritedOneForItsFieldAlone() {
        say(parent, 0, "title", "MERCHANT");
        say(parent, 1, "brand", "MERCHANT", "title", "MERCHANT");
        say(child, 0, "title", "SUPPLIER");

        assertThat(supplierWrites()).isEqualTo(Map.of("title", "applied", "brand", "ignored_not_owner"));

        operator.put(200, "{\"version\":1,\"rules\":[]}", OWNERSHIP, child);
        assertThat(supplierWrites()).containsEntry("title", "ignored_not_owner");
    }

    @Test
    void itIsToldWhereARuleComesFrom() {
        say(parent, 0, "brand", "MERCHANT", "title", "MERCHANT");
        say(child, 0, "title", "SUPPLIER");

        JsonNode shown = operator.get(200, OWNERSHIP, child);

        assertThat(shown.path("version").asLong()).isEqualTo(1);
        assertThat(shown.path("rules")).hasSize(1);
        assertThat(origins(shown)).isEqualTo(Map.of("title", child, "brand", parent));
        assertThat(shown.at("/effective/1/sources/0").asString()).isEqualTo("SUPPLIER");
        assertThat(operator.get(200, OWNERSHIP, parent).path("rules")).hasSize(2);
    }

    @Test
    void aCategoryThatMovesIsUnderTheRulesOfItsNewPlace() {
        say(parent, 0, "title", "MERCHANT");
        long elsewhere = products.newCategory().id();
        say(elsewhere, 0, "brand", "MERCHANT");
        assertThat(supplierWrites()).isEqualTo(Map.of("title", "ignored_not_owner", "brand", "applied"));

        under(elsewhere);

        assertThat(supplierWrites()).isEqualTo(Map.of("title", "applied", "brand", "ignored_not_owner"));
        assertThat(origins(operator.get(200, OWNERSHIP, child))).isEqualTo(Map.of("brand", elsewhere));

        under(null);
        assertThat(supplierWrites()).isEqualTo(Map.of("title", "applied", "brand", "applied"));
    }

    @Test
    void whatIsRefusedLeavesNothingInMemory() {
        say(parent, 0, "title", "MERCHANT");
        operator.put(409, rules(0, "brand", "OPERATOR"), OWNERSHIP, parent);

        assertThat(supplierWrites()).isEqualTo(Map.of("title", "ignored_not_owner", "brand", "applied"));
    }

    private void under(@Nullable Long id) {
        operator.put(204, "{\"parent_id\":" + id + "}", "/api/admin/categories/{id}/parent", child);
    }

    private void say(long category, long version, String... fieldsAndSources) {
        operator.put(200, rules(version, fieldsAndSources), OWNERSHIP, category);
    }

    private static String rules(long version, String... fieldsAndSources) {
        StringBuilder rules = new StringBuilder();
        for (int i = 0; i < fieldsAndSources.length; i += 2) {
            rules.append(i == 0 ? "" : ",")
                    .append("{\"field\":\"%s\",\"sources\":[\"%s\"]}"
                            .formatted(fieldsAndSources[i], fieldsAndSources[i + 1]));
        }
        return "{\"version\":" + version + ",\"rules\":[" + rules + "]}";
    }

    private static Map<String, Long> origins(JsonNode shown) {
        Map<String, Long> origins = new TreeMap<>();
        shown.path("effective")
                .forEach(rule -> origins.put(
                        rule.path("field").asString(), rule.path("category_id").asLong()));
        return origins;
    }

    /** Another time each, so that it does not meet its own draft. */
    private Map<String, String> supplierWrites() {
        DraftPatch patch = new DraftPatch(
                null, Workshop.unique("title"), null, Workshop.unique("brand"), null, null, null, null, null, null);
        UpdateDraftAnswer answer = updateDraft.handle(
                itemId,
                new UpdateDraftRequest(
                        Workshop.unique("update"),
                        Workshop.unique("op"),
                        merchant,
                        DraftSource.SUPPLIER,
                        "sync-1",
                        null,
                        patch));
        return answer.fields().stream()
                .collect(Collectors.toMap(UpdateDraftAnswer.Field::field, UpdateDraftAnswer.Field::outcome));
    }
}
