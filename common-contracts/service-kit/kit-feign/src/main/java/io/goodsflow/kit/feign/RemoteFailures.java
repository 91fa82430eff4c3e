package io.goodsflow.kit.feign;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.web.problem.FailureTranslator;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What this service answers when a call's failure was not handled: 503 or 504, never another service's own refusal. */
final class RemoteFailures implements FailureTranslator {

    private static final Set<Integer> OUR_IDENTITY_IS_REFUSED = Set.of(401, 403);

    @Override
    public @Nullable GoodsflowException translate(Throwable failure) {
        if (failure instanceof RemoteUnavailableException unavailable) {
            return GoodsflowException.causedBy(failure, CommonError.DEPENDENCY_DOWN, unavailable.service());
        }
        if (failure instanceof RemoteOutcomeUnknownException unknown) {
            return GoodsflowException.causedBy(failure, CommonError.DEPENDENCY_TIMEOUT, unknown.service());
        }
        if (failure instanceof RemoteRefusedException refused && OUR_IDENTITY_IS_REFUSED.contains(refused.status())) {
            return GoodsflowException.causedBy(failure, CommonError.DEPENDENCY_DOWN, "another service");
        }
        return null;
    }
}
