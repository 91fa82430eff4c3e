package io.goodsflow.qc.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.goodsflow.kit.test.OutboxAssert;
import io.goodsflow.product.contract.event.DraftSubmittedV1;
import io.goodsflow.qc.ProductStub;
import io.goodsflow.qc.QcTest;
import io.goodsflow.qc.Submissions;
import io.goodsflow.qc.review.domain.Review;
import io.goodsflow.qc.review.domain.Reviews;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** From the submission's event to the verdict's, through the broker. */
@QcTest
class ReviewSubmissionTest {

    private static final Duration SOON = Duration.ofSeconds(60);

    @Autowired
    private Submissions submissions;

    @Autowired
    private ProductStub product;

    @Autowired
    private Reviews reviews;

    @Autowired
    private DataSource dataSource;

    @Autowired
    private JsonMapper json;

    @Test
    void aSoundProductPasses() {
        DraftSubmittedV1 submitted = submissions.freeze("Longjing green tea", 1990);
        submissions.submit(submitted);

        Review review = awaitReview(submitted);

        assertThat(review.verdict().result()).isEqualTo("PASS");
        assertThat(review.score()).isZero();
        JsonNode verdict = verdicts(submitted).get(0);
        assertThat(verdict.path("type").asString()).isEqualTo("qc.verdict-given");
        assertThat(verdict.path("key").asString()).isEqualTo(Long.toString(submitted.draftId()));
        assertThat(verdict.path("sequence").asLong()).isEqualTo(1);
        assertThat(verdict.path("data")).isEqualTo(json.readTree("""
                {
                  "review_id": %d, "draft_id": %d, "item_id": %d, "merchant_id": 1001, "submission_no": 1,
                  "publish_version": 1, "snapshot_id": %d, "content_hash": "%s", "operation_id": "task-1-row-2",
                  "result": "PASS", "review_level": "MACHINE", "reason_codes": [], "reasons": [], "rule_version": %d
                }
                """.formatted(
                        review.id(),
                        submitted.draftId(),
                        submitted.itemId(),
                        submitted.snapshotId(),
                        submitted.contentHash(),
                        review.ruleSetVersion())));
    }

    @Test
    void aViolationIsRejectedWithEveryReason() {
        DraftSubmittedV1 submitted = submissions.freeze("出 售 枪 支", 100_000_001);
        submissions.submit(submitted);

        Review review = awaitReview(submitted);

        assertThat(review.verdict().result()).isEqualTo("REJECT");
        assertThat(review.score()).isEqualTo(130);
        JsonNode data = verdicts(submitted).get(0).path("data");
        assertThat(data.path("result").asString()).isEqualTo("REJECT");
        assertThat(data.path("reason_codes").toString()).isEqualTo("[\"qc.banned_words\",\"qc.price_range\"]");
        assertThat(data.path("reasons").get(0).path("field").asString()).isEqualTo("title");
        assertThat(data.path("reasons").get(1).path("field").asString()).isEqualTo("skus[0].price");
    }

    @Test
    void theCheapestAndTheDearestPriceAndTheShortestTitlePass() {
        DraftSubmittedV1 free = submissions.freeze("绿茶", 0);
        DraftSubmittedV1 dear = submissions.freeze("a".repeat(128), 100_000_000);
        submissions.submit(free);
        submissions.submit(dear);

        assertThat(awaitReview(free).verdict().result()).isEqualTo("PASS");
        assertThat(awaitReview(dear).verdict().result()).isEqualTo("PASS");
    }

    @Test
    void aSubmissionToldAgainGetsTheSameVerdictAgain() {
        DraftSubmittedV1 submitted = submissions.freeze("Longjing green tea", 1990);
        submissions.submit(submitted);
        Review first = awaitReview(submitted);

        submissions.submit(submitted);

        await().atMost(SOON).untilAsserted(() -> assertThat(verdicts(submitted)).hasSize(2));
        List<JsonNode> verdicts = verdicts(submitted);
        assertThat(verdicts.get(0).path("data")).isEqualTo(verdicts.get(1).path("data"));
        assertThat(awaitReview(submitted).id()).isEqualTo(first.id());
    }

    @Test
    void whileProductServiceIsDownTheReviewWaits() {
        DraftSubmittedV1 submitted = submissions.freeze("Longjing green tea", 1990);
        product.failNext(2);
        submissions.submit(submitted);

        assertThat(awaitReview(submitted).verdict().result()).isEqualTo("PASS");
        assertThat(verdicts(submitted)).hasSize(1);
    }

    @Test
    void anotherContentThanTheSubmittedOneIsNotJudged() {
        DraftSubmittedV1 submitted = submissions.freeze("Longjing green tea", 1990);
        DraftSubmittedV1 other = new DraftSubmittedV1(
                submitted.draftId(),
                submitted.itemId(),
                submitted.merchantId(),
                submitted.submissionNo(),
                submitted.snapshotId(),
                0,
                1,
                "cd".repeat(32),
                submitted.operationId(),
                submitted.source(),
                submitted.submittedAt());
        int before = product.reads();
        submissions.submit(other);

        await().atMost(SOON).until(() -> product.reads() >= before + 2);
        assertThat(reviews.ofSubmission(submitted.draftId(), 1)).isEmpty();
        assertThat(verdicts(submitted)).isEmpty();

        // The right content under the same name is judged as ever.
        submissions.submit(submitted);
        assertThat(awaitReview(submitted).verdict().result()).isEqualTo("PASS");
    }

    private Review awaitReview(DraftSubmittedV1 submitted) {
        return await().atMost(SOON)
                .until(() -> reviews.ofSubmission(submitted.draftId(), submitted.submissionNo()), Optional::isPresent)
                .orElseThrow();
    }

    private List<JsonNode> verdicts(DraftSubmittedV1 submitted) {
        return OutboxAssert.events(dataSource).stream()
                .filter(event -> event.topic().equals("qc-verdict"))
                .filter(event -> event.key().equals(Long.toString(submitted.draftId())))
                .map(event -> json.readTree(event.body()))
                .toList();
    }
}
