package io.goodsflow.kit.feign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.goodsflow.kit.feign.testapp.ImpatientShelves;
import io.goodsflow.kit.feign.testapp.ShelfApi;
import io.goodsflow.kit.feign.testapp.ShelfApi.PutThing;
import io.goodsflow.kit.feign.testapp.Shelves;
import io.goodsflow.kit.feign.testapp.TestApplication;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.OffsetDateTime;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.MDC;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

@SpringBootTest(
        classes = TestApplication.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "spring.application.name=caller-service",
            "goodsflow.client.secret=secret",
            "goodsflow.feign.read-timeout=400ms",
            "goodsflow.feign.connect-timeout=300ms",
            "goodsflow.feign.max-answer-size=4KB",
            "spring.cloud.openfeign.client.config.impatient-service.read-timeout=50"
        })
class RemoteCallTest {

    private static final Remote REMOTE = new Remote();
    private static final PutThing THING = new PutThing("0017", 5, OffsetDateTime.parse("2026-07-01T08:00:00+08:00"));

    @LocalServerPort
    private int port;

    @Autowired
    private Shelves shelves;

    @Autowired
    private ImpatientShelves impatient;

    @Autowired
    private ServiceToken token;

    @DynamicPropertySource
    static void remote(DynamicPropertyRegistry registry) {
        registry.add("goodsflow.auth-url", REMOTE::url);
        registry.add("goodsflow.services.shelf.url", REMOTE::url);
    }

    @BeforeEach
    void fresh() {
        REMOTE.reset();
    }

    @AfterAll
    static void stop() {
        REMOTE.close();
    }

    @Test
    void bodiesAreSnakeCaseAndUnknownFieldsOfAnAnswerAreIgnored() {
        REMOTE.behaves(Remote.json(
                200, "{\"thing_id\":9,\"outer_id\":\"0017\",\"made_at\":\"2026-07-01T00:00:00Z\",\"new_field\":1}"));

        ShelfApi.Thing thing = shelves.put(THING);

        assertThat(thing).isEqualTo(new ShelfApi.Thing(9, "0017", OffsetDateTime.parse("2026-07-01T00:00:00Z")));
        assertThat(REMOTE.seen.get(0).body())
                .isEqualTo("{\"outer_id\":\"0017\",\"unit_price\":5,\"made_at\":\"2026-07-01T00:00:00Z\"}");
    }

    @Test
    void queryParametersAreEncoded() {
        shelves.find("a&b=c 商品");

        assertThat(REMOTE.seen.get(0).target())
                .isEqualTo("/internal/shelf/things?outer_id=a%26b%3Dc%20%E5%95%86%E5%93%81");
    }

    @Test
    void aVoidCallNeedsNoBody() {
        REMOTE.behaves(Remote.answer(204, "application/json", ""));

        shelves.burn(1);

        assertThat(REMOTE.seen).hasSize(1);
    }

    @Test
    void theTokenGoesToInternalPathsOnly() {
        shelves.get(1);
        shelves.publicShelf();

        assertThat(REMOTE.seen.get(0).authorization()).startsWith("Bearer token-");
        assertThat(REMOTE.seen.get(1).authorization()).isNull();
    }

    @Test
    void theTraceIsPassedOn() {
        MDC.put("trace_id", "4bf92f3577b34da6a3ce929d0e0e4736");
        try {
            shelves.get(1);
        } finally {
            MDC.remove("trace_id");
        }

        assertThat(REMOTE.seen.get(0).traceparent()).matches("00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-00");
    }

    @Test
    void aProblemIsARefusalWithItsMembers() {
        REMOTE.behaves(Remote.problem(409, "product.duplicate_item"));

        RemoteRefusedException refusal = catchThrowableOfType(RemoteRefusedException.class, () -> shelves.put(THING));

        assertThat(refusal.status()).isEqualTo(409);
        assertThat(refusal.code()).isEqualTo("product.duplicate_item");
        assertThat(refusal.detail()).isEqualTo("Because.");
        assertThat(refusal.properties()).containsEntry("item_id", 42).doesNotContainKey("nothing");
        assertThat(REMOTE.seen).hasSize(1);
    }

    @Test
    void aRefusalWithoutAProblemStillHasACode() {
        REMOTE.behaves(Remote.answer(404, "text/html", "<html>no</html>"));

        assertThatThrownBy(() -> shelves.get(1))
                .isInstanceOfSatisfying(RemoteRefusedException.class, refusal -> assertThat(refusal.code())
                        .isEqualTo("remote.status_404"));
    }

    @ParameterizedTest
    @ValueSource(ints = {429, 503})
    void notNowIsUnavailableAndAWriteIsNotRepeated(int status) {
        REMOTE.behaves(Remote.problem(status, "server.dependency_down"));

        assertThatThrownBy(() -> shelves.put(THING))
                .isInstanceOfSatisfying(RemoteUnavailableException.class, failure -> assertThat(failure.service())
                        .isEqualTo("shelf-service"));
        assertThat(REMOTE.seen).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {500, 502, 504, 302})
    void anyOtherAnswerToAWriteLeavesItsOutcomeUnknownAndItIsNotRepeated(int status) {
        REMOTE.behaves(Remote.answer(status, "application/problem+json", "{\"code\":\"server.internal\"}"));

        assertThatThrownBy(() -> shelves.put(THING)).isInstanceOf(RemoteOutcomeUnknownException.class);
        assertThat(REMOTE.seen).hasSize(1);
    }

    @Test
    void aWriteWithoutAnswerHasAnUnknownOutcomeAndIsNotRepeated() {
        REMOTE.behaves(REMOTE.silent());

        assertThatThrownBy(() -> shelves.put(THING)).isInstanceOf(RemoteOutcomeUnknownException.class);
        assertThat(REMOTE.seen).hasSize(1);
    }

    @Test
    void oneClientMayHaveATimeOutOfItsOwn() {
        REMOTE.behaves(REMOTE.silent());

        assertThatThrownBy(() -> impatient.put(THING))
                .isInstanceOf(RemoteOutcomeUnknownException.class)
                .hasMessage("impatient-service: no answer within 50 ms");
    }

    @Test
    void aStalledBodyEndsAtTheReadTimeOut() {
        REMOTE.behaves(REMOTE.stalled());

        long start = System.nanoTime();
        assertThatThrownBy(() -> shelves.put(THING)).isInstanceOf(RemoteOutcomeUnknownException.class);
        assertThat(Duration.ofNanos(System.nanoTime() - start))
                .isBetween(Duration.ofMillis(350), Duration.ofSeconds(5));
    }

    @Test
    void aBrokenConnectionLeavesAWritesOutcomeUnknown() {
        REMOTE.behaves(Remote.cut());

        assertThatThrownBy(() -> shelves.put(THING)).isInstanceOf(RemoteOutcomeUnknownException.class);
        assertThat(REMOTE.seen).hasSize(1);
    }

    @Test
    void aReadIsRepeatedTwiceAndThenUnavailable() {
        REMOTE.behaves(Remote.problem(503, "server.dependency_down"));

        assertThatThrownBy(() -> shelves.get(1)).isInstanceOf(RemoteUnavailableException.class);
        assertThat(REMOTE.seen).hasSize(3);
        assertThat(REMOTE.seen).allSatisfy(call -> assertThat(call.headers()).isEqualTo(2));
    }

    @Test
    void aReadThatSucceedsTheThirdTimeSucceeds() {
        REMOTE.behaves(Remote.inTurn(
                Remote.cut(),
                Remote.problem(500, "server.internal"),
                Remote.json(200, "{\"thing_id\":3,\"outer_id\":\"c\"}")));

        assertThat(shelves.get(3).outerId()).isEqualTo("c");
        assertThat(REMOTE.seen).hasSize(3);
    }

    @Test
    void aReadWithoutAnswerIsUnavailable() {
        REMOTE.behaves(REMOTE.silent());

        assertThatThrownBy(() -> shelves.get(1)).isInstanceOf(RemoteUnavailableException.class);
    }

    @Test
    void aWriteThatIsSafeToRepeatIsRepeatedWithTheSameBody() {
        REMOTE.behaves(Remote.inTurn(REMOTE.silent(), Remote.json(200, "{\"thing_id\":3,\"outer_id\":\"c\"}")));

        assertThat(shelves.touch(3, THING).outerId()).isEqualTo("c");
        assertThat(REMOTE.seen).hasSize(2);
        assertThat(REMOTE.seen.get(1).body())
                .isEqualTo(REMOTE.seen.get(0).body())
                .contains("0017");
    }

    @Test
    void aSuccessThatCannotBeReadTookEffectSomehow() {
        REMOTE.behaves(Remote.json(200, "{\"thing_id\":\"seven\"}"));

        assertThatThrownBy(() -> shelves.put(THING)).isInstanceOf(RemoteOutcomeUnknownException.class);
        assertThatThrownBy(() -> shelves.get(1)).isInstanceOf(RemoteOutcomeUnknownException.class);
        assertThat(REMOTE.seen).hasSize(2);
    }

    @Test
    void anAnswerThatIsTooLongIsCutOff() {
        REMOTE.behaves(Remote.json(200, "{\"thing_id\":1,\"outer_id\":\"" + "x".repeat(8000) + "\"}"));

        assertThatThrownBy(() -> shelves.put(THING))
                .isInstanceOf(RemoteOutcomeUnknownException.class)
                .hasRootCauseMessage("the answer is longer than 4096 bytes");
    }

    @Test
    void aRefusedTokenIsRenewedOnceAndTheCallRepeatedEvenForAWrite() {
        String before = token.get();
        REMOTE.behaves(Remote.inTurn(
                Remote.problem(401, "auth.token_invalid"), Remote.json(200, "{\"thing_id\":3,\"outer_id\":\"c\"}")));

        shelves.put(THING);

        assertThat(REMOTE.seen).hasSize(2);
        assertThat(REMOTE.seen.get(0).authorization()).isEqualTo("Bearer " + before);
        assertThat(REMOTE.seen.get(1).authorization())
                .startsWith("Bearer token-")
                .isNotEqualTo("Bearer " + before);
        assertThat(REMOTE.seen.get(1).headers()).isEqualTo(2);
    }

    @Test
    void aTokenThatIsRefusedAgainIsARefusal() {
        REMOTE.behaves(Remote.problem(401, "auth.token_invalid"));

        assertThatThrownBy(() -> shelves.put(THING)).isInstanceOf(RemoteRefusedException.class);
        assertThat(REMOTE.seen).hasSize(2);
    }

    @Test
    void atTheEdgeAnUnavailableServiceIsA503AndAnUnknownOutcomeA504() throws Exception {
        REMOTE.behaves(Remote.problem(503, "secret.inner_code"));
        HttpResponse<String> unavailable = through("GET");
        assertThat(unavailable.statusCode()).isEqualTo(503);
        assertThat(unavailable.headers().firstValue("Retry-After")).isPresent();
        assertThat(unavailable.body())
                .contains("\"code\":\"server.dependency_down\"", "shelf-service is not available now.")
                .doesNotContain("secret");

        REMOTE.behaves(REMOTE.silent());
        HttpResponse<String> unknown = through("POST");
        assertThat(unknown.statusCode()).isEqualTo(504);
        assertThat(unknown.body()).contains("\"code\":\"server.dependency_timeout\"");

        REMOTE.behaves(Remote.problem(403, "auth.forbidden"));
        assertThat(through("POST").statusCode()).isEqualTo(503);

        REMOTE.behaves(Remote.problem(409, "other.conflict"));
        HttpResponse<String> unhandled = through("POST");
        assertThat(unhandled.statusCode()).isEqualTo(500);
        assertThat(unhandled.body()).doesNotContain("other.conflict");
    }

    private HttpResponse<String> through(String method) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/through/1"))
                                .method(method, HttpRequest.BodyPublishers.noBody())
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }
}
