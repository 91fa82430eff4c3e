package io.goodsflow.kit.web;

import io.goodsflow.kit.web.testapp.TestApplication;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The test service over real HTTP. */
@SpringBootTest(
        classes = TestApplication.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {"spring.servlet.multipart.max-file-size=4KB", "goodsflow.web.max-body-size=2KB"})
public abstract class RunningService {

    protected static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();

    @LocalServerPort
    protected int port;

    @Autowired
    protected JsonMapper json;

    @DynamicPropertySource
    static void key(DynamicPropertyRegistry registry) {
        registry.add("goodsflow.security.public-key", Tokens::publicKey);
    }

    protected HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .timeout(Duration.ofSeconds(20));
    }

    protected Answer get(String path, String... headers) {
        HttpRequest.Builder request = to(path);
        return send(headers.length == 0 ? request : request.headers(headers));
    }

    protected Answer post(String path, String body, String... headers) {
        HttpRequest.Builder request =
                to(path).header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
        return send(headers.length == 0 ? request : request.headers(headers));
    }

    protected Answer send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            return new Answer(response, response.body().isEmpty() ? null : json.readTree(response.body()));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    protected static String bearer(String token) {
        return "Bearer " + token;
    }

    /** An answer with its JSON body. */
    protected record Answer(
            HttpResponse<String> response, @Nullable JsonNode body) {

        public int status() {
            return response.statusCode();
        }

        public String text(String member) {
            return body == null || body.get(member) == null
                    ? "(none)"
                    : body.get(member).asString();
        }

        public String header(String name) {
            return response.headers().firstValue(name).orElse("(none)");
        }
    }
}
