package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.test.Devstack;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.slf4j.MDC;

/** The way of an event through one service, on the shared servers. */
class PublishAndConsumeTest {

    private static final Duration SOON = Duration.ofSeconds(15);

    private static TestService service;

    @BeforeAll
    static void start() {
        service = TestService.on(Devstack.database("messaging"), Devstack.namesrv())
                .start()
                .warm();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    void an_event_appended_in_a_transaction_arrives_with_its_trace_and_is_closed() {
        String key = TestService.newKey();
        MDC.put("trace_id", "trace-" + key);
        OutgoingEvent event = service.happened(key, "plain");
        MDC.remove("trace_id");

        service.commit(key, event);

        await().atMost(SOON).untilAsserted(() -> {
            assertThat(service.heard().effects(key)).containsExactly("plain");
            assertThat(service.status(event)).isEqualTo("SENT RELAY");
        });
        Heard.Delivery delivery = service.heard().deliveries(key).get(0);
        assertThat(delivery.event()).isEqualTo(event.envelope());
        assertThat(delivery.traceId()).isEqualTo("trace-" + key);
    }

    @Test
    void an_event_inside_a_transactional_message_arrives_by_its_half() {
        String key = TestService.newKey();
        OutgoingEvent event = service.happened(key, "half");

        service.publish(key, event);

        await().atMost(SOON).untilAsserted(() -> {
            assertThat(service.heard().effects(key)).containsExactly("half");
            assertThat(service.status(event)).isEqualTo("SENT HALF");
        });
    }

    @Test
    void an_event_outside_a_transaction_is_refused() {
        OutgoingEvent event = service.happened(TestService.newKey(), "nowhere");

        assertThatThrownBy(() -> service.bean(Outbox.class).append(event)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void the_event_of_a_transaction_that_rolls_back_does_not_exist() {
        String key = TestService.newKey();
        OutgoingEvent event = service.happened(key, "never");

        assertThatThrownBy(() -> service.bean(Transactions.class).run(() -> {
                    service.write(key, event);
                    throw new IllegalArgumentException("refused");
                }))
                .hasMessage("refused");

        assertThat(service.bean(OutboxTable.class).find(event.envelope().id())).isEmpty();
    }
}
