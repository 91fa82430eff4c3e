package io.goodsflow.kit.messaging;

import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.test.Devstack;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.rocketmq.client.impl.factory.MQClientInstance;
import org.junit.jupiter.api.Test;

class ConsumerLagTest {

    private static final Duration SOON = Duration.ofSeconds(60);

    @Test
    void a_group_is_behind_while_its_handler_is_stuck_and_catches_up_after() {
        try (TestService service = TestService.on(Devstack.database("messaging_lag"), Devstack.namesrv())
                .with("goodsflow.messaging.consumer.watch-interval", "1s")
                .start()) {
            String key = TestService.newKey();
            CountDownLatch free = new CountDownLatch(1);
            service.heard().when(key, event -> awaitIt(free));

            service.commit(key, service.happened(key, "stuck"));

            await().atMost(SOON).until(() -> !service.heard().deliveries(key).isEmpty() && lag(service) >= 1);
            free.countDown();
            await().atMost(SOON).until(() -> lag(service) == 0);
        }
    }

    /** In the topic itself a message is finished as soon as it was refused. */
    @Test
    void a_message_that_was_refused_and_came_again_counts_as_well() {
        try (TestService service = TestService.on(Devstack.database("messaging_lag"), Devstack.namesrv())
                .with("goodsflow.messaging.consumer.watch-interval", "1s")
                .start()) {
            String key = TestService.newKey();
            CountDownLatch free = new CountDownLatch(1);
            AtomicInteger calls = new AtomicInteger();
            service.heard().when(key, event -> {
                if (calls.incrementAndGet() == 1) {
                    throw new IllegalStateException("not yet");
                }
                awaitIt(free);
            });

            service.commit(key, service.happened(key, "refused, then stuck"));

            await().atMost(SOON).until(() -> calls.get() == 2 && finishedInItsTopic(service));
            await().during(Duration.ofSeconds(3)).atMost(SOON).until(() -> lag(service) == 1);
            free.countDown();
            await().atMost(SOON).until(() -> lag(service) == 0);
        }
    }

    private static boolean finishedInItsTopic(TestService service) throws Exception {
        MQClientInstance client = service.producer().getDefaultMQProducerImpl().getMqClientFactory();
        String broker = client.getTopicRouteTable()
                .get("kit-test-a")
                .getBrokerDatas()
                .get(0)
                .selectBrokerAddr();
        return client.getMQClientAPIImpl()
                        .getConsumeStats(broker, service.group("kit-test-a"), "kit-test-a", 5_000)
                        .computeTotalDiff()
                == 0;
    }

    private static double lag(TestService service) {
        return service.bean(MeterRegistry.class)
                .get("goodsflow.consumer.lag")
                .tags("group", service.group("kit-test-a"), "topic", "kit-test-a")
                .gauge()
                .value();
    }

    private static void awaitIt(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
