package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.test.Devstack;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The worst broker: one that takes connections and never answers. */
class SilentNameServerTest {

    /** Far above three half time-outs, far below the seconds that the client itself would wait for each. */
    private static final Duration BOUND = Duration.ofSeconds(4);

    @Test
    void the_service_starts_and_its_transactions_wait_for_a_few_half_messages_only() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
                TestService service = TestService.on(
                                Devstack.database("messaging_silent"), "127.0.0.1:" + silent.getLocalPort())
                        .withoutConsumers()
                        .start()) {
            long began = System.nanoTime();
            for (int i = 0; i < 10; i++) {
                String key = TestService.newKey();
                OutgoingEvent event = service.happened(key, "kept");

                service.publish(key, event);

                assertThat(service.status(event)).isEqualTo("OPEN RELAY");
            }

            assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(BOUND);
            assertThat(service.counted("goodsflow.outbox.halves", "outcome", "suspended"))
                    .isPositive();
        }
    }
}
