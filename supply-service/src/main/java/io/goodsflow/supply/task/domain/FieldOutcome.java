package io.goodsflow.supply.task.domain;

/**
 * What became of one field of a change.
 *
 * @param field path as in the history: title, attributes.NAME, skus[ID].price
 * @param outcome applied, ignored_not_owner, ignored_locked or unchanged
 */
public record FieldOutcome(String field, String outcome) {}
