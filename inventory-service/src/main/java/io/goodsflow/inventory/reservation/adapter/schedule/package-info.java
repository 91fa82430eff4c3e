/** What runs by the clock. */
@NullMarked
package io.goodsflow.inventory.reservation.adapter.schedule;

import org.jspecify.annotations.NullMarked;
