package io.goodsflow.kit.web.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jose.RemoteKeySourceException;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKMatcher;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.JWKSet;
import io.goodsflow.kit.test.MovableClock;
import io.goodsflow.kit.web.Tokens;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class PublishedKeysTest {

    private static final JWK FIRST = Tokens.newKey("k1").toPublicJWK();
    private static final JWK SECOND = Tokens.newKey("k2").toPublicJWK();

    private final MovableClock clock = new MovableClock();
    private JWKSet published = new JWKSet(FIRST);
    private boolean lost;
    private int calls;

    private final PublishedKeys keys = new PublishedKeys(this::fetch, Duration.ofMinutes(5), clock);

    @Test
    void keysAreAskedForOnceAndKept() throws Exception {
        assertThat(find("k1")).containsExactly(FIRST);
        assertThat(find("k1")).containsExactly(FIRST);
        assertThat(calls).isEqualTo(1);
    }

    @Test
    void theLastGoodKeysStayWhenTheIssuerIsLost() throws Exception {
        find("k1");
        lost = true;
        clock.plus(Duration.ofDays(3));

        assertThat(find("k1")).containsExactly(FIRST);
        assertThat(find("k1")).containsExactly(FIRST);
        assertThat(calls).as("a lost issuer is left alone for a while").isEqualTo(2);
    }

    @Test
    void aNewKeyIsFoundWithoutWaitingForTheAge() throws Exception {
        find("k1");
        published = new JWKSet(List.of(FIRST, SECOND));
        clock.plus(Duration.ofSeconds(5));

        assertThat(find("k2")).containsExactly(SECOND);
    }

    @Test
    void madeUpKeyIdsDoNotTurnIntoCalls() throws Exception {
        find("k1");
        clock.plus(Duration.ofMinutes(1));
        for (int i = 0; i < 100; i++) {
            assertThat(find("made-up-" + i)).isEmpty();
        }

        assertThat(calls).isEqualTo(2);
    }

    @Test
    void aKeyThatIsNoLongerPublishedIsForgottenWithTheAge() throws Exception {
        find("k1");
        published = new JWKSet(SECOND);
        clock.plus(Duration.ofMinutes(6));

        assertThat(find("k1")).isEmpty();
        assertThat(find("k2")).containsExactly(SECOND);
    }

    @Test
    void withoutAnyKeyTheFailureIsTold() throws Exception {
        lost = true;
        assertThatThrownBy(() -> find("k1")).isInstanceOf(RemoteKeySourceException.class);
        assertThatThrownBy(() -> find("k1")).isInstanceOf(RemoteKeySourceException.class);
        assertThat(calls).isEqualTo(1);

        lost = false;
        clock.plus(Duration.ofSeconds(2));
        assertThat(find("k1")).containsExactly(FIRST);
    }

    private List<JWK> find(String keyId) throws RemoteKeySourceException {
        return keys.get(new JWKSelector(new JWKMatcher.Builder().keyID(keyId).build()), null);
    }

    private JWKSet fetch() throws IOException {
        calls++;
        if (lost) {
            throw new IOException("lost");
        }
        return published;
    }
}
