package io.goodsflow.product.browsing;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import io.goodsflow.kit.test.Devstack;
import io.goodsflow.kit.test.TestDatabase;
import io.goodsflow.product.Callers;
import io.goodsflow.product.InventoryStub;
import io.goodsflow.product.ProductServiceApplication;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.fence.application.FencedTexts;
import io.goodsflow.product.fence.domain.Subject;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.web.server.servlet.context.ServletWebServerApplicationContext;
import org.springframework.cloud.stream.binder.Binding;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.Environment;
import org.springframework.http.HttpMethod;
import org.springframework.scheduling.annotation.SchedulingConfigurer;
import org.springframework.test.web.servlet.client.RestTestClient;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** A reader beside the whole service, on the same database and the same cache. */
@ProductServiceTest
class ReaderTest {

    private static ConfigurableApplicationContext reader;

    @Autowired
    private Products products;

    @Autowired
    private InventoryStub inventory;

    @Autowired
    private TestDatabase database;

    @Autowired
    private Environment environment;

    private RestTestClient guest;

    @BeforeEach
    void aReader() {
        if (reader == null) {
            Map<String, Object> settings = new HashMap<>(Devstack.properties(database));
            settings.put("server.port", 0);
            settings.put("management.server.port", 0);
            for (String same : List.of(
                    "goodsflow.product.state-redis.database",
                    "goodsflow.auth-url",
                    "goodsflow.client.secret",
                    "goodsflow.services.inventory.url")) {
                settings.put(same, environment.getRequiredProperty(same));
            }
            settings.put("goodsflow.product.reads.replica-url", settings.get("spring.datasource.url"));
            SpringApplication application = new SpringApplication(ProductServiceApplication.class);
            application.setAdditionalProfiles("reader");
            reader = application.run(settings.entrySet().stream()
                    .map(setting -> "--" + setting.getKey() + "=" + setting.getValue())
                    .toArray(String[]::new));
        }
        guest = Callers.withoutToken(
                ((ServletWebServerApplicationContext) reader).getWebServer().getPort());
    }

    @AfterAll
    static void noMore() {
        HikariDataSource replica = reader.getBean("listPool", HikariDataSource.class);
        reader.close();
        reader = null;
        assertThat(replica.isClosed()).isTrue();
    }

    @Test
    void aGuestSeesWhatTheWholeServiceWrites() {
        Products.Submitted product = products.published(Products.newMerchant(), products.content());
        inventory.knows(Map.of(product.draft().skus().get(0).skuId(), 7L));

        guest.get()
                .uri("/api/products/" + product.itemId())
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.skus[0].stock")
                .isEqualTo(7);
        guest.get().uri("/api/products").exchange().expectStatus().isOk();
        guest.get().uri("/api/categories").exchange().expectStatus().isOk();
    }

    @Test
    void itHasNoWayToWrite() {
        assertThat(reader.getBean(RequestMappingHandlerMapping.class).getHandlerMethods().keySet().stream()
                        .filter(mapping -> mapping.getPatternValues().stream()
                                .anyMatch(path -> path.startsWith("/api") || path.startsWith("/internal")))
                        .map(mapping -> mapping.getMethodsCondition().getMethods() + " " + mapping.getPatternValues()))
                .containsExactlyInAnyOrder(
                        "[GET] [/api/products]", "[GET] [/api/products/{id}]", "[GET] [/api/categories]");
        assertThat(Arrays.stream(reader.getBeanDefinitionNames())
                        .map(reader::getType)
                        .filter(Objects::nonNull)
                        .map(Class::getName)
                        .filter(type -> type.startsWith("io.goodsflow.kit.messaging.")
                                || type.startsWith("io.goodsflow.kit.operations.")
                                || type.matches("io\\.goodsflow\\.product\\..*\\.adapter\\.(messaging|schedule)\\..*")))
                .isEmpty();
        assertThat(reader.getBeansOfType(Binding.class)).isEmpty();
        assertThat(reader.getEnvironment().getProperty("spring.cloud.function.definition"))
                .isEmpty();
        assertThat(reader.getBeansOfType(SchedulingConfigurer.class).values())
                .extracting(timer -> timer.getClass().getName())
                .filteredOn(timer -> timer.startsWith("io.goodsflow."))
                .containsExactly("io.goodsflow.product.fence.adapter.redis.FenceMetrics");
        assertThat(reader.getBeanNamesForType(Flyway.class)).isEmpty();
    }

    /** Of the writers' connections a reader has two, for what the kit asks. */
    @Test
    void whatIsListedTakesNoneOfTheWritersConnections() throws SQLException {
        HikariDataSource writers = (HikariDataSource) reader.getBean(DataSource.class);
        try (Connection one = writers.getConnection();
                Connection other = writers.getConnection()) {
            assertThat(one).isNotSameAs(other);
            reader.getBean(FencedTexts.class).drop(Subject.CATEGORIES);
            for (String path : List.of("/api/categories", "/api/products")) {
                guest.get().uri(path).exchange().expectStatus().isOk();
            }
        }
    }

    @Test
    void theConnectionsToAReplicaAreBoundedAsAllAre() {
        HikariDataSource replica = reader.getBean("listPool", HikariDataSource.class);

        guest.get().uri("/api/products").exchange().expectStatus().isOk();
        assertThat(replica.getHikariPoolMXBean().getTotalConnections()).isPositive();
        assertThat(replica.getDataSourceProperties()).containsKey("socketTimeout");
    }

    @Test
    void aCommandIsNotThere() {
        RestTestClient operator = Callers.as(
                ((ServletWebServerApplicationContext) reader).getWebServer().getPort(), "OPERATOR");
        for (String path : List.of("/api/admin/categories", "/api/admin/items/batch", "/internal/product/drafts")) {
            assertThat(operator.method(HttpMethod.POST)
                            .uri(path)
                            .exchange()
                            .returnResult(String.class)
                            .getStatus()
                            .value())
                    .as(path)
                    .isIn(403, 404, 405);
        }
    }
}
