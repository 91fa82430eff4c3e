package io.goodsflow.kit.web.trace;

import io.goodsflow.kit.trace.Tracing;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/** The trace that the current thread works for, kept in the logging context (architecture 4, envelope). */
public final class Traces {

    /** Key of the trace id in the logging context; other parts of the kit read it there. */
    public static final String TRACE_ID = "trace_id";

    /** W3C header that carries the trace between processes. */
    public static final String HEADER = "traceparent";

    static final String FLAGS = "trace_flags";

    private static final SecureRandom RANDOM = new SecureRandom();

    private Traces() {}

    /** 32 lower-case hex digits, null outside of a request or message. */
    public static @Nullable String currentTraceId() {
        return MDC.get(TRACE_ID);
    }

    /** Trace id that a header names, or a new one. For places that run before any filter. */
    public static String traceIdOf(@Nullable String header) {
        return TraceParent.of(header).traceId();
    }

    /** Value of the header for a call caused by the current thread: its span, else its trace, else a new one. */
    public static String outgoing() {
        String span = Tracing.traceparent();
        if (span != null) {
            return span;
        }
        String traceId = currentTraceId();
        String flags = MDC.get(FLAGS);
        return new TraceParent(traceId == null ? newTraceId() : traceId, flags == null ? "00" : flags).header(hex(8));
    }

    static String newTraceId() {
        return hex(16);
    }

    private static String hex(int bytes) {
        byte[] id = new byte[bytes];
        RANDOM.nextBytes(id);
        // All zeros is the one value that the standard forbids.
        id[0] |= 1;
        return HexFormat.of().formatHex(id);
    }
}
