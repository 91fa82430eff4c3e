package io.goodsflow.product.history.adapter.persistence;

import io.goodsflow.kit.data.purge.PurgeBatch;
import io.goodsflow.product.history.application.PastEvents;
import java.time.Clock;
import org.springframework.stereotype.Component;

/** Lets the kit's purge, under its lease, forget what is past its age. */
@Component
class HistoryRetention implements PurgeBatch {

    private final PastEvents events;
    private final HistoryProperties settings;
    private final Clock clock;

    HistoryRetention(PastEvents events, HistoryProperties settings, Clock clock) {
        this.events = events;
        this.settings = settings;
        this.clock = clock;
    }

    @Override
    public String table() {
        return "product_edit_history_log";
    }

    @Override
    public int delete(int limit) {
        return events.forget(clock.instant().minus(settings.keep()), limit);
    }
}
