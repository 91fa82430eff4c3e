/** An order's claim on stock and its life. */
@NullMarked
package io.goodsflow.inventory.reservation.domain;

import org.jspecify.annotations.NullMarked;
