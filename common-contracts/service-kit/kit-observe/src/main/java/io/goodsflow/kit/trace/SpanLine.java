package io.goodsflow.kit.trace;

import io.goodsflow.kit.log.LogMask;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.sdk.trace.data.SpanData;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

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

    /** Where the status of an answer stands: of servers, of the gateway's calls. */
    private static final List<String> HTTP_STATUS = List.of("status", "http.status_code");

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
        String failed = failedStatus(tags);
        if (!error && failed != null) {
            error = true;
            tags.put("error", failed);
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

    /** Observations call a failure that was answered with a problem no error, and say by its status alone what became of it. */
    private static @Nullable String failedStatus(Map<String, String> tags) {
        return HTTP_STATUS.stream()
                .map(tags::get)
                .filter(status -> status != null && status.matches("5\\d\\d"))
                .findFirst()
                .orElse(null);
    }
}
