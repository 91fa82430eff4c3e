package io.goodsflow.qc;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.goodsflow.kit.test.TestTokens;
import io.goodsflow.product.contract.api.DraftSnapshotAnswer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** Stands for product-service, as its contract promises, and for the issuer of tokens. */
public class ProductStub implements ApplicationContextInitializer<ConfigurableApplicationContext> {

    private static final String SNAPSHOTS = "/internal/product/draft-snapshots/";
    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private final Map<Long, DraftSnapshotAnswer> snapshots = new ConcurrentHashMap<>();
    private final AtomicInteger failures = new AtomicInteger();
    private final AtomicInteger reads = new AtomicInteger();

    /** What product-service has frozen. */
    public void freeze(DraftSnapshotAnswer snapshot) {
        snapshots.put(snapshot.snapshotId(), snapshot);
    }

    /** The next reads are answered with a 503. */
    public void failNext(int times) {
        failures.set(times);
    }

    public int reads() {
        return reads.get();
    }

    @Override
    public void initialize(ConfigurableApplicationContext context) {
        HttpServer server = start();
        String url = "http://127.0.0.1:" + server.getAddress().getPort();
        context.getEnvironment()
                .getPropertySources()
                .addFirst(new MapPropertySource(
                        "product stub",
                        Map.of(
                                "goodsflow.auth-url", url,
                                "goodsflow.client.secret", "secret-of-the-tests",
                                "goodsflow.services.product.url", url)));
        GenericApplicationContext beans = (GenericApplicationContext) context;
        beans.registerBean("productStub", ProductStub.class, () -> this);
        beans.registerBean("productStubServer", AutoCloseable.class, () -> () -> server.stop(0));
    }

    private HttpServer start() {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            server.createContext(
                    "/auth/token",
                    exchange -> answer(
                            exchange,
                            200,
                            Map.of(
                                    "access_token",
                                    TestTokens.service("qc-service"),
                                    "token_type",
                                    "Bearer",
                                    "expires_in",
                                    3600)));
            server.createContext(SNAPSHOTS, this::snapshot);
            server.start();
            return server;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void snapshot(HttpExchange exchange) throws IOException {
        reads.incrementAndGet();
        if (failures.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
            answer(exchange, 503, Map.of("status", 503, "code", "server.dependency_down"));
            return;
        }
        if (exchange.getRequestHeaders().getFirst("Authorization") == null) {
            answer(exchange, 401, Map.of("status", 401, "code", "auth.token_missing"));
            return;
        }
        long id = Long.parseLong(exchange.getRequestURI().getPath().substring(SNAPSHOTS.length()));
        DraftSnapshotAnswer found = snapshots.get(id);
        if (found == null) {
            answer(exchange, 404, Map.of("status", 404, "code", "product.snapshot_not_found"));
        } else {
            answer(exchange, 200, found);
        }
    }

    private static void answer(HttpExchange exchange, int status, Object body) throws IOException {
        byte[] bytes = JSON.writeValueAsString(body).getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders()
                .add("Content-Type", status == 200 ? "application/json" : "application/problem+json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
