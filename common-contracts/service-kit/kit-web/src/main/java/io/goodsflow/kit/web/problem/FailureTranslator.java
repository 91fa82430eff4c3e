package io.goodsflow.kit.web.problem;

import io.goodsflow.kernel.GoodsflowException;
import org.jspecify.annotations.Nullable;

/**
 * Says what a technical failure means to the caller of this service. Beans of this type are asked before the kit's own
 * rules, in their order; a failure that nobody knows is a 500 without its text.
 */
@FunctionalInterface
public interface FailureTranslator {

    /** Null if this translator does not know the failure. */
    @Nullable
    GoodsflowException translate(Throwable failure);
}
