package io.goodsflow.demo;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/**
 * The public API through the gateway, as a guest or as a demo user. Answers of any status come back; only a gateway that
 * cannot be reached is an exception. Safe for use by several threads.
 */
public final class GoodsflowClient {

    private static final Duration PATIENCE = Duration.ofSeconds(70);
    private static final Duration RENEW_BEFORE_END = Duration.ofSeconds(30);

    private final Connection connection;
    private final @Nullable DemoUser user;

    private GoodsflowClient(Connection connection, @Nullable DemoUser user) {
        this.connection = connection;
        this.user = user;
    }

    /** A guest's view of the gateway at this base URL. */
    public static GoodsflowClient at(URI gateway) {
        return new GoodsflowClient(new Connection(gateway), null);
    }

    /** The same gateway, called as this user; the token is fetched with the first call and renewed in time. */
    public GoodsflowClient as(DemoUser other) {
        return new GoodsflowClient(connection, other);
    }

    public Answer get(String path) {
        return call("GET", path, "application/json", BodyPublishers.noBody());
    }

    /** Posts a JSON document, given as maps, lists, records or nodes. */
    public Answer post(String path, Object body) {
        return call(
                "POST", path, "application/json", BodyPublishers.ofString(connection.json.writeValueAsString(body)));
    }

    /** Patches with a JSON document, given as maps, lists, records or nodes. */
    public Answer patch(String path, Object body) {
        return call(
                "PATCH", path, "application/json", BodyPublishers.ofString(connection.json.writeValueAsString(body)));
    }

    /** Posts a file with form fields, as a browser's upload does. */
    public Answer upload(String path, String fileName, byte[] file, Map<String, String> fields) {
        MultipartBody form = new MultipartBody();
        fields.forEach(form::field);
        form.file("file", fileName, file);
        return call("POST", path, form.contentType(), BodyPublishers.ofByteArray(form.bytes()));
    }

    public URI gateway() {
        return connection.gateway;
    }

    private Answer call(String method, String path, String contentType, BodyPublisher body) {
        HttpRequest.Builder request =
                connection.request(path).header("Content-Type", contentType).method(method, body);
        if (user != null) {
            request.header("Authorization", "Bearer " + connection.tokenOf(user));
        }
        return connection.send(method + " " + path, request);
    }

    private record Token(String value, Instant renewAt) {}

    /** What all views of one gateway share. */
    private static final class Connection {

        private final URI gateway;
        private final HttpClient http = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(5))
                .build();
        private final JsonMapper json = JsonMapper.builder().build();
        private final Map<DemoUser, Token> tokens = new ConcurrentHashMap<>();

        Connection(URI gateway) {
            this.gateway = gateway;
        }

        HttpRequest.Builder request(String path) {
            return HttpRequest.newBuilder(URI.create(gateway + path))
                    .header("Accept", "application/json, application/problem+json")
                    .timeout(PATIENCE);
        }

        String tokenOf(DemoUser user) {
            return tokens.compute(
                            user,
                            (same, present) -> present != null && Instant.now().isBefore(present.renewAt())
                                    ? present
                                    : signIn(user))
                    .value();
        }

        private Token signIn(DemoUser user) {
            String credentials =
                    json.writeValueAsString(Map.of("username", user.userName(), "password", user.password()));
            JsonNode answer = send(
                            "POST /auth/token",
                            request("/auth/token")
                                    .header("Content-Type", "application/json")
                                    .POST(BodyPublishers.ofString(credentials)))
                    .expect(200)
                    .body();
            Duration lifetime = Duration.ofSeconds(answer.path("expires_in").asLong());
            return new Token(
                    answer.path("access_token").asString(),
                    Instant.now().plus(lifetime).minus(RENEW_BEFORE_END));
        }

        Answer send(String call, HttpRequest.Builder request) {
            try {
                HttpResponse<byte[]> response = http.send(request.build(), BodyHandlers.ofByteArray());
                return new Answer(
                        call,
                        response.statusCode(),
                        parse(response.body()),
                        response.headers().firstValue("X-Trace-Id").orElse(""));
            } catch (IOException e) {
                throw new DemoFailed(call + ": the gateway at " + gateway + " cannot be reached (" + e + ").", e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new DemoFailed(call + " was interrupted.", e);
            }
        }

        private JsonNode parse(byte[] body) {
            try {
                JsonNode node = json.readTree(new String(body, StandardCharsets.UTF_8));
                return node == null ? MissingNode.getInstance() : node;
            } catch (JacksonException notJson) {
                // A file, or nothing: the status alone tells then.
                return MissingNode.getInstance();
            }
        }
    }
}
