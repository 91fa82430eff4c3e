package io.goodsflow.supply.task.adapter.client;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kit.feign.RemoteOutcomeUnknownException;
import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.kit.feign.RemoteUnavailableException;
import io.goodsflow.supply.task.domain.Refusal;
import io.goodsflow.supply.task.domain.RemoteOutcome;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Names what came of a call. */
final class Calls {
    /** Not the row's fault: a token, a route or a limit of ours. Nothing happened there, later it may. */
    private static final Set<Integer> OURS = Set.of(401, 403, 405, 406, 408, 415, 429);

    private static final Set<String> PASSING = Set.of(CommonError.IN_PROGRESS.code(), CommonError.NOT_FOUND.code());

    private static final Set<String> OF_EVERY_PROBLEM =
            Set.of("type", "title", "status", "detail", "instance", "code", "trace_id");

    private Calls() {}

    static RemoteOutcome outcome(Supplier<RemoteOutcome> call) {
        try {
            return call.get();
        } catch (RemoteRefusedException e) {
            return refused(e);
        } catch (RemoteUnavailableException e) {
            return new RemoteOutcome.Unavailable(String.valueOf(e.getMessage()));
        } catch (RemoteOutcomeUnknownException e) {
            return new RemoteOutcome.Unknown(String.valueOf(e.getMessage()));
        }
    }

    private static RemoteOutcome refused(RemoteRefusedException e) {
        if (OURS.contains(e.status()) || PASSING.contains(e.code())) {
            return new RemoteOutcome.Unavailable(String.valueOf(e.getMessage()));
        }
        String detail = e.detail();
        String told = detail == null ? "" : detail;
        return new RemoteOutcome.Refused(
                e.code(), (told + fields(e)).strip(), new Refusal(e.status(), told, membersOf(e)));
    }

    /** What the problem says of its own; the rest is of one request. */
    private static Map<String, Object> membersOf(RemoteRefusedException e) {
        Map<String, Object> members = new TreeMap<>(e.properties());
        members.keySet().removeAll(OF_EVERY_PROBLEM);
        return members;
    }

    private static String fields(RemoteRefusedException e) {
        if (!(e.properties().get("errors") instanceof List<?> errors)) {
            return "";
        }
        return errors.stream()
                .filter(error -> error instanceof Map<?, ?>)
                .map(error -> (Map<?, ?>) error)
                .map(error -> " " + error.get("field") + ": " + error.get("message"))
                .collect(Collectors.joining(";"));
    }
}
