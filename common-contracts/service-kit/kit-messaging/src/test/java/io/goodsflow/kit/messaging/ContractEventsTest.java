package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kit.trace.Tracing;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.UUID;
import org.apache.rocketmq.common.message.Message;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class ContractEventsTest {

    private final Clock clock = Clock.fixed(Instant.parse("2026-01-02T03:04:05.678901Z"), ZoneOffset.UTC);
    private final EventJson json = new EventJson(JsonMapper.builder().build());
    private final Events events = new ContractEvents(new EventIds(clock), json, clock, Tracing.none());

    @Test
    void an_envelope_is_snake_case_json_with_its_contract_and_milliseconds() {
        OutgoingEvent event = events.of(new HappenedV1("b", "标题"), "7", 3);

        assertThat(event.topic()).isEqualTo("kit-test-a");
        assertThat(event.body())
                .isEqualTo("{\"id\":\"" + event.envelope().id() + "\",\"type\":\"kit.happened\",\"version\":1,"
                        + "\"key\":\"7\",\"sequence\":3,\"occurred_at\":\"2026-01-02T03:04:05.678Z\","
                        + "\"trace_id\":null,\"data\":{\"business_key\":\"b\",\"note\":\"标题\"}}");
        assertThat(json.envelope(json.tree(event.body().getBytes(StandardCharsets.UTF_8)), HappenedV1.class))
                .isEqualTo(event.envelope());
    }

    @Test
    void ids_are_uuids_of_version_seven_that_begin_with_the_time() {
        UUID id = UUID.fromString(new EventIds(clock).next());

        assertThat(id.version()).isEqualTo(7);
        assertThat(id.variant()).isEqualTo(2);
        assertThat(id.getMostSignificantBits() >>> 16).isEqualTo(clock.millis());
    }

    @Test
    void a_message_carries_the_cloud_events_attributes_beside_the_body() {
        OutgoingEvent event = events.of(new HappenedV1("b", "n"), "7", 3);

        Message message = new EventMessages("kit-test-service").message(OutboxRow.of(event));

        assertThat(message.getTags()).isEqualTo("kit.happened");
        assertThat(message.getKeys()).isEqualTo(event.envelope().id());
        assertThat(message.getBody()).asString(StandardCharsets.UTF_8).isEqualTo(event.body());
        assertThat(message.getProperties())
                .containsEntry("ce_id", event.envelope().id())
                .containsEntry("ce_type", "kit.happened")
                .containsEntry("ce_source", "/kit-test-service")
                .containsEntry("ce_specversion", "1.0")
                .containsEntry("ce_time", "2026-01-02T03:04:05.678Z")
                .containsEntry("ce_subject", "7");
    }

    @Test
    void a_payload_without_a_contract_is_refused() {
        assertThatThrownBy(() -> events.of("text", "7", 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
