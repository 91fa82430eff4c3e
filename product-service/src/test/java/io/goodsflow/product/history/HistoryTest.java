package io.goodsflow.product.history;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.history.application.PastEvents;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

/** Who changed what, when and why, as the back office reads it. */
@ProductServiceTest
class HistoryTest {

    private static final String PATH = "/api/admin/items/{id}/history";

    @Autowired
    Products products;

    @Autowired
    Workshop workshop;

    @Autowired
    PastEvents events;

    @Autowired
    JdbcTemplate jdbc;

    @LocalServerPort
    int port;

    private Http operator;
    private Draft draft;
    private long item;

    @BeforeEach
    void anItemWithAPast() {
        operator = Http.as(port, "OPERATOR");
        draft = workshop.submitted(workshop.newCategory());
        products.pass(draft);
        item = draft.itemId();
        operator.post(200, "{\"reason\": \"a complaint\"}", "/api/admin/items/{id}/ban", item);
    }

    @Test
    void theNewestEntryComesFirstAndSaysWhoWhatAndWhy() {
        JsonNode page = operator.get(200, PATH, item);

        assertThat(actions(page)).containsExactly("BAN", "PUBLISH", "APPROVE", "SUBMIT_FOR_QC", "CREATE_DRAFT");
        JsonNode ban = page.get("items").get(0);
        assertThat(ban.get("stage").asString()).isEqualTo("PUBLISH");
        assertThat(ban.get("operator").asString()).isEqualTo("someone");
        assertThat(ban.get("reason").asString()).isEqualTo("a complaint");
        assertThat(ban.get("publish_version").asLong()).isEqualTo(2);
        assertThat(ban.get("change_payload").get(0).get("old").asString()).isEqualTo("ONLINE");
        assertThat(ban.get("change_payload").get(0).get("new").asString()).isEqualTo("BANNED");
    }

    @Test
    void labelsAreInTheReadersLanguage() {
        assertThat(label(operator.get(200, PATH, item), "sale_state")).isEqualTo("Sale state");
        assertThat(label(operator.with("Accept-Language", "zh-CN").get(200, PATH, item), "sale_state"))
                .isEqualTo("销售状态");
    }

    @Test
    void itIsReadPageByPageAndFiltered() {
        List<String> all = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = operator.get(200, PATH + "?page_size=2&cursor={cursor}", item, cursor);
            all.addAll(actions(page));
            cursor = page.get("next_cursor").isNull()
                    ? null
                    : page.get("next_cursor").asString();
        } while (cursor != null);

        assertThat(all).containsExactly("BAN", "PUBLISH", "APPROVE", "SUBMIT_FOR_QC", "CREATE_DRAFT");
        assertThat(actions(operator.get(200, PATH + "?stage=QC", item))).containsExactly("APPROVE", "SUBMIT_FOR_QC");
        assertThat(actions(operator.get(200, PATH + "?action=BAN&operator=someone", item)))
                .containsExactly("BAN");
        assertThat(actions(operator.get(200, PATH + "?operator=nobody", item))).isEmpty();
        assertThat(actions(operator.get(200, PATH + "?publish_version=2", item)))
                .containsExactly("BAN");
        assertThat(actions(operator.get(200, PATH + "?from=2999-01-01T00:00:00Z", item)))
                .isEmpty();
        operator.get(400, PATH + "?stage=NONE", item);
    }

    @Test
    void anotherMerchantsItemHasNoHistory() {
        Http.ofMerchant(port, draft.merchantId()).get(200, PATH, item);
        Http.ofMerchant(port, draft.merchantId() + 1).get(404, PATH, item);
        operator.get(404, PATH, Workshop.newId());
    }

    @Test
    void whatIsForgottenIsNeitherFirstNorLastNorAPublication() {
        jdbc.update("UPDATE product_edit_history_log SET occurred_at = '2001-01-01' WHERE item_id = ?", item);
        Instant age = Instant.now().minus(Duration.ofDays(3650));

        assertThat(events.forget(age, 1)).isEqualTo(1);
        while (events.forget(age, 500) > 0) {
            // batch after batch
        }

        assertThat(actions(operator.get(200, PATH, item))).containsExactly("BAN", "PUBLISH", "CREATE_DRAFT");
    }

    private static List<String> actions(JsonNode page) {
        return StreamSupport.stream(page.get("items").spliterator(), false)
                .map(entry -> entry.get("action").asString())
                .toList();
    }

    private static String label(JsonNode page, String field) {
        JsonNode change = page.get("items").get(0).get("change_payload").get(0);
        assertThat(change.get("field").asString()).isEqualTo(field);
        return change.get("label").asString();
    }
}
