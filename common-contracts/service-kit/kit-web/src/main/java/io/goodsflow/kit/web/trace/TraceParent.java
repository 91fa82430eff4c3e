package io.goodsflow.kit.web.trace;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a {@code traceparent} header says; anything malformed starts a new trace, because the id ends up in logs. */
record TraceParent(String traceId, String flags) {

    private static final Pattern FORMAT =
            Pattern.compile("(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(-.*)?");
    private static final int MAX_LENGTH = 128;

    static TraceParent of(@Nullable String header) {
        if (header != null && header.length() <= MAX_LENGTH) {
            Matcher matcher = FORMAT.matcher(header);
            if (matcher.matches()) {
                return new TraceParent(matcher.group(1), matcher.group(2));
            }
        }
        return new TraceParent(Traces.newTraceId(), "00");
    }

    String header(String spanId) {
        return "00-" + traceId + "-" + spanId + "-" + flags;
    }
}
