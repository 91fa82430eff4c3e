package io.goodsflow.gateway.collapse;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import io.goodsflow.gateway.GatewayFixture;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/** Guests who look at one page together. The service answers when it is told to, with the number of the call. */
@TestPropertySource(
        properties = {
            "goodsflow.gateway.limits.json.timeout=20s",
            "goodsflow.gateway.collapse.patience=10s",
            "goodsflow.gateway.collapse.max-body=1KB"
        })
class CollapsedForwardingTest extends GatewayFixture {

    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final String PAGE = "/api/products/42";
    private static final int GUESTS = 8;

    @Autowired
    private CollapsedForwarding forwarding;

    private final Semaphore answers = new Semaphore(0);
    private final AtomicInteger calls = new AtomicInteger();

    @BeforeEach
    void answerWithTheNumberOfTheCall() {
        PRODUCT.behave(exchange -> answer(exchange, 200, "call " + awaitTurn()));
    }

    @AfterEach
    void letEverybodyGo() {
        answers.release(1000);
    }

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
        assertThat(forwarding.underWay()).isZero();
    }

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
        assertThat(forwarding.underWay()).isZero();
    }

    @Test
    void ifTheGuestLeavesForWhomACallIsMadeTheOthersAreForwarded() throws IOException {
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
        awaitCalls(1 + 1 + GUESTS);
        answers.release(1 + GUESTS);

        assertThat(others)
                .allSatisfy(other -> assertThat(other.join().statusCode()).isEqualTo(200));
        assertThat(forwarding.underWay()).isZero();
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
        assertThat(forwarding.underWay()).isZero();
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

    /** A first call, then one for all others: their answers. */
    private List<HttpResponse<String>> answersOfTwoCalls(Supplier<HttpRequest.Builder> request) {
        CompletableFuture<HttpResponse<String>> first = ask(request);
        awaitCalls(1);
        List<CompletableFuture<HttpResponse<String>>> others = askTogether(request);
        answers.release(2);
        first.join();
        List<HttpResponse<String>> answered =
                others.stream().map(CompletableFuture::join).toList();
        assertThat(PRODUCT.seen()).hasSize(2);
        return answered;
    }

    /** After the second call has brought nothing to share, everybody else is forwarded by himself. */
    private void assertOnlyTheFirstOfTheNextCallIsForwardedWithIt(int status) {
        CompletableFuture<HttpResponse<String>> first = ask(() -> request(PAGE));
        awaitCalls(1);
        List<CompletableFuture<HttpResponse<String>>> others = askTogether(() -> request(PAGE));
        answers.release(1 + GUESTS);

        first.join();
        List<HttpResponse<String>> answered =
                others.stream().map(CompletableFuture::join).toList();
        assertThat(answered).extracting(HttpResponse::statusCode).containsOnly(status);
        assertThat(answered).extracting(HttpResponse::body).doesNotHaveDuplicates();
        assertThat(PRODUCT.seen()).hasSize(1 + GUESTS);
    }

    private void assertEachIsForwarded(List<Supplier<HttpRequest.Builder>> requests) {
        List<CompletableFuture<HttpResponse<String>>> all =
                requests.stream().map(this::ask).toList();

        awaitCalls(requests.size());
        answers.release(requests.size());

        assertThat(all).allSatisfy(one -> assertThat(one.join().statusCode()).isEqualTo(200));
    }

    private List<CompletableFuture<HttpResponse<String>>> askTogether(Supplier<HttpRequest.Builder> request) {
        return askTogether(request, 0);
    }

    private List<CompletableFuture<HttpResponse<String>>> askTogether(
            Supplier<HttpRequest.Builder> request, int alreadyWaiting) {
        List<CompletableFuture<HttpResponse<String>>> all = new ArrayList<>();
        for (int i = 0; i < GUESTS; i++) {
            all.add(ask(request));
        }
        awaitWaiting(alreadyWaiting + GUESTS);
        return all;
    }

    private CompletableFuture<HttpResponse<String>> ask(Supplier<HttpRequest.Builder> request) {
        return CompletableFuture.supplyAsync(() -> send(request.get()), task -> new Thread(task, "guest").start());
    }

    /** Asks for the page as the others do, and can hang up. */
    private Socket raw() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.getOutputStream()
                .write(("GET " + PAGE + " HTTP/1.1\r\nHost: gateway\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private double reads(String how) {
        return metric("goodsflow_gateway_guest_reads_total", "how=\"" + how + "\"");
    }

    private void awaitCalls(int count) {
        Awaitility.await("call " + count)
                .atMost(LIMIT)
                .until(() -> PRODUCT.seen().size() == count);
    }

    private void awaitWaiting(int count) {
        Awaitility.await(count + " who wait").atMost(LIMIT).until(() -> forwarding.waiting() == count);
    }

    /** The number of this call, once it may be answered. */
    private int awaitTurn() {
        int number = calls.incrementAndGet();
        try {
            if (!answers.tryAcquire(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
                throw new IllegalStateException("call " + number + " was never told to answer");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return number;
    }

    private static void answer(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        boolean bodiless = exchange.getRequestMethod().equals("HEAD");
        exchange.getResponseHeaders().set("Content-Type", "text/plain");
        exchange.sendResponseHeaders(status, bodiless ? -1 : bytes.length);
        if (!bodiless) {
            exchange.getResponseBody().write(bytes);
        }
        exchange.close();
    }
}
