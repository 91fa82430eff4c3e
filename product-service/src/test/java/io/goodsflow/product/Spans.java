package io.goodsflow.product;

import static org.assertj.core.api.Assertions.assertThat;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.trace.ReadWriteSpan;
import io.opentelemetry.sdk.trace.ReadableSpan;
import io.opentelemetry.sdk.trace.SpanProcessor;
import io.opentelemetry.sdk.trace.data.SpanData;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.UUID;

/** The spans that ended last. */
public class Spans implements SpanProcessor {

    private static final int KEPT = 10_000;

    private final Deque<SpanData> ended = new ArrayDeque<>();

    /** The header of a new trace that is kept, whatever share of all traces is. */
    public static String sampled() {
        UUID trace = UUID.randomUUID();
        return "00-%016x%016x-%016x-01"
                .formatted(
                        trace.getMostSignificantBits(),
                        trace.getLeastSignificantBits(),
                        trace.getMostSignificantBits());
    }

    /** Those of one trace. */
    public List<SpanData> named(String name, String traceId) {
        return all().stream()
                .filter(span -> span.getName().equals(name) && span.getTraceId().equals(traceId))
                .toList();
    }

    public SpanData withTag(String name, String value) {
        List<SpanData> found = all().stream()
                .filter(span -> value.equals(span.getAttributes().get(AttributeKey.stringKey(name))))
                .toList();
        assertThat(found).as("spans with %s %s", name, value).hasSize(1);
        return found.get(0);
    }

    private synchronized List<SpanData> all() {
        return new ArrayList<>(ended);
    }

    @Override
    public synchronized void onEnd(ReadableSpan span) {
        ended.addLast(span.toSpanData());
        if (ended.size() > KEPT) {
            ended.removeFirst();
        }
    }

    @Override
    public boolean isEndRequired() {
        return true;
    }

    @Override
    public void onStart(Context parent, ReadWriteSpan span) {
        // what counts is how they ended
    }

    @Override
    public boolean isStartRequired() {
        return false;
    }
}
