package io.goodsflow.kit.feign;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** The other service and the issuer in one HTTP server that does as it is told. */
final class Remote implements AutoCloseable {

    /** A request as it arrived. */
    record Seen(
            String method,
            String target,
            @Nullable String authorization,
            @Nullable String traceparent,
            int headers,
            String body) {}

    @FunctionalInterface
    interface Behaviour {
        void answer(HttpExchange exchange, int attempt) throws IOException;
    }

    final List<Seen> seen = new CopyOnWriteArrayList<>();
    final AtomicInteger tokensGiven = new AtomicInteger();

    private final ExecutorService threads = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "remote");
        thread.setDaemon(true);
        return thread;
    });
    private final HttpServer server;
    private volatile CountDownLatch silence = new CountDownLatch(1);
    private volatile Behaviour behaviour = json(200, "{\"thing_id\":1,\"outer_id\":\"a\"}");
    private volatile Behaviour issuer = this::giveToken;
    private volatile long tokenLife = 600;

    Remote() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        server.setExecutor(threads);
        server.createContext("/", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            if (exchange.getRequestURI().getPath().equals("/auth/token")) {
                issuer.answer(exchange, tokensGiven.incrementAndGet());
                return;
            }
            seen.add(new Seen(
                    exchange.getRequestMethod(),
                    exchange.getRequestURI().toString(),
                    exchange.getRequestHeaders().getFirst("Authorization"),
                    exchange.getRequestHeaders().getFirst("traceparent"),
                    exchange.getRequestHeaders()
                                    .getOrDefault("Authorization", List.of())
                                    .size()
                            + exchange.getRequestHeaders()
                                    .getOrDefault("traceparent", List.of())
                                    .size(),
                    body));
            behaviour.answer(exchange, seen.size());
        });
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    void reset() {
        silence.countDown();
        silence = new CountDownLatch(1);
        seen.clear();
        tokenLife = 600;
        issuer = this::giveToken;
        behaves(json(200, "{\"thing_id\":1,\"outer_id\":\"a\"}"));
    }

    void behaves(Behaviour next) {
        behaviour = next;
    }

    void issuerBehaves(Behaviour next) {
        issuer = next;
    }

    void tokensLive(long seconds) {
        tokenLife = seconds;
    }

    private void giveToken(HttpExchange exchange, int number) throws IOException {
        json(
                        200,
                        "{\"access_token\":\"token-" + number + "\",\"token_type\":\"Bearer\",\"expires_in\":"
                                + tokenLife + "}")
                .answer(exchange, number);
    }

    static Behaviour json(int status, String body) {
        return answer(status, "application/json", body);
    }

    static Behaviour problem(int status, String code) {
        return answer(
                status,
                "application/problem+json",
                "{\"type\":\"about:blank\",\"status\":" + status + ",\"code\":\"" + code
                        + "\",\"detail\":\"Because.\",\"item_id\":42,\"nothing\":null}");
    }

    static Behaviour answer(int status, String type, String body) {
        return (exchange, attempt) -> {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        };
    }

    /** Takes the request and never answers, until the test is over. */
    Behaviour silent() {
        return (exchange, attempt) -> {
            try {
                silence.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            exchange.close();
        };
    }

    /** Sends the head and half of the body, then cuts the connection. */
    static Behaviour cut() {
        return (exchange, attempt) -> {
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, 1000);
            exchange.getResponseBody().write("{\"thing_id\":1".getBytes(StandardCharsets.UTF_8));
            exchange.getResponseBody().flush();
            exchange.close();
        };
    }

    /** Sends the head, then nothing more. */
    Behaviour stalled() {
        return (exchange, attempt) -> {
            exchange.sendResponseHeaders(200, 1000);
            exchange.getResponseBody().flush();
            silent().answer(exchange, attempt);
        };
    }

    static Behaviour inTurn(Behaviour... turns) {
        return (exchange, attempt) -> turns[Math.min(attempt, turns.length) - 1].answer(exchange, attempt);
    }

    @Override
    public void close() {
        silence.countDown();
        server.stop(0);
        threads.shutdownNow();
    }
}
