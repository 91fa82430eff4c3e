package io.goodsflow.kit.feign;

import feign.Request;
import feign.Response;
import feign.codec.ErrorDecoder;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * Says what an answer other than 2xx means. 4xx: a definite no. 429 and 503: not done, try later. Anything else: it may
 * have taken effect, unless it was a read.
 */
final class Refusals implements ErrorDecoder {

    private static final Logger log = LoggerFactory.getLogger(Refusals.class);
    private static final TypeReference<Map<String, Object>> MEMBERS = new TypeReference<>() {};

    private final JsonMapper json;
    private final ServiceToken token;

    Refusals(JsonMapper json, ServiceToken token) {
        this.json = json;
        this.token = token;
    }

    @Override
    public Exception decode(String method, Response response) {
        Request request = response.request();
        Map<String, Object> problem = problemOf(response);
        int status = response.status();
        String code = problem.get("code") instanceof String given ? given : "remote.status_" + status;
        if (status == 429 || status == 503) {
            return Outcome.unavailable(request, "status " + status + " " + code, null);
        }
        if (status < 400 || status >= 500) {
            return Outcome.unanswered(request, "status " + status + " " + code, null);
        }
        String detail = problem.get("detail") instanceof String given ? given : null;
        RemoteRefusedException refusal = new RemoteRefusedException(status, code, detail, problem);
        // A token that was refused is asked for anew and the call repeated, once; see Repeats.
        return status == 401 && token.drop(request) ? Outcome.wrap(request, refusal) : refusal;
    }

    /** Members of the problem without those that are null; empty if the answer is no problem at all. */
    private Map<String, Object> problemOf(Response response) {
        try {
            byte[] body = JsonDecoder.bytesOf(response);
            if (body.length == 0) {
                return Map.of();
            }
            Map<String, Object> members = new LinkedHashMap<>(json.readValue(body, MEMBERS));
            members.values().removeIf(value -> value == null);
            return members;
        } catch (IOException | JacksonException noProblem) {
            log.debug("{} answered {} without a problem body", Outcome.nameOf(response.request()), response.status());
            return Map.of();
        }
    }
}
