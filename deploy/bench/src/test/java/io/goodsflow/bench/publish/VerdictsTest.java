package io.goodsflow.bench.publish;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.SubmitDraftAnswer;
import java.util.List;
import org.apache.rocketmq.common.message.Message;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class VerdictsTest {

    private static final Submitted DRAFT = new Submitted(
            new DraftAnswer(11, 22, 33, "EDITING", "op", 0, false, List.of()),
            new SubmitDraftAnswer(11, "QC_PENDING", 1, 44, 1, "hash"));

    private final Message message = Verdicts.on(List.of(DRAFT)).get(0);

    @Test
    void a_verdict_goes_to_the_topic_of_its_contract_with_type_and_id_beside_the_body() {
        assertThat(message.getTopic()).isEqualTo("qc-verdict");
        assertThat(message.getTags()).isEqualTo("qc.verdict-given");
        assertThat(message.getKeys()).isEqualTo(body().path("id").asString());
    }

    @Test
    void it_passes_exactly_what_was_submitted() {
        JsonNode data = body().path("data");

        assertThat(body().path("key").asString()).isEqualTo("11");
        assertThat(body().path("sequence").asLong()).isEqualTo(1);
        assertThat(body().path("version").asInt()).isEqualTo(1);
        assertThat(data.path("result").asString()).isEqualTo("PASS");
        assertThat(data.path("draft_id").asLong()).isEqualTo(11);
        assertThat(data.path("snapshot_id").asLong()).isEqualTo(44);
        assertThat(data.path("publish_version").asLong()).isEqualTo(1);
        assertThat(data.path("content_hash").asString()).isEqualTo("hash");
    }

    private JsonNode body() {
        return JsonMapper.shared().readTree(message.getBody());
    }
}
