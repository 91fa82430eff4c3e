/** Checkout for order systems. */
@NullMarked
package io.goodsflow.product.checkout.adapter.web;

import org.jspecify.annotations.NullMarked;
