package io.goodsflow.qc.review.adapter.messaging;

import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import io.goodsflow.qc.review.domain.Reason;
import io.goodsflow.qc.review.domain.Review;
import io.goodsflow.qc.review.domain.Submission;
import io.goodsflow.qc.review.domain.Verdicts;
import java.util.List;
import org.springframework.stereotype.Component;

@Component
class OutboxVerdicts implements Verdicts {

    private final Events events;
    private final Outbox outbox;

    OutboxVerdicts(Events events, Outbox outbox) {
        this.events = events;
        this.outbox = outbox;
    }

    @Override
    public void announce(Review review) {
        Submission submission = review.submission();
        outbox.append(
                events.of(verdict(review, submission), Long.toString(submission.draftId()), submission.submissionNo()));
    }

    private static VerdictGivenV1 verdict(Review review, Submission submission) {
        List<Reason> reasons = review.verdict().reasons();
        return new VerdictGivenV1(
                review.id(),
                submission.draftId(),
                submission.itemId(),
                submission.merchantId(),
                submission.submissionNo(),
                submission.publishVersion(),
                submission.snapshotId(),
                submission.contentHash(),
                submission.operationId(),
                review.verdict().result(),
                review.level(),
                reasons.stream().map(Reason::code).distinct().toList(),
                reasons.stream()
                        .map(reason -> new VerdictGivenV1.Reason(reason.code(), reason.field(), reason.message()))
                        .toList(),
                review.ruleSetVersion());
    }
}
