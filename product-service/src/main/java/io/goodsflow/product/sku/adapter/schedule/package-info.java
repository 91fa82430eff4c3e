/** Finishes what was interrupted. */
@NullMarked
package io.goodsflow.product.sku.adapter.schedule;

import org.jspecify.annotations.NullMarked;
