/** A service that keeps the rules. */
@NullMarked
package io.goodsflow.shop.basket.domain;

import org.jspecify.annotations.NullMarked;
