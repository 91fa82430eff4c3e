package io.goodsflow.kit.web.problem;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.web.Role;
import io.goodsflow.kit.web.RunningService;
import io.goodsflow.kit.web.Tokens;
import java.net.http.HttpRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

@ExtendWith(OutputCaptureExtension.class)
class ProblemTest extends RunningService {

    @Test
    void aRefusalCarriesEveryMemberOfAProblem() {
        Answer answer = get("/api/open/fail/conflict");

        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
        assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
        assertThat(answer.text("type")).isEqualTo("about:blank");
        assertThat(answer.text("title")).isEqualTo("Conflict");
        assertThat(answer.text("status"))
                .as("an added member never replaces ours")
                .isEqualTo("409");
        assertThat(answer.text("detail")).isEqualTo("The request conflicts with the current state.");
        assertThat(answer.text("instance")).isEqualTo("/api/open/fail/conflict");
        assertThat(answer.text("code")).isEqualTo("request.conflict");
        assertThat(answer.text("trace_id")).matches("[0-9a-f]{32}");
        assertThat(answer.text("current_version")).isEqualTo("12345");
    }

    @ParameterizedTest
    @CsvSource({
        "zh,资源不存在。",
        "zh-CN,资源不存在。",
        "'fr, zh-TW;q=0.5, en;q=0.1',资源不存在。",
        "'en, zh;q=0.9',There is no such resource.",
        "fr,There is no such resource.",
        "'*',There is no such resource."
    })
    void messagesFollowTheCallersLanguage(String wanted, String message) {
        assertThat(get("/api/open/fail/not-found", "Accept-Language", wanted).text("detail"))
                .isEqualTo(message);
    }

    @Test
    void theValidatorSpeaksTheSameLanguage() {
        String zh = post("/api/open/things", "{\"outer_id\":\"\",\"price\":1}", "Accept-Language", "zh")
                .response()
                .body();
        String en = post("/api/open/things", "{\"outer_id\":\"\",\"price\":1}")
                .response()
                .body();

        assertThat(zh).contains("outer_id 不能为空");
        assertThat(en).contains("outer_id must not be blank");
    }

    @ParameterizedTest
    @CsvSource({"boom,IllegalStateException", "error,StackOverflowError"})
    void anUnexpectedFailureIsA500ThatTellsNothingButIsLoggedOnceWithItsTrace(
            String how, String name, CapturedOutput output) {
        Answer answer = get("/api/open/fail/" + how);

        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.text("code")).isEqualTo("server.internal");
        assertThat(answer.response().body()).doesNotContain("secret", "hunter2", "Exception", "Error:");
        assertThat(output.getOut()).containsOnlyOnce(answer.text("trace_id")).contains(name);
    }

    @Test
    void aDependencyThatIsDownIsA503WithRetryAfter() {
        Answer answer = get("/api/open/fail/down");

        assertThat(answer.status()).isEqualTo(503);
        assertThat(answer.header("Retry-After")).isEqualTo("2");
        assertThat(answer.text("detail")).isEqualTo("The shelf is not available now.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"no-connection", "deadlock"})
    void aDatabaseThatDoesNotAnswerIsA503(String how) {
        Answer answer = get("/api/open/fail/" + how);

        assertThat(answer.status()).isEqualTo(503);
        assertThat(answer.text("detail")).isEqualTo("The database is not available now.");
    }

    @Test
    void headersOfAnAnswerThatDidNotComeAreTakenBack() {
        Answer answer = get("/api/open/download");

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.response().headers().map()).doesNotContainKeys("content-disposition", "etag");
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
    }

    @Test
    void aRefusalMayTellWhenToComeBack() {
        Answer answer = get("/api/open/fail/slow-down");

        assertThat(answer.status()).isEqualTo(429);
        assertThat(answer.header("Retry-After")).isEqualTo("7");
    }

    @Test
    void anUnknownPathIs404() {
        Answer answer = get("/api/open/nowhere");

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.text("code")).isEqualTo("request.not_found");
    }

    @Test
    void aWrongMethodIs405WithTheRightOnes() {
        Answer answer = post("/api/open/things/7", "{}");

        assertThat(answer.status()).isEqualTo(405);
        assertThat(answer.header("Allow")).isEqualTo("GET");
        assertThat(answer.text("detail")).isEqualTo("The method POST is not allowed here.");
    }

    @Test
    void anAnswerThatCannotBeGivenIs406AsAProblemAllTheSame() {
        Answer answer = get("/api/open/things/7", "Accept", "text/html");

        assertThat(answer.status()).isEqualTo(406);
        assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
        assertThat(answer.text("code")).isEqualTo("request.not_acceptable");
    }

    @Test
    void anAcceptHeaderDoesNotTurnAnErrorAway() {
        Answer answer = get("/api/open/fail/conflict", "Accept", "image/png");

        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
    }

    @Test
    void aBodyOfAnotherTypeIs415() {
        Answer answer = send(to("/api/open/things")
                .header("Content-Type", "text/plain")
                .POST(HttpRequest.BodyPublishers.ofString("x")));

        assertThat(answer.status()).isEqualTo(415);
        assertThat(answer.text("code")).isEqualTo("request.unsupported_media_type");
    }

    @Test
    void aPathThatTwoServersCouldReadDifferentlyIs400() {
        Answer answer = get("/api/open/things/..;/../internal/me");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text("code")).isEqualTo("request.malformed");
        assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
    }

    @Test
    void theErrorPageItselfIsNotThere() {
        assertThat(get("/error").status()).isEqualTo(401);
        assertThat(get("/error", "Authorization", bearer(Tokens.of("ada", Role.ADMIN)))
                        .status())
                .isEqualTo(403);
    }

    @Test
    void aHeadRequestIsRefusedWithoutABody() {
        Answer answer = send(to("/api/open/nowhere").method("HEAD", HttpRequest.BodyPublishers.noBody()));

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.body()).isNull();
    }
}
