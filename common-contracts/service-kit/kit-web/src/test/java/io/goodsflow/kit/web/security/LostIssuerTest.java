package io.goodsflow.kit.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.jwk.JWKSet;
import com.sun.net.httpserver.HttpServer;
import io.goodsflow.kit.web.Tokens;
import io.goodsflow.kit.web.testapp.TestApplication;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;

/** The whole way: a service that reads the keys over HTTP, and whose issuer then dies. */
class LostIssuerTest {

    private static final String TOKEN = Tokens.signed(Tokens.KEY, claims -> claims);
    private static final String FOREIGN = Tokens.signed(Tokens.newKey("other"), claims -> claims);

    @Test
    void aServiceGoesOnWithTheKeysOfALostIssuer() throws Exception {
        HttpServer issuer = issuer();
        try (ConfigurableApplicationContext service =
                service(issuer.getAddress().getPort())) {
            int port = port(service);
            assertThat(statusWith(port, TOKEN)).isEqualTo(200);

            issuer.stop(0);

            assertThat(statusWith(port, TOKEN)).isEqualTo(200);
            assertThat(statusWith(port, FOREIGN)).as("an unknown key is no key").isEqualTo(401);
        } finally {
            issuer.stop(0);
        }
    }

    @Test
    void aServiceThatNeverSawAKeySaysThatItCannotTellNow() throws Exception {
        try (ConfigurableApplicationContext service = service(1)) {
            HttpResponse<String> answer = call(port(service), TOKEN);

            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(answer.headers().firstValue("Retry-After")).isPresent();
            assertThat(answer.body()).contains("server.dependency_down").doesNotContain("127.0.0.1");
        }
    }

    private static HttpServer issuer() throws IOException {
        HttpServer issuer = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        issuer.createContext("/auth/jwks", exchange -> {
            byte[] body = new JWKSet(Tokens.KEY.toPublicJWK()).toString().getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        issuer.start();
        return issuer;
    }

    private static ConfigurableApplicationContext service(int issuerPort) {
        return SpringApplication.run(
                TestApplication.class,
                "--server.port=0",
                "--spring.profiles.active=local",
                "--goodsflow.auth-url=http://127.0.0.1:" + issuerPort);
    }

    private static int port(ConfigurableApplicationContext service) {
        return Integer.parseInt(service.getEnvironment().getRequiredProperty("local.server.port"));
    }

    private static int statusWith(int port, String token) throws Exception {
        return call(port, token).statusCode();
    }

    private static HttpResponse<String> call(int port, String token) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/admin/me"))
                                .header("Authorization", "Bearer " + token)
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }
}
