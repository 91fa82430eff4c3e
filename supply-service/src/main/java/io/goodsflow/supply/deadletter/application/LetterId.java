package io.goodsflow.supply.deadletter.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.messaging.DeadLetterError;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A letter of the fleet; callers take its text as it is. */
public record LetterId(String service, long number) {

    private static final Pattern TEXT = Pattern.compile("([a-z-]{1,64}):([0-9]{1,18})");

    /** @throws GoodsflowException {@link DeadLetterError#NOT_FOUND} if it is none that was ever given out */
    public static LetterId of(String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw new GoodsflowException(DeadLetterError.NOT_FOUND);
        }
        return new LetterId(parts.group(1), Long.parseLong(parts.group(2)));
    }

    @Override
    public String toString() {
        return service + ":" + number;
    }
}
