/** A service that keeps the rules. */
@NullMarked
package io.goodsflow.shop.order.application;

import org.jspecify.annotations.NullMarked;
