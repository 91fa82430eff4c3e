package io.goodsflow.product.fence.application;

import io.goodsflow.kit.data.Tally;
import io.goodsflow.product.fence.domain.Subject;
import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.stereotype.Component;

/**
 * Puts what was read into the cache, if nothing happened to it meanwhile. Nobody needs it to succeed. The list of
 * categories is one text, bounded by their number: uncached, it would be read for every shopper.
 */
@Component
class Fills {

    private final FencedTexts texts;
    private final FenceProperties settings;
    private final Tally<Outcome> outcomes;

    Fills(FencedTexts texts, FenceProperties settings, MeterRegistry meters) {
        this.texts = texts;
        this.settings = settings;
        this.outcomes = Tally.of(meters, "goodsflow.product.fence.fills", "outcome", Outcome.class);
    }

    void fill(Subject subject, String generation, String text) {
        outcomes.count(outcome(subject, generation, text));
    }

    private Outcome outcome(Subject subject, String generation, String text) {
        if (subject.kind() == Subject.Kind.DETAIL && text.length() > settings.maxText()) {
            return Outcome.TOO_LONG;
        }
        try {
            return texts.fill(subject, generation, text) ? Outcome.FILLED : Outcome.OVERTAKEN;
        } catch (FenceUnavailableException down) {
            return Outcome.FAILED;
        }
    }

    /** What became of a filling. */
    enum Outcome {
        FILLED,
        OVERTAKEN,
        TOO_LONG,
        FAILED
    }
}
