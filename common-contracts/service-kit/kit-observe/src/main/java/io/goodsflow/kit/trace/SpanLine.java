package io.goodsflow.kit.trace;

import io.goodsflow.kit.log.LogMask;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.sdk.trace.data.SpanData;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * One finished span as it stands in the file; the field names are the file's format. Times are nanoseconds since the
 * epoch.
 */
record SpanLine(
        String traceId,
        String spanId,
        String parentId,
        String service,
        String name,
        String kind,
        long startNanos,
        long endNanos,
        boolean error,
        Map<String, String> tags) {

    static SpanLine of(SpanData span, String service) {
        Map<String, String> tags = span.getAttributes().asMap().entrySet().stream()
                .collect(Collectors.toMap(
                        tag -> tag.getKey().getKey(),
                        tag -> LogMask.mask(tag.getKey().getKey(), String.valueOf(tag.getValue())),
                        (first, second) -> first,
                        TreeMap::new));
        boolean error = span.getStatus().getStatusCode() == StatusCode.ERROR;
        if (error && !span.getStatus().getDescription().isBlank()) {
            tags.put("error", LogMask.mask(span.getStatus().getDescription()));
        }
        return new SpanLine(
                span.getTraceId(),
                span.getSpanId(),
                span.getParentSpanContext().isValid() ? span.getParentSpanId() : "",
                service,
                LogMask.mask(span.getName()),
                span.getKind().name(),
                span.getStartEpochNanos(),
                span.getEndEpochNanos(),
                error,
                tags);
    }
}
