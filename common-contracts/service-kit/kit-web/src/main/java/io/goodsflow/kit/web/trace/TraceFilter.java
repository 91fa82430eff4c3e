package io.goodsflow.kit.web.trace;

import io.goodsflow.kit.trace.Tracing;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.slf4j.MDC;
import org.springframework.web.filter.OncePerRequestFilter;

/** Puts the request's trace into the logging context, also for its error and async dispatches. */
final class TraceFilter extends OncePerRequestFilter {

    private static final String ATTRIBUTE = TraceFilter.class.getName() + ".trace";

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        TraceParent trace = traceOf(request);
        String outer = MDC.get(Traces.TRACE_ID);
        MDC.put(Traces.TRACE_ID, trace.traceId());
        MDC.put(Traces.FLAGS, trace.flags());
        try {
            chain.doFilter(request, response);
        } finally {
            if (outer == null) {
                MDC.remove(Traces.TRACE_ID);
            } else {
                MDC.put(Traces.TRACE_ID, outer);
            }
            MDC.remove(Traces.FLAGS);
        }
    }

    private static TraceParent traceOf(HttpServletRequest request) {
        if (request.getAttribute(ATTRIBUTE) instanceof TraceParent known) {
            return known;
        }
        String span = Tracing.traceparent();
        TraceParent trace = TraceParent.of(span == null ? request.getHeader(Traces.HEADER) : span);
        request.setAttribute(ATTRIBUTE, trace);
        return trace;
    }

    @Override
    protected boolean shouldNotFilterAsyncDispatch() {
        return false;
    }

    @Override
    protected boolean shouldNotFilterErrorDispatch() {
        return false;
    }
}
