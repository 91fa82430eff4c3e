package io.goodsflow.inventory.stock.adapter.web;

import io.goodsflow.inventory.contract.error.InventoryError;
import io.goodsflow.inventory.stock.application.AdjustOutcome;
import io.goodsflow.inventory.stock.application.AdjustOutcome.Adjusted;
import io.goodsflow.inventory.stock.application.AdjustOutcome.OtherMode;
import io.goodsflow.inventory.stock.application.AdjustOutcome.Refused;
import io.goodsflow.inventory.stock.application.AdjustOutcome.TakenBack;
import io.goodsflow.inventory.stock.application.KeyOutcome;
import io.goodsflow.inventory.stock.application.KeyOutcome.Done;
import io.goodsflow.inventory.stock.application.KeyOutcome.InUse;
import io.goodsflow.inventory.stock.application.KeyOutcome.Undone;
import io.goodsflow.inventory.stock.domain.Adjustment.Verdict;
import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;

/** Turns the outcomes of back-office commands that refuse into problems, in this one place. */
final class StockRefusals {

    private StockRefusals() {}

    static Adjusted orRefuse(AdjustOutcome outcome) {
        if (outcome instanceof Adjusted adjusted) {
            return adjusted;
        }
        throw refusal(outcome);
    }

    static TakenBack orRefuseToUndo(AdjustOutcome outcome) {
        if (outcome instanceof TakenBack takenBack) {
            return takenBack;
        }
        throw refusal(outcome);
    }

    private static GoodsflowException refusal(AdjustOutcome outcome) {
        if (outcome instanceof Refused refused) {
            Balance current = refused.current();
            return new GoodsflowException(code(refused.reason()), current.inventoryKey())
                    .with("available", current.available())
                    .with("inventory_version", current.inventoryVersion());
        }
        if (outcome instanceof OtherMode refused) {
            return new GoodsflowException(InventoryError.MODE_NOT_SUPPORTED, refused.mode());
        }
        if (outcome instanceof AdjustOutcome.Undone refused) {
            return new GoodsflowException(InventoryError.REQUEST_UNDONE, refused.requestNo());
        }
        if (outcome instanceof AdjustOutcome.RequestReused refused) {
            return reused(refused.requestNo());
        }
        return unknown(((AdjustOutcome.UnknownKey) outcome).inventoryKey());
    }

    static Done orRefuse(KeyOutcome outcome) {
        if (outcome instanceof Done done) {
            return done;
        }
        if (outcome instanceof InUse refused) {
            Balance current = refused.current();
            throw new GoodsflowException(InventoryError.KEY_IN_USE, current.inventoryKey())
                    .with("reserved", current.buckets().reserved())
                    .with("confirmed", current.buckets().confirmed())
                    .with("locked", current.buckets().locked());
        }
        if (outcome instanceof Undone refused) {
            throw new GoodsflowException(InventoryError.REQUEST_UNDONE, refused.requestNo());
        }
        if (outcome instanceof KeyOutcome.RequestReused refused) {
            throw reused(refused.requestNo());
        }
        throw unknown(((KeyOutcome.UnknownKey) outcome).inventoryKey());
    }

    private static InventoryError code(Verdict reason) {
        return switch (reason) {
            case MOVED -> InventoryError.STOCK_MOVED;
            case BELOW_ZERO -> InventoryError.INSUFFICIENT_STOCK;
            case TOO_LARGE -> InventoryError.STOCK_TOO_LARGE;
            case FITS -> throw new IllegalStateException("what fits is not refused");
        };
    }

    private static GoodsflowException reused(String requestNo) {
        return new GoodsflowException(CommonError.IDEMPOTENCY_KEY_REUSED).with("request_no", requestNo);
    }

    private static GoodsflowException unknown(String inventoryKey) {
        return new GoodsflowException(InventoryError.KEY_NOT_FOUND, inventoryKey);
    }
}
