package io.goodsflow.supply.task.domain;

import java.util.List;

/**
 * What product-service said of a change.
 *
 * @param publishVersion the item's version when the change was judged
 */
public record EditReport(long publishVersion, List<FieldOutcome> fields) {}
