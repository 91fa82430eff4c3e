package io.goodsflow.product.fence.application;

import io.goodsflow.kit.data.DataProperties;
import io.goodsflow.product.contract.api.BeginDetailMutationRequest;
import java.time.Duration;
import org.springframework.stereotype.Component;

/** Limits that only together keep a fence up until its transaction has ended; the service does not start without. */
@Component
class FenceLimits {

    private static final int ANSWERS = 2;

    FenceLimits(FenceProperties fence, DataProperties data) {
        if (fence.transactionLimit().compareTo(data.answerTimeout().multipliedBy(ANSWERS)) < 0) {
            throw new IllegalStateException(
                    "goodsflow.product.fence.transaction-limit is %s, less than twice goodsflow.data.answer-timeout (%s): a fence could be lifted while its transaction still waits for the database"
                            .formatted(fence.transactionLimit(), data.answerTimeout()));
        }
        Duration longest = Duration.ofSeconds(BeginDetailMutationRequest.LONGEST_LIMIT_SECONDS);
        if (fence.tokenTtl().compareTo(longest) <= 0) {
            throw new IllegalStateException(
                    "goodsflow.product.fence.token-ttl is %s, not more than %s, the longest limit_seconds of another service's transaction: its fence would vanish before it ends"
                            .formatted(fence.tokenTtl(), longest));
        }
    }
}
