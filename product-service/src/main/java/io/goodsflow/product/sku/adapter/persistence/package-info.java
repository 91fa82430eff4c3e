/** Intents and pending stock in MySQL. */
@NullMarked
package io.goodsflow.product.sku.adapter.persistence;

import org.jspecify.annotations.NullMarked;
