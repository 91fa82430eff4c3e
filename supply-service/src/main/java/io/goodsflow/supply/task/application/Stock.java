package io.goodsflow.supply.task.application;

import io.goodsflow.supply.task.domain.RemoteOutcome;

/** Stock at inventory-service. */
public interface Stock {
    /** Declares the stock of all SKUs that a drafted row adds: Done, Overtaken, Refused, Unavailable or Unknown. */
    RemoteOutcome declare(Rows.RowWork row);
}
