package io.goodsflow.kit.web.problem;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.apache.catalina.connector.ClientAbortException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.AuthenticationException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.async.AsyncRequestNotUsableException;

/** The last stop of a controller's failures; it writes by itself, so that no Accept header can turn an error away. */
@RestControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE)
class ProblemAdvice {

    private static final Logger log = LoggerFactory.getLogger(ProblemAdvice.class);

    private final Problems problems;

    ProblemAdvice(Problems problems) {
        this.problems = problems;
    }

    @ExceptionHandler(Exception.class)
    void answer(Exception failure, HttpServletRequest request, HttpServletResponse response) throws Exception {
        if (failure instanceof AccessDeniedException || failure instanceof AuthenticationException) {
            // Spring Security's filter knows whether this is a 401 or a 403.
            throw failure;
        }
        if (callerHasGone(failure)) {
            log.debug("{} {}: the caller has gone", request.getMethod(), request.getRequestURI());
            return;
        }
        problems.writeFailure(request, response, failure);
    }

    /** Judged by the container's own exceptions only: a broken connection to another server is no such thing. */
    private static boolean callerHasGone(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof ClientAbortException || cause instanceof AsyncRequestNotUsableException) {
                return true;
            }
        }
        return false;
    }
}
