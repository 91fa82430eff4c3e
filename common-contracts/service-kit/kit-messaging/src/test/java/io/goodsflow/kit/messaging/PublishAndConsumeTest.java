package io.goodsflow.kit.messaging;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.test.Devstack;
import io.goodsflow.kit.trace.Step;
import io.goodsflow.kit.trace.Tracing;
import java.time.Duration;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

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
        Traced traced = publishedInATrace(key, "plain");
        OutgoingEvent event = traced.event();

        await().atMost(SOON).untilAsserted(() -> {
            assertThat(service.heard().effects(key)).containsExactly("plain");
            assertThat(service.status(event)).isEqualTo("SENT RELAY");
        });
        Heard.Delivery delivery = service.heard().deliveries(key).get(0);
        assertThat(delivery.event()).isEqualTo(event.envelope());
        assertThat(delivery.event().traceId()).isEqualTo(traced.trace());
        assertThat(delivery.traceId()).isEqualTo(traced.trace());
    }

    @Test
    void what_is_logged_of_a_failed_delivery_carries_the_trace_of_its_event() {
        String key = TestService.newKey();
        AtomicInteger calls = new AtomicInteger();
        service.heard().when(key, event -> {
            if (calls.incrementAndGet() == 1) {
                throw new IllegalStateException("not yet " + key);
            }
        });
        Logger logger = (Logger) LoggerFactory.getLogger(EventFunction.class);
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.list = new CopyOnWriteArrayList<>();
        lines.start();
        logger.addAppender(lines);
        try {
            Traced traced = publishedInATrace(key, "second time");

            await().atMost(SOON).untilAsserted(() -> assertThat(lines.list)
                    .filteredOn(line -> line.getFormattedMessage().contains("not yet " + key))
                    .extracting(line -> line.getMDCPropertyMap().get("trace_id"))
                    .containsExactly(traced.trace()));
        } finally {
            logger.detachAppender(lines);
        }
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

    private record Traced(OutgoingEvent event, String trace) {}

    private static Traced publishedInATrace(String key, String note) {
        try (Step step = service.bean(Tracing.class).step("publish")) {
            step.tag("event.key", key);
            OutgoingEvent event = service.happened(key, note);
            service.commit(key, event);
            return new Traced(event, requireNonNull(Tracing.traceId()));
        }
    }
}
