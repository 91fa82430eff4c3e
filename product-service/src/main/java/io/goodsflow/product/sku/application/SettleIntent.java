package io.goodsflow.product.sku.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.sku.application.StockDesk.Said;
import io.goodsflow.product.sku.domain.SkuIntent;
import io.goodsflow.product.sku.domain.SkuIntent.State;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/**
 * Takes an intent to its end from wherever it is (architecture 5): inventory-service decides, then the item is changed or
 * the decision is taken back. Any number of callers may do so at once, a crash between two steps loses none of them.
 */
@Service
public class SettleIntent {

    private static final Logger LOG = LoggerFactory.getLogger(SettleIntent.class);

    /** Refusals are below, faults are above. */
    private static final int FAULT = 500;

    private final SkuIntents intents;
    private final StockDesk desk;
    private final MergeIntent mergeIntent;
    private final SkuEditProperties settings;
    private final Clock clock;

    SettleIntent(SkuIntents intents, StockDesk desk, MergeIntent mergeIntent, SkuEditProperties settings, Clock clock) {
        this.intents = intents;
        this.desk = desk;
        this.mergeIntent = mergeIntent;
        this.settings = settings;
        this.clock = clock;
    }

    /**
     * Returns when all is as the intent wants it.
     *
     * @throws GoodsflowException 409 if it was refused, and all is, or will be, as it was before; 503 if the outcome is not
     *     known yet: the intent stays open
     */
    public void handle(long intentId) {
        SkuIntent intent = intents.find(intentId).orElseThrow(() -> new IllegalStateException("no intent " + intentId));
        switch (intent.state()) {
            case OPEN -> decide(intent);
            case UNDOING -> {
                undo(intent);
                throw beingChanged(intent);
            }
            case DONE -> {}
            case CANCELED, UNDONE -> throw beingChanged(intent);
        }
    }

    private void decide(SkuIntent intent) {
        if (!intents.attempt(intent.intentId(), clock.instant().plus(settings.grace()))) {
            demandDone(intent, beingChanged(intent));
            return;
        }
        Said said = intent.wish() == null ? desk.retire(intent) : desk.adjust(intent);
        Optional<GoodsflowException> refusal = refusal(intent, said);
        if (refusal.isPresent()) {
            refuse(intent, refusal.get());
        } else {
            merge(intent);
        }
    }

    /** Another attempt may still be on its way, so a refusal is final only if it was the only one. */
    private void refuse(SkuIntent intent, GoodsflowException refusal) {
        if (!intents.cancelOnly(intent.intentId(), why(refusal), clock.instant())) {
            takeBack(intent, refusal);
        } else {
            throw refusal;
        }
    }

    private void merge(SkuIntent intent) {
        try {
            mergeIntent.handle(intent);
        } catch (GoodsflowException refused) {
            if (refused.errorCode().status() >= FAULT) {
                throw refused;
            }
            takeBack(intent, refused);
        }
    }

    private void takeBack(SkuIntent intent, GoodsflowException refusal) {
        if (intents.move(intent.intentId(), State.OPEN, State.UNDOING, why(refusal), clock.instant())) {
            undo(intent);
            throw refusal;
        }
        demandDone(intent, refusal);
    }

    /** Somebody else took it to its end meanwhile. */
    private void demandDone(SkuIntent intent, GoodsflowException otherwise) {
        if (intents.find(intent.intentId())
                .filter(other -> other.state() == State.DONE)
                .isEmpty()) {
            throw otherwise;
        }
    }

    /** Whatever keeps it from being undone now, the healer goes on with it. */
    private void undo(SkuIntent intent) {
        Instant at = clock.instant();
        intents.attempt(intent.intentId(), at.plus(settings.retryDelay()));
        try {
            Said said = intent.wish() == null ? desk.unretire(intent) : desk.undoAdjust(intent);
            if (said instanceof Said.TakenBackButFor rest) {
                undone(intent, rest.sold(), at);
            } else if (said instanceof Said.Done || said instanceof Said.NoStock) {
                undone(intent, 0, at);
            } else {
                LOG.error("intent {} of SKU {} cannot be undone yet: {}", intent.intentId(), intent.skuId(), said);
            }
        } catch (GoodsflowException notKnown) {
            LOG.warn("intent {} of SKU {} is undone later: {}", intent.intentId(), intent.skuId(), why(notKnown));
        }
    }

    /** What was sold cannot be taken back by waiting: the SKU is given free, and the difference is told. */
    private void undone(SkuIntent intent, long sold, Instant at) {
        if (intents.undone(intent.intentId(), sold, at) && sold > 0) {
            LOG.error(
                    "intent {} of SKU {} is undone but for {} units that were sold meanwhile",
                    intent.intentId(),
                    intent.skuId(),
                    sold);
        }
    }

    private static Optional<GoodsflowException> refusal(SkuIntent intent, Said said) {
        String sku = Long.toString(intent.skuId());
        if (said instanceof Said.Done || said instanceof Said.NoStock && intent.wish() == null) {
            return Optional.empty();
        }
        if (said instanceof Said.NoStock) {
            return Optional.of(new GoodsflowException(ProductError.SKU_STOCK_PENDING, sku));
        }
        if (said instanceof Said.Moved moved) {
            return Optional.of(moved(moved.available()));
        }
        if (said instanceof Said.InUse inUse) {
            GoodsflowException refusal = new GoodsflowException(ProductError.SKU_IN_USE, sku, "RESERVATION");
            inUse.facts().forEach(refusal::with);
            return Optional.of(refusal);
        }
        Said.Refused refused = (Said.Refused) said;
        return Optional.of(
                new GoodsflowException(ProductError.STOCK_REFUSED, refused.why()).with("reason_code", refused.code()));
    }

    static GoodsflowException moved(long available) {
        return new GoodsflowException(ProductError.STOCK_MOVED, Long.toString(available)).with("available", available);
    }

    private static GoodsflowException beingChanged(SkuIntent intent) {
        return new GoodsflowException(ProductError.SKU_BEING_CHANGED, Long.toString(intent.skuId()))
                .with("sku_id", intent.skuId());
    }

    private static String why(GoodsflowException refusal) {
        return refusal.errorCode().code();
    }
}
