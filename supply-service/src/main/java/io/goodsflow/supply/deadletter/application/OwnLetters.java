package io.goodsflow.supply.deadletter.application;

import io.goodsflow.kit.messaging.DeadLetter;
import io.goodsflow.kit.messaging.DeadLetterBox;
import io.goodsflow.kit.messaging.DeadLetterBox.ReplayedBatch;
import io.goodsflow.kit.messaging.DeadLetterStatus;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** This service's own box. */
@Component
class OwnLetters implements ServiceLetters {

    private final DeadLetterBox box;

    OwnLetters(DeadLetterBox box) {
        this.box = box;
    }

    @Override
    public String service() {
        return "supply-service";
    }

    @Override
    public Optional<List<DeadLetter>> newest(
            @Nullable DeadLetterStatus status, @Nullable String type, long beforeId, int size) {
        return Optional.of(box.newest(status, type, beforeId, size));
    }

    @Override
    public DeadLetter find(long id) {
        return box.find(id);
    }

    @Override
    public DeadLetter replay(long id, String by) {
        return box.replay(id, by);
    }

    @Override
    public ReplayedBatch replayAll(String type, long afterId, String by) {
        return box.replayAll(type, afterId, by);
    }

    @Override
    public DeadLetter discard(long id, String by, String reason) {
        return box.discard(id, by, reason);
    }
}
