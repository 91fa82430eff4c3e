package io.goodsflow.bench.publish;

import io.goodsflow.kernel.EventContract;
import io.goodsflow.kernel.EventEnvelope;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.apache.rocketmq.common.message.Message;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** Verdicts as qc-service sends them. */
final class Verdicts {

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();
    private static final EventContract CONTRACT =
            Objects.requireNonNull(VerdictGivenV1.class.getAnnotation(EventContract.class));

    private Verdicts() {}

    /** A pass for each. */
    static List<Message> on(List<Submitted> drafts) {
        return drafts.stream().map(Verdicts::pass).toList();
    }

    private static Message pass(Submitted draft) {
        String id = UUID.randomUUID().toString();
        EventEnvelope<VerdictGivenV1> envelope = new EventEnvelope<>(
                id,
                CONTRACT.type(),
                CONTRACT.version(),
                Long.toString(draft.draft().draftId()),
                draft.submission().submissionNo(),
                OffsetDateTime.now(ZoneOffset.UTC),
                null,
                verdict(draft));
        return new Message(CONTRACT.topic(), CONTRACT.type(), id, JSON.writeValueAsBytes(envelope));
    }

    private static VerdictGivenV1 verdict(Submitted draft) {
        return new VerdictGivenV1(
                draft.draft().draftId(),
                draft.draft().draftId(),
                draft.draft().itemId(),
                draft.draft().merchantId(),
                draft.submission().submissionNo(),
                draft.submission().publishVersion(),
                draft.submission().snapshotId(),
                draft.submission().contentHash(),
                draft.draft().operationId(),
                "PASS",
                "MACHINE",
                List.of(),
                List.of(),
                1);
    }
}
