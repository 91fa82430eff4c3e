package io.goodsflow.kit.web.security;

import com.nimbusds.jose.jwk.JWKSet;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.time.Duration;

/** Reads a key set from the configured place only; never from where a token points to. */
final class KeysOverHttp implements PublishedKeys.Fetch {

    private static final int MAX_BYTES = 256 * 1024;
    private static final Duration CONNECT = Duration.ofSeconds(1);
    private static final Duration ANSWER = Duration.ofSeconds(3);

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(CONNECT)
            .build();
    private final HttpRequest request;

    KeysOverHttp(URI uri) {
        this.request = HttpRequest.newBuilder(uri)
                .timeout(ANSWER)
                .header("Accept", "application/json")
                .build();
    }

    @Override
    public JWKSet get() throws IOException, InterruptedException, ParseException {
        HttpResponse<InputStream> answer = http.send(request, HttpResponse.BodyHandlers.ofInputStream());
        try (InputStream body = answer.body()) {
            if (answer.statusCode() != 200) {
                throw new IOException("status " + answer.statusCode());
            }
            byte[] keys = body.readNBytes(MAX_BYTES + 1);
            if (keys.length > MAX_BYTES) {
                throw new IOException("key set is larger than " + MAX_BYTES + " bytes");
            }
            return JWKSet.parse(new String(keys, StandardCharsets.UTF_8));
        }
    }
}
