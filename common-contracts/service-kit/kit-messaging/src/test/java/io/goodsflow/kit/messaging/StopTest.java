package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.test.Devstack;
import io.goodsflow.kit.test.TestDatabase;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class StopTest {

    @Test
    void a_stopping_service_lets_the_running_handler_commit() throws Exception {
        TestDatabase database = Devstack.database("messaging_stop");

        lets(TestService.on(database, Devstack.namesrv()).start(), TestService::happened, database);
    }

    @Test
    void a_stopping_service_lets_the_running_batch_commit() throws Exception {
        TestDatabase database = Devstack.database("messaging_stop");

        lets(TestService.inBatches(database, Devstack.namesrv()).start(), TestService::gathered, database);
    }

    private static void lets(TestService service, Making making, TestDatabase database) throws Exception {
        String key = TestService.newKey();
        CountDownLatch handling = new CountDownLatch(1);
        CountDownLatch stopping = new CountDownLatch(1);
        service.heard().when(key, event -> {
            handling.countDown();
            assertThat(awaited(stopping)).isTrue();
        });
        service.commit(key, making.of(service, key, "finished"));
        assertThat(handling.await(20, TimeUnit.SECONDS)).isTrue();
        ConsumerDrain drain = service.bean(ConsumerDrain.class);

        Thread stop = new Thread(service::close);
        stop.start();
        await().until(() -> !drain.isRunning() || stop.getState() == Thread.State.TERMINATED);
        assertThat(stop.isAlive()).isTrue();
        stopping.countDown();
        stop.join(20_000);

        assertThat(database.jdbc().queryForList("SELECT note FROM effect WHERE event_key = ?", String.class, key))
                .containsExactly("finished");
    }

    private interface Making {
        OutgoingEvent of(TestService service, String key, String note);
    }

    private static boolean awaited(CountDownLatch latch) {
        try {
            return latch.await(20, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
