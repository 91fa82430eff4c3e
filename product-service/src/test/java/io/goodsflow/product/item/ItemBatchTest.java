package io.goodsflow.product.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Http;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Workshop;
import java.util.Collections;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Many commands in one call. */
@ProductServiceTest
class ItemBatchTest {

    private static final String BATCH = "/api/admin/items/batch";

    @Autowired
    Products products;

    @LocalServerPort
    int port;

    private Http operator;
    private long one;
    private long another;

    @BeforeEach
    void twoItemsOnSale() {
        operator = Http.as(port, "OPERATOR");
        long merchant = Products.newMerchant();
        one = products.published(merchant, products.content()).itemId();
        another = products.published(merchant, products.content()).itemId();
    }

    @Test
    void eachCommandHasItsOutcomeInOrderAndARefusalStopsNothing() {
        JsonNode answer = operator.post(
                200,
                batch(
                        command("BAN", one, ""),
                        command("PUBLISH", one, ""),
                        command("UNBAN", one, ""),
                        command("UNPUBLISH", Workshop.newId(), ""),
                        command("ROLLBACK", another, ", \"to_version\": 1"),
                        command("ARCHIVE", another, "")),
                BATCH);

        List<JsonNode> outcomes = outcomes(answer);
        assertThat(outcomes.stream().map(outcome -> outcome.get("status").asInt()))
                .containsExactly(200, 409, 200, 404, 200, 200);
        assertThat(outcomes.get(0).get("item").get("sale_state").asString()).isEqualTo("BANNED");
        assertThat(outcomes.get(1).get("problem").get("code").asString()).isEqualTo("product.illegal_sale_state");
        assertThat(outcomes.get(1).get("problem").get("sale_state").asString()).isEqualTo("BANNED");
        assertThat(outcomes.get(2).get("item").get("publish_version").asLong()).isEqualTo(3);
        assertThat(outcomes.get(4).get("item").get("changed").asBoolean()).isFalse();
        assertThat(outcomes.get(5).get("item").get("sale_state").asString()).isEqualTo("ARCHIVED");
    }

    @Test
    void sentAgainItChangesNothingAndAnswersTheSame() {
        String commands = batch(command("UNPUBLISH", one, ""), command("BAN", another, ""));

        assertThat(operator.post(200, commands, BATCH)).isEqualTo(operator.post(200, commands, BATCH));
    }

    @Test
    void theSameRequestIdWithAnotherContentIsRefusedAndChangesNothing() {
        String banned = command("BAN", one, "");
        operator.post(200, batch(banned), BATCH);

        JsonNode again = operator.post(
                200,
                batch(
                        banned.replace("BAN", "UNBAN"),
                        banned.replace("" + one, "" + another),
                        banned.replace("tidying", "cheating"),
                        banned),
                BATCH);

        assertThat(outcomes(again).stream().map(outcome -> outcome.get("status").asInt()))
                .containsExactly(422, 422, 422, 200);
        assertThat(outcomes(again).get(0).get("problem").get("code").asString())
                .isEqualTo("request.idempotency_key_reused");
        assertThat(operator.get(200, "/api/admin/items/{id}", another)
                        .get("sale_state")
                        .asString())
                .isEqualTo("ONLINE");
    }

    @Test
    void sentAgainACommandThatALaterOneOvertookAnswersTheSame() {
        String commands = batch(command("UNPUBLISH", one, ""), command("ARCHIVE", one, ""));

        JsonNode first = operator.post(200, commands, BATCH);

        assertThat(outcomes(first).stream().map(outcome -> outcome.get("status").asInt()))
                .containsExactly(200, 200);
        assertThat(operator.post(200, commands, BATCH)).isEqualTo(first);
    }

    @Test
    void itIsBoundedAndEveryCommandIsChecked() {
        String many = batch(Collections.nCopies(201, command("BAN", one, "")).toArray(String[]::new));

        assertThat(operator.post(400, many, BATCH).get("errors").findValuesAsString("field"))
                .containsExactly("commands");
        assertThat(operator.post(
                                400,
                                batch(command("ROLLBACK", one, ""), command("BAN", one, ", \"to_version\": 1")),
                                BATCH)
                        .get("errors")
                        .findValuesAsString("field"))
                .containsExactly("commands[0].to_version", "commands[1].to_version");
        operator.post(400, "{\"commands\": []}", BATCH);
    }

    private static String batch(String... commands) {
        return "{\"commands\": [" + String.join(",", commands) + "]}";
    }

    private static String command(String name, long item, String more) {
        return "{\"command\": \"%s\", \"item_id\": %d, \"request_id\": \"%s\", \"reason\": \"tidying\"%s}"
                .formatted(name, item, Workshop.unique("cmd"), more);
    }

    private static List<JsonNode> outcomes(JsonNode answer) {
        return StreamSupport.stream(answer.get("outcomes").spliterator(), false).toList();
    }
}
