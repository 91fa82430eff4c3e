package io.goodsflow.inventory.contract.api;

/** The key right after the command; a repeat gets this answer again, whatever happened since. */
public record KeyStateAnswer(String inventoryKey, boolean retired, long inventoryVersion) {}
