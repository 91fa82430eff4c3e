package io.goodsflow.product.sku.adapter.persistence;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * How many edits of SKUs wait for inventory-service and since when the oldest does. Asked of the database when somebody reads
 * the metrics, at most every ten seconds; NaN while it is away.
 */
@Component
class WaitingWatch {

    private static final Logger LOG = LoggerFactory.getLogger(WaitingWatch.class);
    private static final long KEEP_NANOS = Duration.ofSeconds(10).toNanos();

    private final WaitingMapper mapper;
    private @Nullable Map<String, WaitingRow> seen;
    private long nextLook = System.nanoTime();

    WaitingWatch(WaitingMapper mapper, MeterRegistry meters) {
        this.mapper = mapper;
        for (What what : What.values()) {
            gauge(meters, "goodsflow.product.sku.waiting", what, WaitingRow::waiting);
            gauge(meters, "goodsflow.product.sku.oldest.seconds", what, WaitingRow::oldestSeconds);
        }
    }

    private void gauge(MeterRegistry meters, String name, What what, ToDoubleFunction<WaitingRow> figure) {
        Gauge.builder(name, () -> read(what, figure))
                .tag("what", what.name().toLowerCase(Locale.ROOT))
                .register(meters);
    }

    private synchronized double read(What what, ToDoubleFunction<WaitingRow> figure) {
        if (System.nanoTime() - nextLook >= 0) {
            look();
            nextLook = System.nanoTime() + KEEP_NANOS;
        }
        if (seen == null) {
            return Double.NaN;
        }
        WaitingRow row = seen.get(what.name());
        return row == null ? 0 : figure.applyAsDouble(row);
    }

    private void look() {
        try {
            seen = mapper.waiting().stream().collect(Collectors.toMap(WaitingRow::what, Function.identity()));
        } catch (DataAccessException | TransactionException e) {
            LOG.debug("the edits of SKUs that wait cannot be counted: {}", e.toString());
            seen = null;
        }
    }

    /** What waits, as the query names it. */
    private enum What {
        /** An edit or a removal of a SKU, for inventory-service's word. */
        EDIT,
        /** One that was refused, until what inventory-service did is taken back. */
        UNDO,
        /** The stock of a new SKU. */
        STOCK
    }
}
