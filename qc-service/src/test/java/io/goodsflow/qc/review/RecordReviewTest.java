package io.goodsflow.qc.review;

import static io.goodsflow.qc.Submissions.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.goodsflow.kit.test.OutboxAssert;
import io.goodsflow.qc.QcTest;
import io.goodsflow.qc.Submissions;
import io.goodsflow.qc.review.application.RecordReview;
import io.goodsflow.qc.review.domain.Reason;
import io.goodsflow.qc.review.domain.Review;
import io.goodsflow.qc.review.domain.Reviews;
import io.goodsflow.qc.review.domain.Submission;
import io.goodsflow.qc.review.domain.Verdict;
import java.time.Instant;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

@QcTest
class RecordReviewTest {

    private static final Reason REASON =
            new Reason("title-length", true, "qc.title_length", "title", "The title is too short.");
    private static final Reason NOTE = new Reason("note", false, "qc.note", null, "Just so you know.");

    @Autowired
    private RecordReview recordReview;

    @Autowired
    private Reviews reviews;

    @Autowired
    private DataSource dataSource;

    private final long draft = newId();
    private final long snapshot = newId();

    @Test
    void aReviewIsReadBackAsItWasKept() {
        Review review = review(snapshot, Verdict.of(List.of(NOTE, REASON)));

        recordReview.handle(review);

        assertThat(reviews.find(review.id())).contains(review);
        assertThat(reviews.ofSubmission(draft, 1)).contains(review);
        OutboxAssert.assertThatOutbox(dataSource).ofKey(Long.toString(draft)).hasTypes("qc.verdict-given");
    }

    @Test
    void theFirstVerdictStandsWhateverALaterOneSays() {
        Review first = review(snapshot, Verdict.of(List.of(REASON)));
        recordReview.handle(first);

        recordReview.handle(review(snapshot, Verdict.of(List.of())));

        assertThat(reviews.ofSubmission(draft, 1)).contains(first);
        assertThat(OutboxAssert.events(dataSource))
                .filteredOn(event -> event.key().equals(Long.toString(draft)))
                .hasSize(2)
                .allSatisfy(event -> assertThat(event.body()).contains("\"result\":\"REJECT\""));
    }

    @Test
    void anotherContentUnderTheSameSubmissionIsRefused() {
        Review first = review(snapshot, Verdict.of(List.of()));
        recordReview.handle(first);

        assertThatIllegalStateException().isThrownBy(() -> recordReview.handle(review(newId(), first.verdict())));
        OutboxAssert.assertThatOutbox(dataSource).ofKey(Long.toString(draft)).hasTypes("qc.verdict-given");
    }

    private Review review(long snapshotId, Verdict verdict) {
        Submission submission =
                new Submission(draft, 1, 1, snapshotId, Submissions.HASH, newId(), 1001, "op", "SUPPLIER");
        return Review.byMachine(newId(), submission, verdict, 20, 1, Instant.parse("2026-03-01T10:00:00.123Z"));
    }
}
