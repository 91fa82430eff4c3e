package io.goodsflow.product.draft.application;

import java.util.List;

/** Ids taken ahead for a draft that may turn out to need none of them. */
record NewIds(long draftId, long itemId, List<Long> skuIds) {}
