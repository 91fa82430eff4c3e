/** A service that keeps the rules. */
@NullMarked
package io.goodsflow.shop.basket.application;

import org.jspecify.annotations.NullMarked;
