package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.test.Devstack;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A broker that is killed at bad moments and comes back. */
class BrokerFaultsTest {

    private static final Duration RECOVERY = Duration.ofSeconds(60);
    /** The default of goodsflow.messaging.check-window. */
    private static final Duration WINDOW = Duration.ofSeconds(20);

    private static PrivateBroker broker;
    private static TestService service;

    @BeforeAll
    static void start(@TempDir Path folder) {
        broker = PrivateBroker.in(folder);
        broker.start();
        service = TestService.on(Devstack.database("messaging_broker"), broker.nameServer())
                .start();
    }

    @AfterAll
    static void stop() {
        service.close();
        broker.close();
    }

    @BeforeEach
    void brokerUp() {
        broker.start();
        service.warm();
    }

    @Test
    void business_goes_on_while_the_broker_is_down_and_all_is_delivered_after() {
        broker.kill();
        String withHalf = TestService.newKey();
        String without = TestService.newKey();
        OutgoingEvent first = service.happened(withHalf, "no half possible");
        OutgoingEvent second = service.happened(without, "plain");

        service.publish(withHalf, first);
        service.commit(without, second);

        assertThat(service.status(first)).isEqualTo("OPEN RELAY");
        assertThat(service.status(second)).isEqualTo("OPEN RELAY");
        broker.start();
        await().atMost(RECOVERY).untilAsserted(() -> {
            assertThat(service.heard().effects(withHalf)).containsExactly("no half possible");
            assertThat(service.heard().effects(without)).containsExactly("plain");
            assertThat(service.status(first)).isEqualTo("SENT RELAY");
            assertThat(service.status(second)).isEqualTo("SENT RELAY");
        });
    }

    @Test
    void a_broker_killed_between_half_and_end_and_down_longer_than_the_window_still_delivers() {
        String key = TestService.newKey();
        OutgoingEvent event = service.happened(key, "survived in the half");

        service.bean(EventTransactions.class).publishing(event, () -> {
            service.write(key, event);
            broker.kill();
            return key;
        });

        await().atMost(RECOVERY)
                .untilAsserted(() -> assertThat(service.status(event)).isEqualTo("SENT HALF"));
        await().during(WINDOW.plusSeconds(1))
                .atMost(RECOVERY)
                .until(() -> !service.heard().effects(key).contains("survived in the half"));
        broker.start();
        await().atMost(RECOVERY)
                .untilAsserted(() -> assertThat(service.heard().effects(key)).containsExactly("survived in the half"));
    }
}
