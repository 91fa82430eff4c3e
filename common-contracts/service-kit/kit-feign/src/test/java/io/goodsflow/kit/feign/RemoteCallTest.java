package io.goodsflow.kit.feign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.goodsflow.kit.feign.testapp.ShelfApi;
import io.goodsflow.kit.trace.Step;
import io.goodsflow.kit.trace.Tracing;
import java.time.Duration;
import java.time.OffsetDateTime;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** What travels, and what each way a call can end means to its caller. */
class RemoteCallTest extends CallingService {

    @Autowired
    private Tracing tracing;

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
        try (Step caller = tracing.resume("caller", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")) {
            shelves.get(1);

            assertThat(REMOTE.seen.get(0).traceparent())
                    .as("the caller's trace, a span of the call's own")
                    .matches("00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-01")
                    .isNotEqualTo(caller.traceparent());
        }
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
                .isBetween(Duration.ofMillis(900), Duration.ofSeconds(10));
    }

    @Test
    void aBrokenConnectionLeavesAWritesOutcomeUnknown() {
        REMOTE.behaves(Remote.cut());

        assertThatThrownBy(() -> shelves.put(THING)).isInstanceOf(RemoteOutcomeUnknownException.class);
        assertThat(REMOTE.seen).hasSize(1);
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
}
