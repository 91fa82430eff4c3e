package io.goodsflow.inventory.contract.api;

/** The key as it stood right after the change; a repeat gets these figures again, whatever happened since. */
public record AdjustStockAnswer(String inventoryKey, long available, long inventoryVersion) {}
