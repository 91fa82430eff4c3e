package io.goodsflow.kit.data;

/**
 * Identity of an idempotent command (architecture 4).
 *
 * @param principal who calls
 * @param merchantId tenant, 0 for the platform
 * @param operation method and route, or the name of the use case
 * @param key the caller's request id, at most 128 characters
 */
public record CommandKey(String principal, long merchantId, String operation, String key) {}
