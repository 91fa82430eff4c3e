package io.goodsflow.supply.deadletter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.Mockito.doNothing;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.reset;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.kit.test.OnDevstack;
import io.goodsflow.kit.test.TestDatabase;
import io.goodsflow.kit.test.TestTokens;
import io.goodsflow.supply.SupplyServiceApplication;
import io.goodsflow.supply.contract.event.TaskItemReadyV1;
import io.goodsflow.supply.deadletter.OperatorApi.Answer;
import io.goodsflow.supply.task.application.ProcessRow;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.bean.override.mockito.MockitoBean;
import tools.jackson.databind.JsonNode;

/**
 * The operator's API on real servers. qc-service is this service's own internal endpoint behind a forwarder, so that
 * both ends of a call between services are the real ones; product-service is down.
 */
@SpringBootTest(
        classes = SupplyServiceApplication.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "management.server.port=0",
            "goodsflow.client.secret=test",
            "goodsflow.feign.retries=0",
            "goodsflow.services.product.url=http://127.0.0.1:1",
            "goodsflow.messaging.consumer.max-reconsume-times=1",
            "goodsflow.messaging.consumer.redelivery-delay-level=1"
        })
@OnDevstack("supply_letters")
class DeadLettersTest {

    private static final Duration SOON = Duration.ofSeconds(90);
    private static final String LETTERS = "/api/admin/dead-letters";
    private static final Forwarder PEERS = new Forwarder();

    private final String ops = TestTokens.of("olga", "OPERATOR");

    @LocalServerPort
    int port;

    @Autowired
    TestDatabase database;

    @Autowired
    Transactions transactions;

    @Autowired
    Outbox outbox;

    @Autowired
    Events events;

    @MockitoBean
    ProcessRow processRow;

    @DynamicPropertySource
    static void peers(DynamicPropertyRegistry registry) {
        registry.add("goodsflow.services.inventory.url", PEERS::url);
        registry.add("goodsflow.services.qc.url", PEERS::url);
        registry.add("goodsflow.auth-url", PEERS::url);
        registry.add(
                "goodsflow.files.dir",
                () -> Path.of("target", "test-files").toAbsolutePath().toString());
    }

    @BeforeEach
    void empty() {
        PEERS.to(port);
        database.jdbc().update("DELETE FROM dead_letter");
    }

    @Test
    void a_message_refused_for_good_is_listed_inspected_and_replayed_once_its_cause_is_mended() {
        doThrow(new IllegalStateException("the row's product is not there"))
                .when(processRow)
                .handle(anyLong());
        long row = ThreadLocalRandom.current().nextLong(1L << 40, 1L << 50);
        transactions.run(() -> outbox.append(events.of(new TaskItemReadyV1(1, row, 1), Long.toString(row), 1)));

        JsonNode listed = await().atMost(SOON)
                .until(
                        () -> get(LETTERS + "?service=supply-service&status=PARKED", ops)
                                .json()
                                .path("items"),
                        items -> items.size() == 1)
                .get(0);
        String id = listed.path("id").asString();
        assertThat(id).startsWith("supply-service:");
        assertThat(listed.path("type").asString()).isEqualTo("supply.task-item-ready");
        assertThat(listed.path("key").asString()).isEqualTo(Long.toString(row));
        assertThat(listed.path("last_error").asString()).contains("not there");
        JsonNode one = get(LETTERS + "/" + id, ops).json();
        assertThat(one.path("body").path("data").path("task_item_id").asLong()).isEqualTo(row);

        Answer early = post(LETTERS + "/" + id + "/replay", "", ops);
        assertThat(early.status()).isEqualTo(409);
        assertThat(early.json().path("code").asString()).isEqualTo("dead_letter.still_refused");
        assertThat(early.json().path("last_error").asString()).contains("not there");

        reset(processRow);
        doNothing().when(processRow).handle(anyLong());
        Answer replayed = post(LETTERS + "/" + id + "/replay", "", ops);
        Answer again = post(LETTERS + "/" + id + "/replay", "", ops);

        assertThat(replayed.status()).isEqualTo(200);
        assertThat(replayed.json().path("status").asString()).isEqualTo("REPLAYED");
        assertThat(replayed.json().path("acted_by").asString()).isEqualTo("olga");
        assertThat(again.json()).isEqualTo(replayed.json());
        verify(processRow, times(1)).handle(row);
    }

    @Test
    void the_letters_of_all_services_come_in_one_list_and_a_service_that_is_down_is_named() {
        List<Long> numbers = new ArrayList<>();
        for (int n = 0; n < 5; n++) {
            numbers.add(parked("supply.task-item-ready", "{}"));
        }

        List<String> seen = new ArrayList<>();
        String cursor = "";
        do {
            Answer page = get(LETTERS + "?page_size=2" + (cursor.isEmpty() ? "" : "&cursor=" + cursor), ops);
            assertThat(page.status()).isEqualTo(200);
            assertThat(page.json().path("unavailable")).hasSize(1);
            assertThat(page.json().path("unavailable").get(0).asString()).isEqualTo("product-service");
            assertThat(page.json().path("items").size()).isLessThanOrEqualTo(2);
            page.json().path("items").forEach(item -> seen.add(item.path("id").asString()));
            cursor = page.json().path("next_cursor").asString("");
        } while (!cursor.isEmpty());

        List<String> expected = new ArrayList<>();
        for (String service : new String[] {"inventory-service", "qc-service", "supply-service"}) {
            numbers.forEach(number -> expected.add(service + ":" + number));
        }
        assertThat(seen).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(get(LETTERS + "/product-service:1", ops).status()).isEqualTo(503);
        assertThat(get(LETTERS + "?service=qc-service", ops).json().path("unavailable"))
                .isEmpty();
        assertThat(get(LETTERS + "?cursor=nonsense", ops).status()).isEqualTo(400);
        assertThat(get(LETTERS + "?service=nobody", ops).status()).isEqualTo(400);
    }

    @Test
    void secrets_are_masked_also_across_services() {
        long number = parked("supply.task-item-ready", "{\"data\":{\"password\":\"t0p\",\"n\":1}}");

        Answer own = get(LETTERS + "/supply-service:" + number, ops);
        Answer remote = get(LETTERS + "/qc-service:" + number, ops);

        for (Answer answer : List.of(own, remote)) {
            assertThat(answer.text()).doesNotContain("t0p");
            assertThat(answer.json().path("body").path("data").path("password").asString())
                    .isEqualTo("***");
        }
    }

    @Test
    void a_letter_of_another_service_is_discarded_there_with_its_reason_and_not_replayed_after() {
        String path = LETTERS + "/qc-service:" + parked("supply.task-item-ready", "{}");

        assertThat(post(path + "/discard", "{}", ops).status()).isEqualTo(400);
        assertThat(post(path + "/discard", "{\"reason\":\" \"}", ops).status()).isEqualTo(400);
        Answer discarded = post(path + "/discard", "{\"reason\":\"sent twice\"}", ops);
        Answer replay = post(path + "/replay", "", ops);

        assertThat(discarded.status()).isEqualTo(200);
        assertThat(discarded.json().path("status").asString()).isEqualTo("DISCARDED");
        assertThat(discarded.json().path("reason").asString()).isEqualTo("sent twice");
        assertThat(discarded.json().path("acted_by").asString()).isEqualTo("olga");
        assertThat(replay.status()).isEqualTo(409);
        assertThat(replay.json().path("code").asString()).isEqualTo("dead_letter.not_parked");
        assertThat(replay.json().path("current_status").asString()).isEqualTo("DISCARDED");
    }

    @Test
    void a_kind_is_replayed_at_the_service_named() {
        parked("supply.task-item-ready", "{\"broken\":true}");
        parked("supply.other", "{}");

        Answer answer =
                post(LETTERS + "/replay", "{\"service\":\"qc-service\",\"type\":\"supply.task-item-ready\"}", ops);

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().path("refused").asInt()).isEqualTo(1);
        assertThat(answer.json().path("replayed").asInt()).isZero();
        assertThat(answer.json().path("next_cursor").isNull()).isTrue();
        assertThat(PEERS.calls).containsKey("/internal/dead-letters/replay");
        assertThat(post(LETTERS + "/replay", "{\"service\":\"qc-service\"}", ops)
                        .status())
                .isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"8", "supply-service:", "supply-service:99", "nobody:1", "qc-service:99", "a:b"})
    void what_is_no_letter_is_not_found(String id) {
        assertThat(get(LETTERS + "/" + id, ops).status()).isEqualTo(404);
        assertThat(post(LETTERS + "/" + id + "/replay", "", ops).status()).isEqualTo(404);
    }

    @Test
    void only_operators_and_admins_come_in_and_only_services_behind() {
        String id = "/supply-service:" + parked("supply.task-item-ready", "{}");
        String kind = "{\"service\":\"supply-service\",\"type\":\"none\"}";
        for (String role : new String[] {"MERCHANT", "CUSTOMER", "REVIEWER", "APPROVER", "TRADE", "SERVICE"}) {
            String token = role.equals("MERCHANT") ? TestTokens.merchant(1001) : TestTokens.of("x", role);
            assertThat(get(LETTERS, token).status()).isEqualTo(403);
            assertThat(get(LETTERS + id, token).status()).isEqualTo(403);
            assertThat(post(LETTERS + id + "/replay", "", token).status()).isEqualTo(403);
            assertThat(post(LETTERS + "/replay", kind, token).status()).isEqualTo(403);
            assertThat(post(LETTERS + id + "/discard", "{\"reason\":\"x\"}", token)
                            .status())
                    .isEqualTo(403);
        }
        assertThat(get(LETTERS, null).status()).isEqualTo(401);
        assertThat(get(LETTERS, TestTokens.of("root", "ADMIN")).status()).isEqualTo(200);
        assertThat(post(LETTERS + "/replay", kind, TestTokens.of("root", "ADMIN"))
                        .status())
                .isEqualTo(200);
        assertThat(get("/internal/dead-letters?size=1", ops).status()).isEqualTo(403);
        assertThat(get("/internal/dead-letters?size=1", TestTokens.of("qc-service", "SERVICE"))
                        .status())
                .isEqualTo(200);
    }

    private long parked(String type, String body) {
        String msgId = UUID.randomUUID().toString();
        database.jdbc()
                .update(
                        "INSERT INTO dead_letter (consumer_group, msg_id, topic, event_type, event_id, body, properties,"
                                + " reconsume_count, parked_at, status, replay_attempts)"
                                + " VALUES ('g', ?, 'supply-task-item', ?, ?, ?, '{}', 16, UTC_TIMESTAMP(3), 'PARKED', 0)",
                        msgId,
                        type,
                        msgId,
                        body);
        Long id = database.jdbc().queryForObject("SELECT id FROM dead_letter WHERE msg_id = ?", Long.class, msgId);
        assertThat(id).isNotNull();
        return id;
    }

    private Answer get(String path, @Nullable String token) {
        return new OperatorApi(port, token).get(path);
    }

    private Answer post(String path, String body, @Nullable String token) {
        return new OperatorApi(port, token).post(path, body);
    }
}
