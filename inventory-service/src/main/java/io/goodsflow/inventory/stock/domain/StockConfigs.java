package io.goodsflow.inventory.stock.domain;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The declared keys. */
public interface StockConfigs {

    /**
     * Declares new keys with nothing on them.
     *
     * @return false if another transaction declared one of them meanwhile; the caller rolls back and starts again
     */
    boolean declare(List<StockConfig> configs);

    /** Those that exist, by key. */
    Map<String, StockConfig> find(Collection<String> inventoryKeys);

    Optional<StockConfig> find(String inventoryKey);
}
