package io.goodsflow.supply.deadletter;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.goodsflow.kit.test.TestTokens;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;

/** Stands for the issuer, and for a peer whose internal endpoints are those of the service under test. */
final class Forwarder {

    private final HttpClient http = HttpClient.newHttpClient();
    private final HttpServer server;
    private volatile int target;
    final Map<String, Integer> calls = new ConcurrentHashMap<>();

    Forwarder() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(Executors.newFixedThreadPool(4, task -> {
            Thread thread = new Thread(task, "forwarder");
            thread.setDaemon(true);
            return thread;
        }));
        server.createContext("/", this::handle);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    void to(int port) {
        target = port;
    }

    private void handle(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().toString();
        byte[] body = exchange.getRequestBody().readAllBytes();
        if (path.equals("/auth/token")) {
            String token = "{\"access_token\":\"" + TestTokens.of("supply-service", "SERVICE")
                    + "\",\"token_type\":\"Bearer\",\"expires_in\":3600}";
            answer(exchange, 200, "application/json", token.getBytes(StandardCharsets.UTF_8));
            return;
        }
        calls.merge(exchange.getRequestURI().getPath(), 1, Integer::sum);
        try {
            HttpResponse<byte[]> answer = http.send(
                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + target + path))
                            .header(
                                    "Authorization",
                                    exchange.getRequestHeaders().getFirst("Authorization"))
                            .header("Content-Type", "application/json")
                            .method(exchange.getRequestMethod(), HttpRequest.BodyPublishers.ofByteArray(body))
                            .build(),
                    HttpResponse.BodyHandlers.ofByteArray());
            answer(
                    exchange,
                    answer.statusCode(),
                    answer.headers().firstValue("Content-Type").orElse("application/json"),
                    answer.body());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void answer(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }
}
