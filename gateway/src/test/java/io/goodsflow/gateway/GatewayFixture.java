package io.goodsflow.gateway;

import com.nimbusds.jose.jwk.RSAKey;
import io.goodsflow.kit.test.Devstack;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalManagementPort;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.ActiveProfiles;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The real gateway on a real port, with a stub behind each route. A class that needs other settings names those alone, in
 * a {@code TestPropertySource}; the ones here stay.
 */
@ActiveProfiles("local")
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
@TestPropertySource(
        properties = {
            "management.server.port=0",
            "goodsflow.gateway.limits.json.timeout=2s",
            "goodsflow.gateway.limits.imports.timeout=20s",
            "goodsflow.gateway.cache.timeout=20s",
            "goodsflow.gateway.wire.head-time=2s",
            "goodsflow.gateway.edge.console-origins=https://console.example.com",
            "goodsflow.gateway.login.free-for-name=1000",
            "goodsflow.gateway.login.free-for-address=100000"
        })
public abstract class GatewayFixture {

    protected static final StubService PRODUCT = new StubService("product");
    protected static final StubService INVENTORY = new StubService("inventory");
    protected static final StubService SUPPLY = new StubService("supply");
    protected static final StubService QC = new StubService("qc");
    protected static final Path HOME = temporaryFolder();

    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @LocalServerPort
    protected int port;

    @LocalManagementPort
    protected int managementPort;

    @Autowired
    protected RSAKey signingKey;

    @DynamicPropertySource
    static void servers(DynamicPropertyRegistry registry) {
        registry.add("goodsflow.services.product.url", PRODUCT::url);
        registry.add("goodsflow.services.inventory.url", INVENTORY::url);
        registry.add("goodsflow.services.supply.url", SUPPLY::url);
        registry.add("goodsflow.services.qc.url", QC::url);
        registry.add("GOODSFLOW_REDIS_CACHE_PORT", Devstack::redisCachePort);
        registry.add("goodsflow.issuer.keys", () -> HOME.resolve("keys"));
    }

    /** Locks and empty buckets of one class would be met by the next. */
    @BeforeAll
    static void forgetWhatWasCounted() {
        CacheKeys.forgetAll();
    }

    @BeforeEach
    void forgetWhatStubsSaw() {
        List.of(PRODUCT, INVENTORY, SUPPLY, QC).forEach(StubService::reset);
    }

    protected HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .timeout(Duration.ofSeconds(30));
    }

    protected HttpRequest.Builder requestAs(String user, String path) {
        return request(path).header("Authorization", "Bearer " + tokenOf(user));
    }

    protected String tokenOf(String user) {
        String password = user.replaceAll("\\d", "") + "123";
        String credentials = "{\"username\":\"" + user + "\",\"password\":\"" + password + "\"}";
        return json(postJson("/auth/token", credentials)).get("access_token").asString();
    }

    protected HttpResponse<String> postJson(String path, String body) {
        return send(request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(body)));
    }

    protected static HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return CLIENT.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** The connection is made in the background; until it stands, requests pass uncounted. */
    protected void awaitRedis() {
        Awaitility.await()
                .atMost(Duration.ofSeconds(30))
                .until(() -> metric("goodsflow_gateway_ratelimit_reachable") == 1);
    }

    /** A metric without its labels' values: the sum over all of them; zero if there is none. */
    protected double metric(String name) {
        return metric(name, "");
    }

    /** Of those whose labels contain this. */
    protected double metric(String name, String label) {
        String all = send(HttpRequest.newBuilder(
                                URI.create("http://127.0.0.1:" + managementPort + "/actuator/prometheus"))
                        .timeout(Duration.ofSeconds(30)))
                .body();
        return all.lines()
                .filter(line -> line.startsWith(name + "{") || line.startsWith(name + " "))
                .filter(line -> line.contains(label))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .sum();
    }

    protected static JsonNode json(HttpResponse<String> response) {
        return JSON.readTree(response.body());
    }

    private static Path temporaryFolder() {
        try {
            Path folder = Files.createTempDirectory("gateway-home");
            folder.toFile().deleteOnExit();
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
