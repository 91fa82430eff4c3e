/** A service that keeps the rules. */
@NullMarked
package io.goodsflow.shop.order.adapter.client;

import org.jspecify.annotations.NullMarked;
