package io.goodsflow.gateway.collapse;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Whose questions are equal, and what answers they share. */
class SharedAnswersTest extends CrowdTestBase {

    @Test
    void everybodyHasHeadersOfHisOwnAndThoseOfTheAnswer() {
        awaitRedis();
        PRODUCT.behave(exchange -> {
            exchange.getResponseHeaders().set("ETag", "W/\"7\"");
            exchange.getResponseHeaders().set("Cache-Control", "no-cache");
            answer(exchange, 200, "call " + awaitTurn());
        });
        List<HttpResponse<String>> together = answersOfTwoCalls(() -> request(PAGE));

        assertThat(together).allSatisfy(answer -> {
            assertThat(answer.headers().allValues("ETag")).containsExactly("W/\"7\"");
            assertThat(answer.headers().allValues("Cache-Control")).containsExactly("no-cache");
            assertThat(answer.headers().allValues("X-Content-Type-Options")).containsExactly("nosniff");
            assertThat(answer.headers().allValues("Content-Length")).containsExactly("6");
        });
        for (String own : List.of("X-Request-Id", "X-Trace-Id")) {
            assertThat(together)
                    .extracting(answer -> answer.headers().allValues(own))
                    .as(own)
                    .doesNotHaveDuplicates()
                    .allSatisfy(values -> assertThat(values).hasSize(1));
        }
        assertThat(together).allSatisfy(answer -> assertThat(answer.headers().allValues("RateLimit-Remaining"))
                .hasSize(1));
    }

    @Test
    void aGuestWhoHasThePageAlreadyIsToldSoTogetherWithOthersWhoHaveIt() {
        PRODUCT.behave(exchange -> {
            awaitTurn();
            exchange.getResponseHeaders().set("ETag", "W/\"7\"");
            exchange.sendResponseHeaders(304, -1);
            exchange.close();
        });

        List<HttpResponse<String>> together =
                answersOfTwoCalls(() -> request(PAGE).header("If-None-Match", "W/\"7\""));

        assertThat(together).allSatisfy(answer -> {
            assertThat(answer.statusCode()).isEqualTo(304);
            assertThat(answer.headers().firstValue("ETag")).contains("W/\"7\"");
            assertThat(answer.body()).isEmpty();
        });
    }

    @Test
    void otherQuestionsAreForwardedMeanwhile() {
        List<Supplier<HttpRequest.Builder>> different = List.of(
                () -> request(PAGE),
                () -> request("/api/products/43"),
                () -> request(PAGE + "?preview=1"),
                () -> request(PAGE).header("Accept", "text/html"),
                () -> request(PAGE).header("Accept-Encoding", "gzip"),
                () -> request(PAGE).header("If-None-Match", "\"1\""),
                () -> request(PAGE).header("If-None-Match", "\"2\""));

        assertEachIsForwarded(different);
    }

    @Test
    void whoAsksForSomethingOfHisOwnIsForwardedByHimself() {
        String token = tokenOf("admin");
        List<Supplier<HttpRequest.Builder>> personal = List.of(
                () -> request(PAGE),
                () -> request(PAGE).header("Authorization", "Bearer " + token),
                () -> request(PAGE).header("Authorization", "Bearer " + token),
                () -> request(PAGE).header("Cookie", "a=b"),
                () -> request(PAGE).header("Range", "bytes=0-1"),
                () -> request(PAGE).header("If-Modified-Since", "Mon, 30 Nov 2026 10:00:00 GMT"),
                () -> request(PAGE).method("HEAD", HttpRequest.BodyPublishers.noBody()),
                () -> requestAs("admin", "/api/admin/products/42"),
                () -> requestAs("admin", "/api/admin/products/42"));

        assertEachIsForwarded(personal);
    }

    @Test
    void aProblemIsNobodyElses() {
        PRODUCT.behave(exchange -> answer(exchange, 404, "call " + awaitTurn()));

        assertOnlyTheFirstOfTheNextCallIsForwardedWithIt(404);
    }

    @Test
    void whatAServiceKeepsFromOthersIsNotShared() {
        for (String header : List.of(
                "Cache-Control: private",
                "Cache-Control: no-store",
                "Set-Cookie: a=b",
                "Vary: Accept-Language",
                "Vary: *")) {
            calls.set(0);
            PRODUCT.reset();
            PRODUCT.behave(exchange -> {
                exchange.getResponseHeaders().add(header.split(": ")[0], header.split(": ")[1]);
                answer(exchange, 200, "call " + awaitTurn());
            });
            assertOnlyTheFirstOfTheNextCallIsForwardedWithIt(200);
        }
    }

    @Test
    void anAnswerOverTheLimitIsNotKept() {
        PRODUCT.behave(exchange -> answer(exchange, 200, awaitTurn() + "x".repeat(2000)));

        assertOnlyTheFirstOfTheNextCallIsForwardedWithIt(200);
    }
}
