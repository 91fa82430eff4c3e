/** A service that keeps the rules. */
@NullMarked
package io.goodsflow.shop.contract.api;

import org.jspecify.annotations.NullMarked;
