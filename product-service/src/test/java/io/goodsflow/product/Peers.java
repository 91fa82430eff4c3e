package io.goodsflow.product;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.goodsflow.kit.test.Devstack;
import io.goodsflow.kit.test.TestTokens;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisURI;
import io.lettuce.core.api.StatefulRedisConnection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;

/** The issuer, which hands every client a service token, and inventory-service, which does as a test says. */
public class Peers implements ApplicationContextInitializer<ConfigurableApplicationContext> {

    private static final AtomicInteger CONTEXTS = new AtomicInteger();
    private static final int DATABASES = 16;

    @Override
    public void initialize(ConfigurableApplicationContext context) {
        HttpServer server = listen();
        ExecutorService threads = Executors.newCachedThreadPool();
        server.setExecutor(threads);
        InventoryStub inventory = new InventoryStub();
        server.createContext("/auth/token", Peers::token);
        server.createContext("/internal/inventory/stock", inventory);
        StockDeskStub desk = new StockDeskStub();
        server.createContext("/internal/inventory/keys", desk);
        server.start();
        String url = "http://127.0.0.1:" + server.getAddress().getPort();
        context.getEnvironment()
                .getPropertySources()
                .addFirst(new MapPropertySource(
                        "peers",
                        Map.of(
                                "goodsflow.auth-url",
                                url,
                                "goodsflow.product.state-redis.database",
                                ownDatabase(),
                                "goodsflow.client.secret",
                                "secret-of-the-tests",
                                "goodsflow.services.inventory.url",
                                url)));
        GenericApplicationContext beans = (GenericApplicationContext) context;
        beans.registerBean("stockDeskStub", StockDeskStub.class, () -> desk);
        beans.registerBean("inventoryStub", InventoryStub.class, () -> inventory);
        beans.registerBean("peers", AutoCloseable.class, () -> () -> {
            server.stop(0);
            threads.shutdownNow();
        });
    }

    /** Contexts have schemas of their own, and must not find each other's categories in the cache. */
    private static int ownDatabase() {
        int database = CONTEXTS.incrementAndGet() % DATABASES;
        RedisClient client = RedisClient.create(RedisURI.builder()
                .withHost("127.0.0.1")
                .withPort(Devstack.redisStatePort())
                .withDatabase(database)
                .build());
        try (StatefulRedisConnection<String, String> connection = client.connect()) {
            connection.sync().flushdb();
        } finally {
            client.shutdown(Duration.ZERO, Duration.ofSeconds(1));
        }
        return database;
    }

    private static HttpServer listen() {
        try {
            return HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void token(HttpExchange exchange) throws IOException {
        byte[] body = "{\"access_token\": \"%s\", \"token_type\": \"Bearer\", \"expires_in\": 3600}"
                .formatted(TestTokens.service("supply-service"))
                .getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }
}
