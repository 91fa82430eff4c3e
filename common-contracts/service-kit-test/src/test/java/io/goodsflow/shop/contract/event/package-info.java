/** A service that keeps the rules. */
@NullMarked
package io.goodsflow.shop.contract.event;

import org.jspecify.annotations.NullMarked;
