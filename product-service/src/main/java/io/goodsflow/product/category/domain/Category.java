package io.goodsflow.product.category.domain;

import java.time.Instant;

/** A shelf that products are put on. */
public record Category(long id, String name, Instant createdAt, Instant updatedAt) {}
