package io.goodsflow.product.category.domain;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A shelf that products are put on.
 *
 * @param parentId the shelf it is part of; null for a root
 */
public record Category(long id, String name, @Nullable Long parentId, Instant createdAt, Instant updatedAt) {

    /** Levels of the tree, the root's included. */
    public static final int MAX_DEPTH = 8;
}
