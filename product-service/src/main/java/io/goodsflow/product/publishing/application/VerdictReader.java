package io.goodsflow.product.publishing.application;

import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.draft.domain.Submission;
import io.goodsflow.product.publishing.domain.ReviewLevel;
import io.goodsflow.product.publishing.domain.Verdict;
import io.goodsflow.product.publishing.domain.VerdictResult;
import io.goodsflow.qc.contract.event.VerdictGivenV1;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Reads the review's event in our own words. */
final class VerdictReader {

    private VerdictReader() {}

    /** Empty if it names a result or a level that the contract does not know. */
    static Optional<Verdict> read(VerdictGivenV1 event) {
        return named(VerdictResult.values(), event.result())
                .flatMap(result ->
                        named(ReviewLevel.values(), event.reviewLevel()).map(level -> verdict(event, result, level)));
    }

    private static Verdict verdict(VerdictGivenV1 event, VerdictResult result, ReviewLevel level) {
        return new Verdict(
                event.reviewId(),
                event.draftId(),
                new Submission(event.submissionNo(), event.snapshotId(), event.publishVersion(), event.contentHash()),
                result,
                level,
                result == VerdictResult.PASS ? List.of() : reasons(event));
    }

    /** At least one: a sender that gives only codes, or nothing, still tells the merchant something. */
    private static List<StatusReason> reasons(VerdictGivenV1 event) {
        if (!event.reasons().isEmpty()) {
            return event.reasons().stream()
                    .map(reason -> new StatusReason(reason.code(), reason.field(), reason.message()))
                    .toList();
        }
        List<String> codes = event.reasonCodes().isEmpty() ? List.of("review.rejected") : event.reasonCodes();
        return codes.stream().map(code -> new StatusReason(code, null, code)).toList();
    }

    private static <E extends Enum<E>> Optional<E> named(E[] values, String name) {
        return Arrays.stream(values).filter(value -> value.name().equals(name)).findFirst();
    }
}
