package io.goodsflow.supply.task.application;

import io.goodsflow.supply.task.domain.DraftFate;

/** What became of drafts, for those whose event never came. */
public interface DraftFates {
    DraftFate of(String operationId);
}
