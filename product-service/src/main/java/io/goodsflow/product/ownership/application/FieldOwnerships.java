package io.goodsflow.product.ownership.application;

import io.goodsflow.product.ownership.domain.FieldOwnership;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;

/** Which sources may write which fields, category by category. */
public interface FieldOwnerships {

    /** {@link FieldOwnership#NOTHING_SAID} if nothing was ever said of the category. */
    FieldOwnership find(long categoryId);

    /** What is said of those categories of which anything ever was. */
    Map<Long, FieldOwnership> among(Collection<Long> categoryIds);

    /**
     * Replaces what is said of the category, if it still is at the version before.
     *
     * @return false if it is not
     */
    boolean save(long categoryId, FieldOwnership next, String operator, Instant at);
}
