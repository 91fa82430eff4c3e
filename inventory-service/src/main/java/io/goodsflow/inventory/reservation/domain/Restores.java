package io.goodsflow.inventory.reservation.domain;

import java.util.Optional;

/** What orders gave back, by request. */
public interface Restores {

    Optional<Restore> find(String orderId, String requestNo);

    /** @return false if another transaction kept this request meanwhile; the caller rolls back */
    boolean keep(Restore restore);
}
