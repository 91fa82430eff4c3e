package io.goodsflow.product.template;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.Together;
import io.goodsflow.product.Workshop;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Templates of categories over HTTP. */
class TemplateHttpTest extends TemplateHttpTestBase {
    @Test
    void aCategoryHasNoTemplateAtFirst() {
        JsonNode none = operator.get(200, TEMPLATE, category);

        assertThat(none.get("version").asLong()).isZero();
        assertThat(none.at("/effective/open").asBoolean()).isTrue();
        assertThat(none.at("/effective/versions")).isEmpty();
        operator.get(404, TEMPLATE, Workshop.newId());
    }

    @Test
    void aTemplateIsShownAsItWasGivenAndToMerchantsToo() {
        JsonNode made = operator.put(200, TEA, TEMPLATE, category);
        JsonNode shown = Http.ofMerchant(port, 1001).get(200, TEMPLATE, category);

        assertThat(made.get("version").asLong()).isEqualTo(1);
        assertThat(shown.get("changed_by").asString()).isEqualTo("someone");
        assertThat(shown.get("reason").asString()).isEqualTo("spring");
        assertThat(shown.at("/attributes/0/label_zh").asString()).isEqualTo("产地");
        assertThat(shown.at("/attributes/1/label_en").asString()).isEqualTo("roast");
        assertThat(shown.at("/attributes/2/max").asString()).isEqualTo("5000");
        assertThat(shown.at("/rules/0/kind").asString()).isEqualTo("REQUIRED_IF");
        assertThat(shown.at("/contract/refund/days").asInt()).isEqualTo(7);
        assertThat(shown.at("/natural_key/1").asString()).isEqualTo("attributes.origin");
        assertThat(shown.at("/effective/attributes")).hasSize(3);
    }

    @Test
    void everyChangeIsAVersionAndTheOldOnesStay() {
        operator.put(200, TEA, TEMPLATE, category);
        operator.put(200, "{\"base_version\": 1, \"open\": true}", TEMPLATE, category);

        assertThat(operator.get(200, TEMPLATE, category).get("attributes")).isEmpty();
        assertThat(operator.get(200, TEMPLATE + "?version=1", category).get("attributes"))
                .hasSize(3);
        JsonNode versions = operator.get(200, TEMPLATE + "/versions?page_size=1", category);
        assertThat(versions.at("/items/0/version").asLong()).isEqualTo(2);
        JsonNode older = operator.get(
                200,
                TEMPLATE + "/versions?cursor={cursor}",
                category,
                versions.get("next_cursor").asString());
        assertThat(older.at("/items/0/version").asLong()).isEqualTo(1);
        assertThat(older.at("/items/0/reason").asString()).isEqualTo("spring");
        assertThat(operator.get(404, TEMPLATE + "?version=3", category)
                        .get("code")
                        .asString())
                .isEqualTo("product.template_not_found");
    }

    @Test
    void theVersionsOfACategoryThatIsGoneAreToldAndOfOneThatNeverWasThereAreNone() {
        assertThat(operator.get(200, TEMPLATE + "/versions", category).get("items"))
                .isEmpty();
        operator.put(200, TEA, TEMPLATE, category);
        operator.delete(204, "/api/admin/categories/{id}", category);

        assertThat(operator.get(200, TEMPLATE + "/versions", category).get("items"))
                .hasSize(1);
        assertThat(operator.get(404, TEMPLATE + "/versions", Workshop.newId())
                        .get("code")
                        .asString())
                .isEqualTo("request.not_found");
    }

    @Test
    void aChangeOfAnOldVersionIsAConflictThatNamesTheCurrentOne() {
        operator.put(200, TEA, TEMPLATE, category);

        JsonNode conflict = operator.put(409, TEA, TEMPLATE, category);

        assertThat(conflict.get("code").asString()).isEqualTo("product.template_conflict");
        assertThat(conflict.get("current_version").asLong()).isEqualTo(1);
    }

    @Test
    void aRepeatedKeyMakesOneVersionAndAnswersTheSame() {
        Http keyed = operator.with("Idempotency-Key", Workshop.unique("key"));
        JsonNode first = keyed.put(200, TEA, TEMPLATE, category);
        operator.put(200, "{\"base_version\": 1}", TEMPLATE, category);

        assertThat(keyed.put(200, TEA, TEMPLATE, category)).isEqualTo(first);
        assertThat(operator.get(200, TEMPLATE, category).get("version").asLong())
                .isEqualTo(2);
        assertThat(keyed.put(422, "{\"base_version\": 2}", TEMPLATE, category)
                        .get("code")
                        .asString())
                .isEqualTo("request.idempotency_key_reused");
    }

    @Test
    void ofManyWhoChangeOneVersionOneSucceeds() throws Exception {
        List<Integer> statuses = Together.run(8, i -> operator.statusOfPut(TEA, TEMPLATE, category));

        assertThat(statuses).containsOnlyOnce(200);
        assertThat(Collections.frequency(statuses, 409)).isEqualTo(7);
    }

    @Test
    void whatATemplateMustKeepIsToldAtOnce() {
        JsonNode refusal = operator.put(
                400,
                "{\"base_version\": 0, \"attributes\": [{\"name\": \"\", \"type\": \"ENUM\"}], \"natural_key\": [\"x\"]}",
                TEMPLATE,
                category);

        assertThat(refusal.get("errors").findValuesAsString("field"))
                .contains("attributes[0].name", "attributes[0].values", "natural_key[0]");
        operator.put(400, "{}", TEMPLATE, category);
        operator.put(400, "{\"base_version\": 0, \"secret\": 1}", TEMPLATE, category);
        operator.put(404, "{\"base_version\": 0}", TEMPLATE, Workshop.newId());
    }

    @Test
    void aChildInheritsAndTightens() {
        long child = childOf(category);
        operator.put(200, TEA, TEMPLATE, category);
        operator.put(
                200,
                "{\"base_version\": 0, \"attributes\": ["
                        + "{\"name\": \"roast\", \"type\": \"ENUM\", \"values\": [\"dark\"], \"required\": true},"
                        + "{\"name\": \"year\", \"type\": \"INTEGER\"}]}",
                TEMPLATE,
                child);

        JsonNode effective = operator.get(200, TEMPLATE, child).get("effective");

        assertThat(effective.get("attributes").findValuesAsString("name"))
                .containsExactly("origin", "roast", "weight", "year");
        assertThat(effective.at("/attributes/1/values")).hasSize(1);
        assertThat(effective.at("/attributes/1/required").asBoolean()).isTrue();
        assertThat(effective.at("/contract/fulfilment").asString()).isEqualTo("SHIPPING");
        assertThat(effective.get("versions").findValuesAsString("category_id"))
                .containsExactly(Long.toString(category), Long.toString(child));
        operator.put(
                400,
                "{\"base_version\": 1, \"attributes\": [{\"name\": \"roast\", \"type\": \"TEXT\"}]}",
                TEMPLATE,
                child);
    }

    @Test
    void aParentCannotBeChangedToWhatAChildWouldLoosen() {
        long child = childOf(category);
        operator.put(
                200,
                "{\"base_version\": 0, \"attributes\": [{\"name\": \"roast\", \"type\": \"TEXT\"}]}",
                TEMPLATE,
                child);

        JsonNode refusal = operator.put(400, TEA, TEMPLATE, category);

        assertThat(refusal.at("/errors/0/code").asString()).isEqualTo("template.below");
        assertThat(refusal.at("/errors/0/message").asString()).contains(Long.toString(child));
        long apart = workshop.newCategory();
        operator.put(200, TEA, TEMPLATE, apart);
        operator.put(400, parent(apart), PARENT, child);
    }

    @Test
    void whatIsKeptInMemoryFollowsEveryChangeAtOnce() {
        long child = childOf(category);
        assertThat(operator.get(200, TEMPLATE, child).at("/effective/attributes"))
                .isEmpty();

        operator.put(200, TEA, TEMPLATE, category);
        assertThat(operator.get(200, TEMPLATE, child).at("/effective/attributes"))
                .hasSize(3);

        operator.put(204, parent(null), PARENT, child);
        assertThat(operator.get(200, TEMPLATE, child).at("/effective/attributes"))
                .isEmpty();
    }
}
