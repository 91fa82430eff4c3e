package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** A gateway that has never reached its identity provider. */
@SpringBootTest(
        webEnvironment = WebEnvironment.RANDOM_PORT,
        properties = {
            "management.server.port=0",
            "server.address=127.0.0.1",
            "management.server.address=127.0.0.1",
            "goodsflow.gateway.cache.address=redis://127.0.0.1:1"
        })
class IssuerLostTest {

    /** A token of the right form; whether its signature is good cannot be known without keys. */
    private static final String TOKEN = "eyJhbGciOiJSUzI1NiIsImtpZCI6ImsxIn0.eyJzdWIiOiJvcHMifQ.c2ln";

    @LocalServerPort
    private int port;

    @DynamicPropertySource
    static void nobodyListens(DynamicPropertyRegistry registry) {
        StubService gone = new StubService("gone");
        gone.close();
        registry.add("goodsflow.security.jwks-uri", () -> gone.url() + "/keys");
    }

    @Test
    void keysThatCannotBeReadAreNotTheCallersFault() throws Exception {
        HttpResponse<String> answer = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/admin/products"))
                                .header("Authorization", "Bearer " + TOKEN)
                                .build(),
                        HttpResponse.BodyHandlers.ofString());

        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(answer.headers().firstValue("Retry-After")).isPresent();
        assertThat(answer.body()).contains("\"code\":\"server.dependency_down\"");
    }
}
