package io.goodsflow.insight;

import java.util.Map;

/**
 * A finished span as the services write it; unknown fields of later versions are ignored.
 *
 * @param parentId empty for the first span of a trace
 * @param startNanos since the epoch
 * @param tags ids, types and counts
 */
public record Span(
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

    public boolean isRoot() {
        return parentId.isEmpty();
    }

    long nanos() {
        return endNanos - startNanos;
    }
}
