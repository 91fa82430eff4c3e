package io.goodsflow.kit.web.problem;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.web.trace.Traces;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Answers with problem+json, from a controller's failure as well as from a filter (api.md, general). Nothing of an
 * exception's text leaves the process; an unexpected failure is logged once, with the trace id that the caller sees.
 */
public final class Problems {

    /** Member of a refusal that tells after how many seconds it is worth trying again; becomes the header too. */
    public static final String RETRY_AFTER_SECONDS = "retry_after_seconds";

    static final String ERRORS = "errors";

    private static final Logger log = LoggerFactory.getLogger(Problems.class);
    private static final int DEFAULT_RETRY_AFTER_SECONDS = 2;
    private static final Set<String> OF_THE_ANSWER = Set.of(
            HttpHeaders.CONTENT_DISPOSITION, HttpHeaders.CONTENT_ENCODING, HttpHeaders.ETAG, HttpHeaders.LAST_MODIFIED);
    private static final Set<Integer> RETRYABLE = Set.of(429, 503);

    private final JsonMapper json;
    private final List<FailureTranslator> translators;

    Problems(JsonMapper json, List<FailureTranslator> translators) {
        this.json = json;
        this.translators = List.copyOf(translators);
    }

    /** Answers with the refusal; does nothing but log if the answer's head is already out. */
    public void write(HttpServletRequest request, HttpServletResponse response, GoodsflowException refusal)
            throws IOException {
        log(request, refusal);
        if (response.isCommitted()) {
            return;
        }
        response.resetBuffer();
        // Other headers stay, the security filters set some; these describe an answer that will not come.
        OF_THE_ANSWER.forEach(name -> response.setHeader(name, null));
        int status = refusal.errorCode().status();
        response.setStatus(status);
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        if (RETRYABLE.contains(status)) {
            Object seconds = refusal.properties().getOrDefault(RETRY_AFTER_SECONDS, DEFAULT_RETRY_AFTER_SECONDS);
            response.setHeader(HttpHeaders.RETRY_AFTER, String.valueOf(seconds));
        }
        byte[] body = json.writeValueAsBytes(describe(request, refusal));
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
        response.flushBuffer();
    }

    /** The body of the problem, for an answer that holds the outcomes of many commands. */
    public JsonNode describe(HttpServletRequest request, GoodsflowException refusal) {
        return json.valueToTree(Problem.body(refusal, Languages.of(request), pathOf(request), Traces.currentTraceId()));
    }

    /** Answers with what the failure means; see {@link FailureTranslator}. */
    public void writeFailure(HttpServletRequest request, HttpServletResponse response, Throwable failure)
            throws IOException {
        String allow = MvcFailures.allow(failure);
        if (allow != null && !response.isCommitted()) {
            response.setHeader(HttpHeaders.ALLOW, allow);
        }
        write(request, response, meaningOf(failure, Languages.of(request)));
    }

    private GoodsflowException meaningOf(Throwable failure, Locale language) {
        if (failure instanceof GoodsflowException refusal) {
            return refusal;
        }
        for (FailureTranslator translator : translators) {
            GoodsflowException meaning = translator.translate(failure);
            if (meaning != null) {
                return meaning;
            }
        }
        GoodsflowException meaning = MvcFailures.of(failure, language);
        return meaning != null ? meaning : GoodsflowException.causedBy(failure, CommonError.INTERNAL);
    }

    private static void log(HttpServletRequest request, GoodsflowException refusal) {
        int status = refusal.errorCode().status();
        String code = refusal.errorCode().code();
        Throwable reason = refusal.getCause() == null ? refusal : refusal.getCause();
        if (status == HttpServletResponse.SC_INTERNAL_SERVER_ERROR) {
            log.error("{} {} failed: {}", request.getMethod(), pathOf(request), code, reason);
        } else if (status > HttpServletResponse.SC_INTERNAL_SERVER_ERROR) {
            log.warn("{} {}: {}: {}", request.getMethod(), pathOf(request), code, reason.toString());
        } else {
            log.debug("{} {} refused: {}", request.getMethod(), pathOf(request), code);
        }
    }

    /** The path that the caller asked for, also while the container dispatches its error page. */
    private static String pathOf(HttpServletRequest request) {
        Object original = request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI);
        return original instanceof String path ? path : request.getRequestURI();
    }
}
