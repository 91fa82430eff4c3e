package io.goodsflow.product.facade.application;

import org.jspecify.annotations.Nullable;

/**
 * What an admin says of a product; nothing of it is sure.
 *
 * @param description null to have none
 */
public record ProductText(
        @Nullable Long categoryId,
        @Nullable String title,
        @Nullable String description) {}
