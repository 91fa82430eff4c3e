package io.goodsflow.product.sku.application;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The stock that new SKUs shall have, until inventory-service has it. */
public interface SkuStocks {

    Optional<NewStock> find(long skuId);

    Optional<NewStock> findByVersion(long itemId, long publishVersion);

    void insert(NewStock stock, Instant retryAt);

    void postpone(long skuId, Instant retryAt);

    void set(long skuId, Instant at);

    void refuse(long skuId, String why, Instant at);

    /** Why inventory-service refused it; empty if it did not. */
    Optional<String> refusal(long skuId);

    /** Those that are pending and whose time has come. */
    List<Long> due(Instant at, int limit);

    /**
     * The stock of one new SKU.
     *
     * @param publishVersion the version of the item that brought the SKU
     */
    record NewStock(
            long skuId,
            long itemId,
            long merchantId,
            long publishVersion,
            long quantity,
            String operator,
            State state,
            Instant at) {

        public boolean isPending() {
            return state == State.PENDING;
        }

        /** How far it has come. */
        public enum State {
            PENDING,
            SET,
            REFUSED
        }
    }
}
