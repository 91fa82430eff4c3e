package io.goodsflow.product.fence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.product.Http;
import io.goodsflow.product.Peers;
import io.goodsflow.product.ProductServiceTest;
import io.goodsflow.product.Products;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.browsing.application.ViewProduct;
import io.goodsflow.product.browsing.domain.ShownProduct;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.TargetSale;
import io.goodsflow.product.fence.application.FenceUnavailableException;
import io.goodsflow.product.fence.application.FencedChanges;
import io.goodsflow.product.fence.application.FencedTexts;
import io.goodsflow.product.fence.application.Fences;
import io.goodsflow.product.fence.domain.Mutation;
import io.goodsflow.product.fence.domain.Subject;
import io.goodsflow.product.publishing.application.Items;
import io.goodsflow.product.publishing.domain.Item;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.test.context.ContextConfiguration;
import org.springframework.test.context.TestPropertySource;

/** The service with a Redis of its own, and with readers that can be stopped between the database and the cache. */
@ProductServiceTest
@ContextConfiguration(initializers = {Peers.class, FenceTestBase.OwnRedis.class})
@TestPropertySource(
        properties = {"goodsflow.product.fence.heal-interval=200ms", "goodsflow.product.fence.load-wait=30s"})
abstract class FenceTestBase {

    static final Duration SOON = Duration.ofSeconds(20);
    /** Where the Redis notes what is open. */
    static final String OPEN = "product:mutation-open";

    @Autowired
    Products products;

    @Autowired
    Workshop workshop;

    @Autowired
    Items items;

    @Autowired
    ViewProduct viewProduct;

    @Autowired
    FencedChanges fencedChanges;

    @Autowired
    Fences fences;

    @Autowired
    FencedTexts texts;

    @Autowired
    PrivateRedis redis;

    @Autowired
    StoppedFiller filler;

    @Autowired
    JdbcTemplate jdbc;

    @LocalServerPort
    int port;

    final ExecutorService threads = Executors.newCachedThreadPool();
    Http operator;
    long item;

    @BeforeEach
    void anItemWhoseFenceHasAGeneration() {
        operator = Http.as(port, "OPERATOR");
        redis.start();
        awaitRedis();
        item = products.published(Products.newMerchant(), products.content()).itemId();
        changePrice();
    }

    @AfterEach
    void nobodyWaits() {
        threads.shutdownNow();
    }

    void awaitRedis() {
        await().ignoreExceptionsInstanceOf(FenceUnavailableException.class)
                .atMost(SOON)
                .untilAsserted(() -> {
                    texts.standing(Subject.detail(1));
                    fences.overdue(0, 1);
                });
    }

    void restartRedis() {
        redis.kill();
        redis.start();
        awaitRedis();
    }

    ShownProduct look() {
        return viewProduct.handle(item).product();
    }

    /** The version of the page that is cached, 0 if none is. */
    long cachedVersion() {
        return texts.find(Subject.detail(item))
                .map(text -> Long.parseLong(text.replaceAll(".*\"version\":(\\d+).*", "$1")))
                .orElse(0L);
    }

    long version() {
        return items.find(item).orElseThrow().publishVersion();
    }

    /** A merchant's change, passed by a review: one fen more for each SKU. */
    void changePrice() {
        products.pass(submittedChange());
    }

    Draft submittedChange() {
        Item now = items.find(item).orElseThrow();
        ProductContent old = now.content();
        List<ContentSku> dearer = old.skus().stream()
                .map(sku -> new ContentSku(sku.skuId(), sku.skuCode(), sku.specs(), sku.price() + 1))
                .toList();
        return workshop.submittedUpdate(
                item,
                now.publishVersion(),
                new ProductContent(
                        old.categoryId(),
                        old.categoryName(),
                        old.title(),
                        old.description(),
                        old.brand(),
                        old.outerId(),
                        old.imageUrls(),
                        old.attributes(),
                        dearer),
                TargetSale.KEEP);
    }

    void command(String command) {
        operator.post(200, null, "/api/admin/items/{id}/" + command, item);
    }

    /** A mutation of another process, which may end it or crash. */
    Mutation foreign(Duration limit) {
        Mutation mutation =
                new Mutation(new Mutation.Token(UUID.randomUUID().toString(), limit), List.of(Subject.detail(item)));
        fences.raise(mutation);
        return mutation;
    }

    /** What another domain's transaction does. */
    void retitle(String title) {
        jdbc.update("UPDATE product_item_tab SET title = ? WHERE item_id = ?", title, item);
    }

    void assertNothingStaleIsCached() {
        assertThat(cachedVersion()).isIn(0L, version());
    }

    /** Starts the Redis before the context. */
    static final class OwnRedis implements ApplicationContextInitializer<ConfigurableApplicationContext> {

        @Override
        public void initialize(ConfigurableApplicationContext context) {
            PrivateRedis redis = PrivateRedis.started();
            context.getEnvironment()
                    .getPropertySources()
                    .addFirst(new MapPropertySource(
                            "own-redis",
                            Map.of(
                                    "goodsflow.product.state-redis.address",
                                    redis.address(),
                                    "goodsflow.product.state-redis.database",
                                    0,
                                    "goodsflow.product.state-redis.reconnect-every",
                                    "100ms")));
            GenericApplicationContext beans = (GenericApplicationContext) context;
            beans.registerBean("privateRedis", PrivateRedis.class, () -> redis);
            beans.registerBean("stoppedFiller", StoppedFiller.class, StoppedFiller::new);
        }
    }
}
