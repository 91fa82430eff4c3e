package io.goodsflow.gateway.collapse;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

/** When guests who look at one page together are forwarded, and what becomes of them if somebody is gone. */
class CollapsedForwardingTest extends CrowdTestBase {

    @Test
    void whoAsksWhileACallIsUnderWayGetsTheNextOneTogetherWithTheOthers() {
        CompletableFuture<HttpResponse<String>> first = ask(() -> request(PAGE));
        awaitCalls(1);
        List<CompletableFuture<HttpResponse<String>>> others = askTogether(() -> request(PAGE));

        answers.release(1);

        assertThat(first.join().body()).isEqualTo("call 1");
        awaitCalls(2);
        answers.release(1);
        assertThat(others).allSatisfy(other -> assertThat(other.join().body()).isEqualTo("call 2"));
        assertThat(PRODUCT.seen()).hasSize(2);
    }

    @Test
    void aLonelyGuestIsForwardedAtOnceEachTime() {
        answers.release(3);

        assertThat(IntStream.range(0, 3).mapToObj(n -> send(request(PAGE)).body()))
                .containsExactly("call 1", "call 2", "call 3");
        awaitNothingUnderWay();
    }

    @Test
    void aServiceThatIsGoneIsToldToEachByAProblemOfHisOwn() {
        CompletableFuture<HttpResponse<String>> first = ask(() -> request(PAGE));
        awaitCalls(1);
        List<CompletableFuture<HttpResponse<String>>> others = askTogether(() -> request(PAGE));
        PRODUCT.behave(HttpExchange::close);
        answers.release(1);

        first.join();
        List<HttpResponse<String>> refused =
                others.stream().map(CompletableFuture::join).toList();
        assertThat(refused).extracting(HttpResponse::statusCode).containsOnly(503);
        assertThat(refused)
                .extracting(answer -> json(answer).get("trace_id").asString())
                .doesNotHaveDuplicates();
        awaitNothingUnderWay();
    }

    @Test
    void ifTheGuestLeavesForWhomACallIsMadeTheOthersGoWithTheNext() throws IOException {
        CompletableFuture<HttpResponse<String>> first = ask(() -> request(PAGE));
        awaitCalls(1);
        List<CompletableFuture<HttpResponse<String>>> others;
        try (Socket next = raw()) {
            awaitWaiting(1);
            others = askTogether(() -> request(PAGE), 1);
            answers.release(1);
            first.join();
            awaitCalls(2);
        }
        awaitCalls(3);
        // the call of the guest who left may still take one
        answers.release(2);

        assertThat(others).allSatisfy(other -> assertThat(other.join().body()).isEqualTo("call 3"));
        assertThat(PRODUCT.seen()).hasSize(3);
        awaitNothingUnderWay();
    }

    @Test
    void whoLeavesWhileHeWaitsIsForgotten() throws IOException {
        CompletableFuture<HttpResponse<String>> first = ask(() -> request(PAGE));
        awaitCalls(1);
        try (Socket impatient = raw()) {
            awaitWaiting(1);
        }
        awaitWaiting(0);

        answers.release(1);

        assertThat(first.join().body()).isEqualTo("call 1");
        assertThat(PRODUCT.seen()).hasSize(1);
        awaitNothingUnderWay();
    }

    @Test
    void whatBecameOfQuestionsIsCounted() {
        double forwarded = reads("forwarded");
        double shared = reads("shared");
        double requests = metric("spring_cloud_gateway_requests_seconds_count", "routeId=\"catalogue-guest\"");

        answersOfTwoCalls(() -> request(PAGE));

        assertThat(reads("forwarded") - forwarded).isEqualTo(2);
        assertThat(reads("shared") - shared).isEqualTo(GUESTS - 1);
        Awaitility.await("every request in the route's metrics")
                .atMost(LIMIT)
                .until(() -> metric("spring_cloud_gateway_requests_seconds_count", "routeId=\"catalogue-guest\"")
                        == requests + 1 + GUESTS);
    }
}
