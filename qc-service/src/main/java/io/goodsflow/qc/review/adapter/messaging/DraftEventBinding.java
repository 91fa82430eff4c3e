package io.goodsflow.qc.review.adapter.messaging;

import io.goodsflow.kit.messaging.Consumers;
import io.goodsflow.product.contract.event.DraftSubmittedV1;
import io.goodsflow.qc.review.application.JudgeSubmission;
import io.goodsflow.qc.review.application.RecordReview;
import io.goodsflow.qc.review.domain.Submission;
import java.util.function.Consumer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.messaging.Message;

/** Binds topic product-draft: the snapshot is read and judged first, then inbox, review and verdict commit together. */
@Configuration(proxyBeanMethods = false)
class DraftEventBinding {

    @Bean
    Consumer<Message<byte[]>> draftEvents(
            Consumers consumers, JudgeSubmission judgeSubmission, RecordReview recordReview) {
        return consumers
                .named("qc.draft-events")
                .inbox(
                        DraftSubmittedV1.class,
                        event -> judgeSubmission.handle(submission(event.data())),
                        (event, review) -> recordReview.handle(review))
                .build();
    }

    private static Submission submission(DraftSubmittedV1 event) {
        return new Submission(
                event.draftId(),
                event.submissionNo(),
                event.publishVersion(),
                event.snapshotId(),
                event.contentHash(),
                event.itemId(),
                event.merchantId(),
                event.operationId(),
                event.source());
    }
}
