package io.goodsflow.qc.review.application;

import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.qc.review.domain.FrozenContent;
import io.goodsflow.qc.review.domain.Reason;
import io.goodsflow.qc.review.domain.Review;
import io.goodsflow.qc.review.domain.Snapshots;
import io.goodsflow.qc.review.domain.Submission;
import io.goodsflow.qc.review.domain.Verdict;
import io.goodsflow.qc.rule.application.JudgeContent;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.springframework.stereotype.Service;

/**
 * Reads the frozen snapshot and judges it (source 6.6). Runs outside any transaction, because it asks product-service.
 */
@Service
public class JudgeSubmission {

    private final Snapshots snapshots;
    private final JudgeContent judgeContent;
    private final IdAllocator ids;
    private final Clock clock;

    JudgeSubmission(Snapshots snapshots, JudgeContent judgeContent, IdAllocator ids, Clock clock) {
        this.snapshots = snapshots;
        this.judgeContent = judgeContent;
        this.ids = ids;
        this.clock = clock;
    }

    /** @throws IllegalStateException if the snapshot is not the content that was submitted: nothing is judged then */
    public Review handle(Submission submission) {
        FrozenContent content = snapshots.read(submission.snapshotId());
        if (!content.isOf(submission)) {
            throw new IllegalStateException("snapshot " + submission.snapshotId() + " is not submission "
                    + submission.submissionNo() + " of draft " + submission.draftId());
        }
        JudgeContent.Result result = judgeContent.handle(new JudgeContent.Command(
                content.title(),
                content.texts().stream()
                        .map(text -> new JudgeContent.Text(text.field(), text.value()))
                        .toList(),
                content.prices()));
        return Review.byMachine(
                ids.next("qc_review"),
                submission,
                Verdict.of(reasons(result)),
                result.score(),
                result.ruleSetVersion(),
                clock.instant().truncatedTo(ChronoUnit.MILLIS));
    }

    private static List<Reason> reasons(JudgeContent.Result result) {
        return result.reasons().stream()
                .map(found ->
                        new Reason(found.ruleCode(), found.decisive(), found.code(), found.field(), found.message()))
                .toList();
    }
}
