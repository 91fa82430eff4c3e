/** Confirmation snapshots for orders. */
@NullMarked
package io.goodsflow.product.checkout.application;

import org.jspecify.annotations.NullMarked;
