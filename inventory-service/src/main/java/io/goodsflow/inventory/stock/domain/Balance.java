package io.goodsflow.inventory.stock.domain;

/**
 * The units of one key as they stand.
 *
 * @param inventoryVersion grows with commands of the back office only
 * @param seq grows with every change
 */
public record Balance(String inventoryKey, Buckets buckets, long inventoryVersion, long seq) {}
