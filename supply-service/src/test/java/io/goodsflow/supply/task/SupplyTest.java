package io.goodsflow.supply.task;

import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.kit.test.OnDevstack;
import io.goodsflow.kit.test.TestDatabase;
import io.goodsflow.kit.test.TestTokens;
import io.goodsflow.product.contract.event.DraftPublishedV1;
import io.goodsflow.supply.SupplyServiceApplication;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** The whole service on real servers, with its peers stubbed; one context for all classes that extend this one. */
@SpringBootTest(
        classes = SupplyServiceApplication.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "management.server.port=0",
            "goodsflow.client.secret=test",
            "goodsflow.feign.read-timeout=2s",
            "goodsflow.feign.retries=0",
            "goodsflow.supply.import.batch-rows=10",
            "goodsflow.supply.import.task-lease=2s",
            "goodsflow.supply.import.row-lease=5s",
            "goodsflow.supply.import.first-retry=200ms",
            "goodsflow.supply.import.longest-retry=1s",
            "goodsflow.supply.import.follow-up-after=1s",
            "goodsflow.supply.workers.follow-up-interval=200ms",
            "goodsflow.supply.workers.poll-interval=200ms",
            "goodsflow.supply.workers.redrive-interval=200ms",
            "goodsflow.supply.workers.sweep-interval=500ms"
        })
@OnDevstack("supply")
abstract class SupplyTest {
    static final Duration PATIENCE = Duration.ofSeconds(40);
    static final PeerStub PEERS = new PeerStub();
    private static final AtomicBoolean IDS_SPREAD = new AtomicBoolean();

    @LocalServerPort
    int port;

    @Autowired
    TestDatabase database;

    @Autowired
    Transactions transactions;

    @Autowired
    Outbox outbox;

    @Autowired
    Events events;

    SupplyApi ops;
    long merchant;

    @DynamicPropertySource
    static void peers(DynamicPropertyRegistry registry) {
        registry.add("goodsflow.services.product.url", PEERS::url);
        registry.add("goodsflow.services.inventory.url", PEERS::url);
        registry.add("goodsflow.auth-url", PEERS::url);
        registry.add(
                "goodsflow.files.dir",
                () -> Path.of("target", "test-files").toAbsolutePath().toString());
    }

    /** The topics are shared with other test runs, so that row ids must not meet theirs. */
    @BeforeEach
    void prepare() {
        if (IDS_SPREAD.compareAndSet(false, true)) {
            long start = ThreadLocalRandom.current().nextLong(1L << 32, 1L << 50);
            database.jdbc().execute("ALTER TABLE product_supply_task AUTO_INCREMENT = " + start);
            database.jdbc().execute("ALTER TABLE product_supply_task_item AUTO_INCREMENT = " + start);
        }
        ops = new SupplyApi(port, TestTokens.of("olga", "OPERATOR"));
        merchant = ThreadLocalRandom.current().nextLong(1_000_000, 1_000_000_000);
        PEERS.drafts.onSubmitted(this::publish);
    }

    /** What a passed review leads to. */
    void publish(DraftPeer.Draft draft, int submissionNo) {
        PEERS.drafts.publish(draft.answer().itemId());
        send(
                new DraftPublishedV1(
                        draft.answer().draftId(),
                        draft.answer().itemId(),
                        draft.request().merchantId(),
                        submissionNo,
                        draft.request().operationId(),
                        1,
                        1,
                        "ONLINE"),
                draft.answer().draftId(),
                submissionNo);
    }

    void send(Object event, long key, int sequence) {
        transactions.run(() -> outbox.append(events.of(event, Long.toString(key), sequence)));
    }

    void awaitStatus(long taskId, String status) {
        await().atMost(PATIENCE).pollInterval(Duration.ofMillis(100)).until(() -> ops.status(taskId), status::equals);
    }
}
