package io.goodsflow.product.template;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

/** The tree of categories over HTTP. */
class CategoryTreeHttpTest extends TemplateHttpTestBase {
    @Autowired
    private JdbcTemplate jdbc;

    @Test
    void aLateRepeatOfAMoveDoesNotUndoWhatCameBetween() {
        long child = workshop.newCategory();
        Http keyed = operator.with("Idempotency-Key", Workshop.unique("key"));
        keyed.put(204, parent(category), PARENT, child);
        operator.put(204, parent(null), PARENT, child);

        keyed.put(204, parent(category), PARENT, child);

        operator.put(200, TEA, TEMPLATE, category);
        assertThat(operator.get(200, TEMPLATE, child).at("/effective/attributes"))
                .isEmpty();
    }

    @Test
    void aCategoryIsNeverUnderItself() {
        long child = childOf(category);
        long grandchild = childOf(child);

        for (long below : new long[] {category, child, grandchild}) {
            JsonNode refusal = operator.put(400, parent(below), PARENT, category);
            assertThat(refusal.at("/errors/0/code").asString()).isEqualTo("category.cycle");
        }
    }

    @Test
    void whereToIsAlwaysSaid() {
        long child = childOf(category);

        JsonNode refusal = operator.put(400, "{}", PARENT, child);

        assertThat(refusal.at("/errors/0/field").asString()).isEqualTo("parent_id");
        assertThat(refusal.at("/errors/0/code").asString()).isEqualTo("field.required");
        assertThat(operator.put(404, parent(Workshop.newId()), PARENT, child)
                        .get("code")
                        .asString())
                .isEqualTo("product.category_absent");
        assertThat(jdbc.queryForObject("SELECT parent_id FROM category WHERE id = ?", Long.class, child))
                .isEqualTo(category);
    }

    @Test
    void ofTwoWhoPutEachOtherUnderneathOneSucceeds() throws Exception {
        long other = workshop.newCategory();

        List<Integer> statuses = Together.run(
                2,
                i -> i == 0
                        ? operator.statusOfPut(parent(other), PARENT, category)
                        : operator.statusOfPut(parent(category), PARENT, other));

        assertThat(statuses).containsExactlyInAnyOrder(204, 400);
    }

    @Test
    void theTreeHasABound() {
        long lowest = category;
        for (int level = 2; level <= 8; level++) {
            lowest = childOf(lowest);
        }
        long another = workshop.newCategory();

        assertThat(operator.put(400, parent(lowest), PARENT, another)
                        .at("/errors/0/code")
                        .asString())
                .isEqualTo("category.too_deep");
        assertThat(operator.put(400, parent(another), PARENT, category)
                        .at("/errors/0/code")
                        .asString())
                .isEqualTo("category.too_deep");
    }

    @Test
    void aParentIsThereAndSaidToGuests() {
        long child = childOf(category);

        operator.put(404, parent(null), PARENT, Workshop.newId());
        JsonNode listed = Http.as(port, "MERCHANT").get(200, "/api/categories");
        for (JsonNode item : listed.get("items")) {
            if (item.get("id").asLong() == child) {
                assertThat(item.get("parent_id").asLong()).isEqualTo(category);
            }
        }
    }

    @Test
    void aCategoryWithSubcategoriesIsNotRemoved() {
        long child = childOf(category);

        assertThat(operator.delete(409, "/api/admin/categories/{id}", category)
                        .get("code")
                        .asString())
                .isEqualTo("product.category_has_children");
        operator.put(200, TEA, TEMPLATE, child);
        operator.delete(204, "/api/admin/categories/{id}", child);
        operator.delete(204, "/api/admin/categories/{id}", category);
    }
}
