package io.goodsflow.qc.contract.event;

import io.goodsflow.kernel.EventContract;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The verdict on one frozen snapshot (architecture 3.3 and 7). Key: draft id; sequence: submission number. All of draft
 * id, publish version, snapshot id and content hash must match the locked submission, or product-service ignores it.
 *
 * @param result PASS or REJECT
 * @param reviewLevel MACHINE or HUMAN
 * @param reasonCodes empty for PASS, at least one for REJECT
 * @param reasons the same with field and text
 * @param ruleVersion version of the rule set that judged
 */
@EventContract(type = "qc.verdict-given", version = 1, topic = "qc-verdict")
public record VerdictGivenV1(
        long reviewId,
        long draftId,
        long itemId,
        long merchantId,
        int submissionNo,
        long publishVersion,
        long snapshotId,
        String contentHash,
        String operationId,
        String result,
        String reviewLevel,
        List<String> reasonCodes,
        List<Reason> reasons,
        long ruleVersion) {

    public VerdictGivenV1 {
        reasonCodes = List.copyOf(reasonCodes);
        reasons = List.copyOf(reasons);
    }

    /** One reason; field is a snake_case path or null if it is about the whole. */
    public record Reason(String code, @Nullable String field, String message) {}
}
