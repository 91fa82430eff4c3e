package io.goodsflow.product.update.application;

import io.goodsflow.kit.data.Tally;
import io.goodsflow.product.update.domain.FieldOutcome;
import io.goodsflow.product.update.domain.UpdateOutcome;
import io.goodsflow.product.update.domain.UpdateRecord;
import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.stereotype.Component;

/** Counts what becomes of updates and of their fields. */
@Component
class UpdateCount {

    private final Tally<UpdateOutcome> updates;
    private final Tally<FieldOutcome> fields;

    UpdateCount(MeterRegistry meters) {
        this.updates = Tally.of(meters, "goodsflow.product.updates", "outcome", UpdateOutcome.class);
        this.fields = Tally.of(meters, "goodsflow.product.update.fields", "outcome", FieldOutcome.class);
    }

    /** Fields of a queued update are counted when its turn comes. */
    void judged(UpdateRecord record) {
        settled(record.outcome());
        if (record.outcome() != UpdateOutcome.QUEUED) {
            record.fields().forEach(field -> fields.count(field.outcome()));
        }
    }

    void settled(UpdateOutcome outcome) {
        updates.count(outcome);
    }
}
