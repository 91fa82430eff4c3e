package io.goodsflow.insight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A trace as a tree: offset from its begin, duration, service, what was done. Of many alike siblings the first and those
 * with an error are shown.
 */
public final class TraceTree {

    private static final double NANOS_A_MILLI = 1e6;
    private static final int ALIKE = 3;

    private final List<Span> spans;
    private final Map<String, List<Span>> children = new HashMap<>();
    private final List<Span> tops = new ArrayList<>();
    private final Set<String> failing = new HashSet<>();
    private final List<String> lines = new ArrayList<>();
    private long begin = Long.MAX_VALUE;

    public TraceTree(List<Span> spans) {
        this.spans = spans.stream()
                .sorted(Comparator.comparingLong(Span::startNanos).thenComparing(Span::spanId))
                .toList();
        Map<String, Span> byId =
                this.spans.stream().collect(Collectors.toMap(Span::spanId, span -> span, (first, second) -> first));
        for (Span span : this.spans) {
            begin = Math.min(begin, span.startNanos());
            if (byId.containsKey(span.parentId())) {
                children.computeIfAbsent(span.parentId(), id -> new ArrayList<>())
                        .add(span);
            } else {
                tops.add(span);
            }
            for (Span up = span; span.error() && up != null && failing.add(up.spanId()); ) {
                up = byId.get(up.parentId());
            }
        }
    }

    public List<String> lines() {
        if (lines.isEmpty()) {
            head();
            show(tops, "");
        }
        return lines;
    }

    private void head() {
        long end = spans.stream().mapToLong(Span::endNanos).max().orElse(begin);
        long errors = spans.stream().filter(Span::error).count();
        Set<String> services = spans.stream().map(Span::service).collect(Collectors.toSet());
        lines.add(String.format(
                Locale.ROOT,
                "trace %s: %d spans in %d services, %.0f ms, %d with an error",
                spans.isEmpty() ? "" : spans.get(0).traceId(),
                spans.size(),
                services.size(),
                spans.isEmpty() ? 0 : (end - begin) / NANOS_A_MILLI,
                errors));
        lines.add(String.format("%10s %10s  %-18s %s", "offset ms", "took ms", "service", "span"));
    }

    private void show(List<Span> siblings, String indent) {
        Map<String, Integer> shown = new HashMap<>();
        Map<String, Integer> left = new HashMap<>();
        for (Span span : siblings) {
            String alike = span.service() + " " + span.name();
            if (shown.merge(alike, 1, Integer::sum) > ALIKE && !failing.contains(span.spanId())) {
                left.merge(alike, 1, Integer::sum);
                continue;
            }
            lines.add(line(span, indent));
            show(children.getOrDefault(span.spanId(), List.of()), indent + "  ");
        }
        left.forEach((alike, count) -> lines.add(String.format("%42s%s… %d more of %s", "", indent, count, alike)));
    }

    private String line(Span span, String indent) {
        String orphan = indent.isEmpty() && !span.isRoot() ? "  (caused by " + span.parentId() + ", not here)" : "";
        return String.format(
                Locale.ROOT,
                "%10.1f %10.1f  %-18s %s%s%s%s%s",
                (span.startNanos() - begin) / NANOS_A_MILLI,
                span.nanos() / NANOS_A_MILLI,
                span.service(),
                indent,
                mark(span.kind()),
                span.name(),
                span.error() ? "  ERROR " + span.tags().getOrDefault("error", "") : "",
                orphan);
    }

    /** Who spoke: a call out, a call in, a message out, a message in. */
    private static String mark(String kind) {
        return switch (kind) {
            case "CLIENT" -> "→ ";
            case "SERVER" -> "← ";
            case "PRODUCER" -> "» ";
            case "CONSUMER" -> "« ";
            default -> "· ";
        };
    }
}
