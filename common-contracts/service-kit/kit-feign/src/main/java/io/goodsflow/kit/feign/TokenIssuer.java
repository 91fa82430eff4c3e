package io.goodsflow.kit.feign;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Asks the issuer for this service's token (api.md, tokens). */
class TokenIssuer {

    private static final int MAX_BYTES = 64 * 1024;
    private static final Duration ANSWER = Duration.ofSeconds(3);

    private final HttpClient http;
    private final HttpRequest request;
    private final JsonMapper json;

    TokenIssuer(URI authUrl, ClientProperties client, Duration connectTimeout, JsonMapper json) {
        this.json = json;
        this.http = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(connectTimeout)
                .build();
        byte[] credentials = json.writeValueAsBytes(Map.of("client_id", client.id(), "client_secret", client.secret()));
        this.request = HttpRequest.newBuilder(URI.create(authUrl + "/auth/token"))
                .timeout(ANSWER)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofByteArray(credentials))
                .build();
    }

    /** @throws IOException if there is no token to be had now, also when the credentials are refused */
    TokenAnswer issue() throws IOException, InterruptedException {
        HttpResponse<InputStream> answer = http.send(request, HttpResponse.BodyHandlers.ofInputStream());
        try (InputStream body = answer.body()) {
            if (answer.statusCode() != 200) {
                throw new IOException("the issuer answered " + answer.statusCode());
            }
            return json.readValue(body.readNBytes(MAX_BYTES), TokenAnswer.class);
        }
    }
}
