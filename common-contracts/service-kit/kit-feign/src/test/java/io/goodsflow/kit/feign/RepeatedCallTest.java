package io.goodsflow.kit.feign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which calls are sent again, and how often. */
class RepeatedCallTest extends CallingService {

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
}
