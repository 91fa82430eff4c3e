package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.Answer;
import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.Patience;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.apache.rocketmq.common.message.Message;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** An operator deals with messages that a consumer has refused for good, through the gateway. */
@FleetTest
@Order(7)
class DeadLettersTest {

    private static final String ALL = "/api/admin/dead-letters";
    private static final String PARKED = ALL + "?service=supply-service&status=PARKED&page_size=100";
    private static final String TYPE = "product.draft-published";
    private static final String TOPIC = "product-draft";
    private static final String GROUP = "supply-service-product-draft";
    private static final String SECRET = "s3cr3t-of-the-letter";
    /** The client of the collector notices a new dead-letter topic within a minute. */
    private static final Duration COLLECTED = Duration.ofSeconds(150);

    private final RunningFleet fleet = new RunningFleet();
    private final JsonMapper json = JsonMapper.builder().build();

    @Test
    void a_letter_is_seen_by_operators_only_and_its_secrets_by_nobody() throws Exception {
        String letter = park(event(99), "harmless").path("id").asString();

        assertThat(ops(ALL + "/" + letter).body().path("group").asString()).isEqualTo(GROUP);
        Answer shown = ops(ALL + "/" + letter);
        assertThat(shown.body().path("body").path("data").path("password").asString())
                .isEqualTo("***");
        assertThat(shown.body().path("properties").path("authorization").asString())
                .isEqualTo("***");
        assertThat(shown.body().path("properties").path("note").asString()).isEqualTo("harmless");
        assertThat(shown.body().toString()).doesNotContain(SECRET);

        for (DemoUser other : List.of(DemoUser.MERCHANT1, DemoUser.REVIEWER1, DemoUser.TRADE, DemoUser.SHOPPER)) {
            isRefused(fleet.as(other).get(PARKED), 403, "auth.forbidden");
            isRefused(fleet.as(other).get(ALL + "/" + letter), 403, "auth.forbidden");
            isRefused(fleet.as(other).post(ALL + "/" + letter + "/replay", Map.of()), 403, "auth.forbidden");
            isRefused(discard(other, letter, "mine"), 403, "auth.forbidden");
        }
        isRefused(fleet.guest().get(PARKED), 401, "auth.token_missing");
        discard(DemoUser.OPS, letter, "seen").expect(200);
    }

    @Test
    void what_the_consumer_takes_by_now_is_replayed_once_and_says_by_whom() throws Exception {
        String letter = park(event(1), "").path("id").asString();
        double before = metric("replayed");

        Answer replayed = replay(letter).expect(200);

        assertThat(replayed.body().path("status").asString()).isEqualTo("REPLAYED");
        assertThat(replayed.body().path("acted_by").asString()).isNotBlank();
        assertThat(replayed.body().path("acted_at").isNull()).isFalse();
        assertThat(replayed.body().path("replay_attempts").asInt()).isEqualTo(1);
        assertThat(replay(letter).expect(200).body().path("replay_attempts").asInt())
                .isEqualTo(1);
        isRefused(discard(DemoUser.OPS, letter, "late"), 409, "dead_letter.not_parked");
        assertThat(metric("replayed") - before).isEqualTo(1);
    }

    @Test
    void what_is_refused_again_stays_parked_until_it_is_discarded_with_a_reason() throws Exception {
        String letter = park(event(99), "").path("id").asString();
        double refused = metric("refused_again");
        double discarded = metric("discarded");

        isRefused(replay(letter), 409, "dead_letter.still_refused");
        JsonNode still = ops(ALL + "/" + letter).body();
        assertThat(still.path("status").asString()).isEqualTo("PARKED");
        assertThat(still.path("last_error").asString()).contains("99");
        assertThat(metric("refused_again") - refused).isEqualTo(1);

        isRefused(fleet.as(DemoUser.OPS).post(ALL + "/" + letter + "/discard", Map.of()), 400, "request.invalid");
        isRefused(discard(DemoUser.OPS, letter, " "), 400, "request.invalid");
        Answer gone = discard(DemoUser.OPS, letter, "its sender was a mistake").expect(200);

        assertThat(gone.body().path("status").asString()).isEqualTo("DISCARDED");
        assertThat(gone.body().path("reason").asString()).isEqualTo("its sender was a mistake");
        assertThat(gone.body().path("acted_by").asString()).isNotBlank();
        assertThat(metric("discarded") - discarded).isEqualTo(1);
        isRefused(replay(letter), 409, "dead_letter.not_parked");
    }

    @Test
    void all_letters_of_a_type_are_replayed_together_and_the_rest_is_counted() throws Exception {
        List<String> good = List.of(
                park(event(1), "").path("id").asString(),
                park(event(1), "").path("id").asString());
        String bad = park(event(99), "").path("id").asString();

        Answer batch = fleet.as(DemoUser.ADMIN)
                .post(ALL + "/replay", Map.of("service", "supply-service", "type", TYPE))
                .expect(200);

        assertThat(batch.body().path("replayed").asInt()).isEqualTo(good.size());
        assertThat(batch.body().path("refused").asInt()).isEqualTo(1);
        assertThat(batch.body().path("next_cursor").isNull()).isTrue();
        for (String letter : good) {
            assertThat(ops(ALL + "/" + letter).body().path("status").asString()).isEqualTo("REPLAYED");
        }
        assertThat(ops(ALL + "/" + bad).body().path("status").asString()).isEqualTo("PARKED");
        discard(DemoUser.ADMIN, bad, "refused again").expect(200);
    }

    @Test
    void a_service_that_has_no_letters_is_named_as_wrong() {
        isRefused(fleet.as(DemoUser.OPS).get(ALL + "?service=gateway"), 400, "request.invalid");
        isRefused(fleet.as(DemoUser.OPS).get(ALL + "/supply-service:999999999"), 404, "dead_letter.not_found");
    }

    /** @return the letter, once the service has collected it */
    private JsonNode park(ObjectNode event, String note) throws Exception {
        double before = metric("parked");
        String id = event.path("id").asString();
        Message message = new Message(TOPIC, TYPE, id, event.toString().getBytes(StandardCharsets.UTF_8));
        message.putUserProperty("authorization", "Bearer " + SECRET);
        message.putUserProperty("note", note.isEmpty() ? "-" : note);
        try (LastRefusal refusal = new LastRefusal(fleet.nameServer())) {
            refusal.of(GROUP, message);
        }
        JsonNode letter = Patience.until(COLLECTED, "The letter of " + id, () -> find(id));
        assertThat(metric("parked")).isGreaterThan(before);
        return letter;
    }

    private Optional<JsonNode> find(String eventId) {
        for (JsonNode letter : ops(PARKED).body().path("items")) {
            if (letter.path("event_id").asString("").equals(eventId)) {
                return Optional.of(letter);
            }
        }
        return Optional.empty();
    }

    /** An event that no row waits for: a consumer that can read it has nothing to do. */
    private ObjectNode event(int version) throws Exception {
        Path golden = Repository.root()
                .resolve("common-contracts/product-contract/src/test/resources/golden/product.draft-published.v1.json");
        ObjectNode event = (ObjectNode) json.readTree(Files.readString(golden));
        event.put("id", UUID.randomUUID().toString());
        event.put("version", version);
        ((ObjectNode) event.path("data"))
                .put("operation_id", "e2e:" + UUID.randomUUID())
                .put("password", SECRET);
        return event;
    }

    private Answer ops(String path) {
        return fleet.as(DemoUser.OPS).get(path).expect(200);
    }

    private Answer replay(String letter) {
        return fleet.as(DemoUser.OPS).post(ALL + "/" + letter + "/replay", Map.of());
    }

    private Answer discard(DemoUser user, String letter, String reason) {
        return fleet.as(user).post(ALL + "/" + letter + "/discard", Map.of("reason", reason));
    }

    private double metric(String step) {
        return Scrape.of(fleet.managementPort("supply-service")).sum("goodsflow_dead_letters_total", "step", step);
    }

    private static void isRefused(Answer answer, int status, String code) {
        assertThat(answer.summary()).startsWith(status + " " + code);
    }
}
