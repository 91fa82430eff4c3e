package io.goodsflow.kit.web.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.web.Role;
import io.goodsflow.kit.web.RunningService;
import io.goodsflow.kit.web.Tokens;
import java.net.http.HttpRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NoBodyWantedTest extends RunningService {

    private static final String PUBLISH = "/api/open/things/7/publish";

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", " {} "})
    void noBodyAndAnEmptyOneAreFine(String body) {
        assertThat(post(PUBLISH, body).status()).isEqualTo(200);
    }

    @Test
    void aCallWithoutAContentTypeIsFine() {
        assertThat(send(to(PUBLISH).POST(HttpRequest.BodyPublishers.noBody())).status())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"x\":1}|request.unknown_field",
                "garbage|request.malformed",
                "{|request.malformed",
                "[]|request.malformed",
                "null|request.malformed",
                "{} {}|request.malformed"
            })
    void whatIsSaidInItIsNotIgnored(String body, String code) {
        Answer answer = post(PUBLISH, body);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("code")).isEqualTo(code);
    }

    @Test
    void theUnknownFieldIsNamed() {
        assertThat(post(PUBLISH, "{\"x\":1}").body().at("/errors/0/field").asString())
                .isEqualTo("x");
    }

    @Test
    void anotherContentTypeIs415() {
        Answer answer =
                send(to(PUBLISH).header("Content-Type", "text/plain").POST(HttpRequest.BodyPublishers.ofString("now")));

        assertThat(answer.status()).isEqualTo(415);
    }

    @Test
    void aBodyOfUnknownLengthIsLookedAtToo() {
        Answer answer = send(to(PUBLISH)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.fromPublisher(HttpRequest.BodyPublishers.ofString("{\"x\":1}"))));

        assertThat(answer.text("code")).isEqualTo("request.unknown_field");
    }

    @Test
    void servicesAreHeardOutSoThatTheyDeployOneByOne() {
        Answer answer = post(
                "/internal/things/7/publish",
                "{\"later\":1}",
                "Authorization",
                bearer(Tokens.of("other-service", Role.SERVICE)));

        assertThat(answer.status()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"*,304", "W/\"7\",304", "W/\"8\",200"})
    void whatTheCallerHasIsNotSentAgain(String tag, int status) {
        Answer answer = get("/api/open/tagged", "If-None-Match", tag);

        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.header("ETag")).isEqualTo("W/\"7\"");
        assertThat(answer.response().body()).isEqualTo(status == 304 ? "" : "{\"n\":7}");
    }
}
