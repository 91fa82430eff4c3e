/** Reservations over HTTP. */
@NullMarked
package io.goodsflow.inventory.reservation.adapter.web;

import org.jspecify.annotations.NullMarked;
