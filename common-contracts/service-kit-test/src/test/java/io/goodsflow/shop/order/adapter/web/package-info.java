/** A service that keeps the rules. */
@NullMarked
package io.goodsflow.shop.order.adapter.web;

import org.jspecify.annotations.NullMarked;
