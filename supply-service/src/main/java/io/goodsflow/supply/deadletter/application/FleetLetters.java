package io.goodsflow.supply.deadletter.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.messaging.DeadLetterError;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The services that have letters, in the order of their names. */
@Component
class FleetLetters {

    private final List<ServiceLetters> services;

    FleetLetters(List<ServiceLetters> services) {
        this.services = services.stream()
                .sorted(Comparator.comparing(ServiceLetters::service))
                .toList();
    }

    List<ServiceLetters> all() {
        return services;
    }

    /** @throws GoodsflowException 400 on {@code service} if there is no such service */
    ServiceLetters named(String service) {
        ServiceLetters letters = find(service);
        if (letters == null) {
            throw GoodsflowException.invalid(List.of(new FieldError(
                    "service",
                    "field.invalid",
                    "service must be one of "
                            + services.stream().map(ServiceLetters::service).toList())));
        }
        return letters;
    }

    /** @throws GoodsflowException {@link DeadLetterError#NOT_FOUND} if the id is of no service */
    ServiceLetters of(LetterId id) {
        ServiceLetters letters = find(id.service());
        if (letters == null) {
            throw new GoodsflowException(DeadLetterError.NOT_FOUND);
        }
        return letters;
    }

    private @Nullable ServiceLetters find(String service) {
        return services.stream()
                .filter(letters -> letters.service().equals(service))
                .findFirst()
                .orElse(null);
    }
}
