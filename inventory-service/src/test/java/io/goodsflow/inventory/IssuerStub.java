package io.goodsflow.inventory;

import com.sun.net.httpserver.HttpServer;
import io.goodsflow.kit.test.TestTokens;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;

/** Hands every client a service token, as the issuer would. */
class IssuerStub implements ApplicationContextInitializer<ConfigurableApplicationContext> {

    @Override
    public void initialize(ConfigurableApplicationContext context) {
        HttpServer server = start();
        context.getEnvironment()
                .getPropertySources()
                .addFirst(new MapPropertySource(
                        "issuer stub",
                        Map.of(
                                "goodsflow.auth-url",
                                "http://127.0.0.1:" + server.getAddress().getPort(),
                                "goodsflow.client.secret",
                                "secret-of-the-tests")));
        ((GenericApplicationContext) context)
                .registerBean("issuerStub", AutoCloseable.class, () -> () -> server.stop(0));
    }

    private static HttpServer start() {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            server.createContext("/auth/token", exchange -> {
                byte[] body = "{\"access_token\": \"%s\", \"token_type\": \"Bearer\", \"expires_in\": 3600}"
                        .formatted(TestTokens.service("product-service"))
                        .getBytes(StandardCharsets.UTF_8);
                exchange.getResponseHeaders().add("Content-Type", "application/json");
                exchange.sendResponseHeaders(200, body.length);
                exchange.getResponseBody().write(body);
                exchange.close();
            });
            server.start();
            return server;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
