package io.goodsflow.demo;

import java.util.Arrays;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * What the gateway said.
 *
 * @param call method and path, for messages
 * @param body the JSON body; a missing node if there is none
 * @param traceId the trace of the request; empty if the answer does not tell
 */
public record Answer(String call, int status, JsonNode body, String traceId) {

    /** This answer, if it has one of the statuses. */
    public Answer expect(int... statuses) {
        if (Arrays.stream(statuses).noneMatch(expected -> expected == status)) {
            throw new DemoFailed(
                    call + " answered " + summary() + " where " + Arrays.toString(statuses) + " was expected.");
        }
        return this;
    }

    /** Code of a problem; empty if the answer is none. */
    public Optional<String> code() {
        return body.path("code").asStringOpt();
    }

    /** Whether asking again later makes sense: something is down or slow. */
    public boolean isPassing() {
        return status == 429 || status == 502 || status == 503 || status == 504;
    }

    /** Status, code and text in one line. */
    public String summary() {
        String detail = body.path("detail").asString("");
        return code().map(code -> status + " " + code + " (" + detail + ")").orElse(String.valueOf(status));
    }
}
