package io.goodsflow.kit.messaging;

import io.goodsflow.kit.log.LogMask;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What deliveries of this process failed with, for the letters that are parked later. Only the latest thousand are
 * kept: a letter may be parked hours after its first failure, or by another process, and then shows no error.
 */
final class RecentFailures {

    static final int ERROR_LENGTH = 500;

    private static final int KEPT = 1_000;

    private final Map<Delivery, Errors> errors = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Delivery, Errors> eldest) {
            return size() > KEPT;
        }
    };

    synchronized void failed(String consumer, String messageKey, Throwable failure) {
        String text = text(failure);
        errors.merge(
                new Delivery(consumer, messageKey),
                new Errors(text, text),
                (known, latest) -> new Errors(known.first(), latest.last()));
    }

    synchronized Optional<Errors> of(String consumer, String messageKey) {
        return Optional.ofNullable(errors.get(new Delivery(consumer, messageKey)));
    }

    /** Masked before it is cut, so that half a secret is not left at the end. */
    static String text(Throwable failure) {
        String text = LogMask.mask(failure.toString());
        return text.substring(0, Math.min(text.length(), ERROR_LENGTH));
    }

    private record Delivery(String consumer, String messageKey) {}

    record Errors(String first, String last) {}
}
