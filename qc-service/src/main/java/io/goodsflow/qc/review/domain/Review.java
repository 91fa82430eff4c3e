package io.goodsflow.qc.review.domain;

import java.time.Instant;

/**
 * The review of one submission.
 *
 * @param level MACHINE or HUMAN
 * @param ruleSetVersion version of the rules that judged
 */
public record Review(
        long id,
        Submission submission,
        Verdict verdict,
        String level,
        int score,
        long ruleSetVersion,
        Instant decidedAt) {

    public static Review byMachine(
            long id, Submission submission, Verdict verdict, int score, long ruleSetVersion, Instant decidedAt) {
        return new Review(id, submission, verdict, "MACHINE", score, ruleSetVersion, decidedAt);
    }
}
