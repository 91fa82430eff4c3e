/** What an order can do with its claim. */
@NullMarked
package io.goodsflow.inventory.reservation.application;

import org.jspecify.annotations.NullMarked;
