package io.goodsflow.product.ownership.application;

import io.goodsflow.product.ownership.domain.FieldOwnership;
import java.time.Instant;

/** Which sources may write which fields, category by category. */
public interface FieldOwnerships {

    /** {@link FieldOwnership#EVERYBODYS} if nothing was ever said of the category. */
    FieldOwnership find(long categoryId);

    /**
     * Replaces what is said of the category, if it still is at the version before.
     *
     * @return false if it is not
     */
    boolean save(long categoryId, FieldOwnership next, String operator, Instant at);
}
