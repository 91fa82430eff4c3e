package io.goodsflow.kit.web.problem;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.web.trace.Traces;
import java.io.IOException;
import java.util.Map;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.MediaType;
import tools.jackson.databind.json.JsonMapper;

/**
 * Problems for what the container refuses before any filter runs, for example a target with forbidden characters. Public
 * because the container makes it from its name.
 */
public final class ContainerProblems extends ErrorReportValve {

    private static final Logger log = LoggerFactory.getLogger(ContainerProblems.class);
    private static final JsonMapper JSON = JsonMapper.shared();

    @Override
    protected void report(Request request, Response response, @Nullable Throwable failure) {
        if (response.getStatus() < 400 || response.getContentWritten() > 0 || !response.setErrorReported()) {
            return;
        }
        Map<String, Object> body = Problem.body(
                new GoodsflowException(StatusCodes.of(response.getStatus())),
                Languages.of(request),
                request.getRequestURI() == null ? "" : request.getRequestURI(),
                Traces.traceIdOf(request.getHeader(Traces.HEADER)));
        try {
            byte[] json = JSON.writeValueAsBytes(body);
            response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
            response.getOutputStream().write(json);
            response.finishResponse();
        } catch (IOException callerHasGone) {
            log.debug("the caller has gone before its refusal was written", callerHasGone);
        }
    }
}
