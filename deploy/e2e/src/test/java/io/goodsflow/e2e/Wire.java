package io.goodsflow.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/** Requests as an attacker writes them: any path, any header, any body. Asks again when told to come back later. */
final class Wire {

    private static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();
    private static final int TOO_MANY = 429;
    private static final int PATIENCE = 20;

    private final URI base;

    Wire(URI base) {
        this.base = base;
    }

    URI base() {
        return base;
    }

    /** What came back; the body is a missing node if it is no JSON. */
    record Reply(String call, int status, JsonNode body, HttpResponse<String> raw) {

        String code() {
            return body.path("code").asString("");
        }

        @Override
        public String toString() {
            return call + " -> " + status + " " + code();
        }
    }

    Reply send(String method, String path, String body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + path))
                .timeout(Duration.ofSeconds(60))
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        return send(method + " " + path, request);
    }

    Reply json(String method, String path, String body, String token) {
        return token.isEmpty()
                ? send(method, path, body, "Content-Type", "application/json")
                : send(method, path, body, "Content-Type", "application/json", "Authorization", "Bearer " + token);
    }

    Reply get(String path, String token) {
        return json("GET", path, "", token);
    }

    Reply send(String call, HttpRequest.Builder request) {
        for (int attempt = 1; ; attempt++) {
            HttpResponse<String> response = exchange(request.build());
            if (response.statusCode() != TOO_MANY || attempt == PATIENCE) {
                return new Reply(call, response.statusCode(), parse(response.body()), response);
            }
            long seconds = response.headers().firstValueAsLong("Retry-After").orElse(1);
            LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(seconds));
        }
    }

    private static HttpResponse<String> exchange(HttpRequest request) {
        try {
            return HTTP.send(request, BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(request.uri().toString(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static JsonNode parse(String body) {
        try {
            JsonNode node = JsonMapper.shared().readTree(body);
            return node == null ? MissingNode.getInstance() : node;
        } catch (JacksonException noJson) {
            return MissingNode.getInstance();
        }
    }
}
