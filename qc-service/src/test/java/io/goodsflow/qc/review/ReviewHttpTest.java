package io.goodsflow.qc.review;

import static io.goodsflow.qc.Submissions.newId;

import io.goodsflow.kit.test.TestTokens;
import io.goodsflow.qc.QcTest;
import io.goodsflow.qc.Submissions;
import io.goodsflow.qc.review.application.RecordReview;
import io.goodsflow.qc.review.domain.Reason;
import io.goodsflow.qc.review.domain.Review;
import io.goodsflow.qc.review.domain.Submission;
import io.goodsflow.qc.review.domain.Verdict;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;

@QcTest
class ReviewHttpTest {

    @Autowired
    private RecordReview recordReview;

    @LocalServerPort
    private int port;

    @ParameterizedTest
    @ValueSource(strings = {"REVIEWER", "REVIEW_LEAD", "OPERATOR", "ADMIN"})
    void theBackOfficeSeesAReviewWithItsFindings(String role) {
        long draft = newId();
        Review review = Review.byMachine(
                newId(),
                new Submission(draft, 2, 3, newId(), Submissions.HASH, newId(), 1001, "op", "SUPPLIER"),
                Verdict.of(List.of(new Reason("title-length", true, "qc.title_length", "title", "Too short."))),
                20,
                1,
                Instant.parse("2026-03-01T10:00:00.123Z"));
        recordReview.handle(review);

        get(Long.toString(review.id()), role)
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.id")
                .isEqualTo(review.id())
                .jsonPath("$.draft_id")
                .isEqualTo(draft)
                .jsonPath("$.submission_no")
                .isEqualTo(2)
                .jsonPath("$.state")
                .isEqualTo("DECIDED")
                .jsonPath("$.result")
                .isEqualTo("REJECT")
                .jsonPath("$.review_level")
                .isEqualTo("MACHINE")
                .jsonPath("$.rule_version")
                .isEqualTo(1)
                .jsonPath("$.findings[0].code")
                .isEqualTo("qc.title_length")
                .jsonPath("$.findings[0].field")
                .isEqualTo("title")
                .jsonPath("$.decided_at")
                .isEqualTo("2026-03-01T10:00:00.123Z");
    }

    @Test
    void anUnknownReviewIsNotThere() {
        get(Long.toString(newId()), "ADMIN")
                .expectStatus()
                .isNotFound()
                .expectHeader()
                .contentTypeCompatibleWith(MediaType.APPLICATION_PROBLEM_JSON)
                .expectBody()
                .jsonPath("$.code")
                .isEqualTo("qc.review_not_found");
    }

    @Test
    void anIdThatIsNoneIsRefused() {
        get("abc", "ADMIN").expectStatus().isBadRequest();
    }

    @ParameterizedTest
    @ValueSource(strings = {"TRADE", "CUSTOMER", "APPROVER", "SERVICE"})
    void othersMayNotLook(String role) {
        get("1", role).expectStatus().isForbidden();
    }

    private RestTestClient.ResponseSpec get(String id, String role) {
        return RestTestClient.bindToServer()
                .baseUrl("http://127.0.0.1:" + port)
                .defaultHeader("Authorization", TestTokens.bearer(TestTokens.of("someone", role)))
                .build()
                .get()
                .uri("/api/admin/qc/reviews/" + id)
                .exchange();
    }
}
