package io.goodsflow.supply.task.domain;

import java.util.Map;

/**
 * Another service's no, as it was told: whoever waits for the row is told the same.
 *
 * @param status HTTP status, 4xx
 * @param detail for a person, without the fields
 * @param members what the problem said beside its text: errors, item_id, conflicts
 */
public record Refusal(int status, String detail, Map<String, Object> members) {}
