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
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/** A service that answers when it is told to, with the number of the call, and guests who look at one page of it together. */
@TestPropertySource(
        properties = {
            "goodsflow.gateway.limits.json.timeout=20s",
            // calls that break off are part of it
            "goodsflow.gateway.breaker.minimum-calls=10000",
            "goodsflow.gateway.collapse.patience=10s",
            "goodsflow.gateway.collapse.max-body=1KB"
        })
abstract class CrowdTestBase extends GatewayFixture {

    static final Duration LIMIT = Duration.ofSeconds(30);
    static final String PAGE = "/api/products/42";
    static final int GUESTS = 8;

    @Autowired
    CollapsedForwarding forwarding;

    final Semaphore answers = new Semaphore(0);
    final AtomicInteger calls = new AtomicInteger();

    @BeforeEach
    void answerWithTheNumberOfTheCall() {
        PRODUCT.behave(exchange -> answer(exchange, 200, "call " + awaitTurn()));
    }

    @AfterEach
    void letEverybodyGo() {
        answers.release(1000);
    }

    /** A first call, then one for all others: their answers. */
    List<HttpResponse<String>> answersOfTwoCalls(Supplier<HttpRequest.Builder> request) {
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
    void assertOnlyTheFirstOfTheNextCallIsForwardedWithIt(int status) {
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

    void assertEachIsForwarded(List<Supplier<HttpRequest.Builder>> requests) {
        List<CompletableFuture<HttpResponse<String>>> all =
                requests.stream().map(this::ask).toList();

        awaitCalls(requests.size());
        answers.release(requests.size());

        assertThat(all).allSatisfy(one -> assertThat(one.join().statusCode()).isEqualTo(200));
    }

    List<CompletableFuture<HttpResponse<String>>> askTogether(Supplier<HttpRequest.Builder> request) {
        return askTogether(request, 0);
    }

    List<CompletableFuture<HttpResponse<String>>> askTogether(
            Supplier<HttpRequest.Builder> request, int alreadyWaiting) {
        List<CompletableFuture<HttpResponse<String>>> all = new ArrayList<>();
        for (int i = 0; i < GUESTS; i++) {
            all.add(ask(request));
        }
        awaitWaiting(alreadyWaiting + GUESTS);
        return all;
    }

    CompletableFuture<HttpResponse<String>> ask(Supplier<HttpRequest.Builder> request) {
        return CompletableFuture.supplyAsync(() -> send(request.get()), task -> new Thread(task, "guest").start());
    }

    /** Asks for the page as the others do, and can hang up. */
    Socket raw() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.getOutputStream()
                .write(("GET " + PAGE + " HTTP/1.1\r\nHost: gateway\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    double reads(String how) {
        return metric("goodsflow_gateway_guest_reads_total", "how=\"" + how + "\"");
    }

    void awaitCalls(int count) {
        Awaitility.await("call " + count)
                .atMost(LIMIT)
                .until(() -> PRODUCT.seen().size() == count);
    }

    void awaitNothingUnderWay() {
        Awaitility.await("nothing under way").atMost(LIMIT).until(() -> forwarding.underWay() == 0);
    }

    void awaitWaiting(int count) {
        Awaitility.await(count + " who wait").atMost(LIMIT).until(() -> forwarding.waiting() == count);
    }

    /** The number of this call, once it may be answered. */
    int awaitTurn() {
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

    static void answer(HttpExchange exchange, int status, String body) throws IOException {
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
