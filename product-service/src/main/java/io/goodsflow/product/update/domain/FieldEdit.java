package io.goodsflow.product.update.domain;

import org.jspecify.annotations.Nullable;

/**
 * What one field was in the version somebody started from, and what it is to be.
 *
 * @param field path as in the history: title, attributes.NAME, skus[ID].price; skus[ID] is the SKU as a whole
 * @param from value in the base version, null if there was none
 * @param to null to have none
 */
public record FieldEdit(
        String field, @Nullable Object from, @Nullable Object to) {}
