/** A service that keeps the rules. */
@NullMarked
package io.goodsflow.shop.note;

import org.jspecify.annotations.NullMarked;
