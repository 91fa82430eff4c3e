/** A service that keeps the rules. */
@NullMarked
package io.goodsflow.shop.order.domain;

import org.jspecify.annotations.NullMarked;
