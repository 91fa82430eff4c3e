package io.goodsflow.supply.deadletter.adapter.client;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.kit.feign.RemoteUnavailableException;
import io.goodsflow.kit.messaging.DeadLetter;
import io.goodsflow.kit.messaging.DeadLetterBox.ReplayedBatch;
import io.goodsflow.kit.messaging.DeadLetterError;
import io.goodsflow.kit.messaging.DeadLetterStatus;
import io.goodsflow.kit.operations.DeadLetterApi;
import io.goodsflow.kit.operations.DiscardLetterRequest;
import io.goodsflow.kit.operations.ReplayLetterRequest;
import io.goodsflow.kit.operations.ReplayTypeRequest;
import io.goodsflow.supply.deadletter.application.ServiceLetters;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Another service's letters; what it refuses is refused here with the same code. */
final class PeerLetters implements ServiceLetters {

    private static final Logger log = LoggerFactory.getLogger(PeerLetters.class);
    private static final List<String> PASSED_ON = List.of("current_status", "last_error");

    private final String service;
    private final DeadLetterApi api;

    PeerLetters(String service, DeadLetterApi api) {
        this.service = service;
        this.api = api;
    }

    @Override
    public String service() {
        return service;
    }

    @Override
    public Optional<List<DeadLetter>> newest(
            @Nullable DeadLetterStatus status, @Nullable String type, long beforeId, int size) {
        try {
            return Optional.of(api.newest(status, type, beforeId, size));
        } catch (RemoteUnavailableException | RemoteRefusedException e) {
            // it is down, or a release without the endpoint: the letters of the others are shown all the same
            log.warn("{} cannot be asked for its dead letters: {}", service, e.toString());
            return Optional.empty();
        }
    }

    @Override
    public DeadLetter find(long id) {
        return refusedAlike(() -> api.find(id));
    }

    @Override
    public DeadLetter replay(long id, String by) {
        return refusedAlike(() -> api.replay(id, new ReplayLetterRequest(by)));
    }

    @Override
    public ReplayedBatch replayAll(String type, long afterId, String by) {
        return refusedAlike(() -> api.replayAll(new ReplayTypeRequest(type, afterId, by)));
    }

    @Override
    public DeadLetter discard(long id, String by, String reason) {
        return refusedAlike(() -> api.discard(id, new DiscardLetterRequest(by, reason)));
    }

    private static <T> T refusedAlike(Supplier<T> call) {
        try {
            return call.get();
        } catch (RemoteRefusedException e) {
            DeadLetterError error = DeadLetterError.of(e.code()).orElseThrow(() -> e);
            String status = Objects.toString(e.properties().get("current_status"), "");
            GoodsflowException refusal = GoodsflowException.causedBy(e, error, status);
            for (String name : PASSED_ON) {
                Object value = e.properties().get(name);
                if (value != null) {
                    refusal.with(name, value);
                }
            }
            throw refusal;
        }
    }
}
