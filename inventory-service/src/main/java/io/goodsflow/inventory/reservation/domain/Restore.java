package io.goodsflow.inventory.reservation.domain;

import java.time.Instant;

/**
 * Units that an order gave back by one request.
 *
 * @param wholeOrder true if it asked for all that was left
 * @param lines what was given back; none if nothing was left
 */
public record Restore(
        String orderId, String requestNo, boolean wholeOrder, OrderLines lines, String operator, Instant createdAt) {}
