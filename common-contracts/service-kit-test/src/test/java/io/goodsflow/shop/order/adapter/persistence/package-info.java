/** A service that keeps the rules. */
@NullMarked
package io.goodsflow.shop.order.adapter.persistence;

import org.jspecify.annotations.NullMarked;
