package io.goodsflow.product.publishing.domain;

import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.history.domain.HistoryAction;

/** What a command makes of an item, and what that is called. */
public record Revised(ProductContent content, SaleState saleState, ItemEventType eventType, HistoryAction action) {}
