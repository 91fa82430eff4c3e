package io.goodsflow.kit.feign;

import feign.Capability;
import feign.Client;
import feign.Contract;
import feign.MethodMetadata;
import feign.Request;
import feign.Response;
import feign.RetryableException;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.springframework.cloud.openfeign.FeignClient;

/**
 * Times every call, each repeat by itself, as {@code goodsflow.client.requests} by peer (the client's name), operation
 * (the method of its interface) and outcome. The operations are known when a client is made, and counted from 0 then. Public, because Feign calls it by reflection.
 */
public final class CallMetrics implements Capability {

    private static final String NAME = "goodsflow.client.requests";
    private static final String SUCCESS = "success";
    private static final String REFUSED = "refused";
    private static final String UNAVAILABLE = "unavailable";
    private static final String UNKNOWN = "unknown";
    private static final List<String> OUTCOMES = List.of(SUCCESS, REFUSED, UNAVAILABLE, UNKNOWN);
    private static final Set<Integer> NOTHING_WAS_DONE = Set.of(429, 503);

    private final MeterRegistry meters;

    CallMetrics(MeterRegistry meters) {
        this.meters = meters;
    }

    @Override
    public Contract enrich(Contract contract) {
        return type -> {
            List<MethodMetadata> methods = contract.parseAndValidateMetadata(type);
            FeignClient client = type.getAnnotation(FeignClient.class);
            if (client != null) {
                String peer = client.name().isEmpty() ? client.value() : client.name();
                methods.stream()
                        .map(method -> method.method().getName())
                        .collect(Collectors.toSet())
                        .forEach(operation -> OUTCOMES.forEach(outcome -> timer(peer, operation, outcome)));
            }
            return methods;
        };
    }

    @Override
    public Client enrich(Client client) {
        return (request, options) -> {
            long start = System.nanoTime();
            String outcome = UNKNOWN;
            try {
                Response response = client.execute(request, options);
                outcome = outcomeOf(request, response.status());
                return response;
            } catch (IOException | RuntimeException failure) {
                outcome = isKnownToHaveDoneNothing(failure) ? UNAVAILABLE : UNKNOWN;
                throw failure;
            } finally {
                timer(
                                Outcome.nameOf(request),
                                request.requestTemplate()
                                        .methodMetadata()
                                        .method()
                                        .getName(),
                                outcome)
                        .record(System.nanoTime() - start, TimeUnit.NANOSECONDS);
            }
        };
    }

    private Timer timer(String peer, String operation, String outcome) {
        return meters.timer(NAME, "peer", peer, "operation", operation, "outcome", outcome);
    }

    private static String outcomeOf(Request request, int status) {
        if (status >= 200 && status < 300) {
            return SUCCESS;
        }
        if (NOTHING_WAS_DONE.contains(status)) {
            return UNAVAILABLE;
        }
        if (status >= 400 && status < 500) {
            return REFUSED;
        }
        return Outcome.isRead(request) ? UNAVAILABLE : UNKNOWN;
    }

    private static boolean isKnownToHaveDoneNothing(Exception failure) {
        return failure instanceof RetryableException wrapped
                && wrapped.getCause() instanceof RemoteUnavailableException;
    }
}
