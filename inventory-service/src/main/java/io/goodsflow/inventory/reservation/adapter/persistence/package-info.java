/** Reservations in the database. */
@NullMarked
package io.goodsflow.inventory.reservation.adapter.persistence;

import org.jspecify.annotations.NullMarked;
