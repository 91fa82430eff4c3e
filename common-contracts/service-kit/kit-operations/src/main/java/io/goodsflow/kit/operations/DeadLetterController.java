package io.goodsflow.kit.operations;

import io.goodsflow.kit.messaging.DeadLetter;
import io.goodsflow.kit.messaging.DeadLetterBox;
import io.goodsflow.kit.messaging.DeadLetterBox.ReplayedBatch;
import io.goodsflow.kit.messaging.DeadLetterStatus;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.RestController;

/** This service's box over HTTP; what it promises is said in {@link DeadLetterApi}. */
@RestController
class DeadLetterController implements DeadLetterApi {

    private static final int MAX_SIZE = 201;

    private final DeadLetterBox box;

    DeadLetterController(DeadLetterBox box) {
        this.box = box;
    }

    @Override
    public List<DeadLetter> newest(
            @Nullable DeadLetterStatus status, @Nullable String type, @Nullable Long beforeId, int size) {
        return box.newest(
                status, type, beforeId == null ? Long.MAX_VALUE : beforeId, Math.max(1, Math.min(size, MAX_SIZE)));
    }

    @Override
    public DeadLetter find(long id) {
        return box.find(id);
    }

    @Override
    public DeadLetter replay(long id, ReplayLetterRequest request) {
        return box.replay(id, request.by());
    }

    @Override
    public ReplayedBatch replayAll(ReplayTypeRequest request) {
        return box.replayAll(request.type(), request.afterId(), request.by());
    }

    @Override
    public DeadLetter discard(long id, DiscardLetterRequest request) {
        return box.discard(id, request.by(), request.reason());
    }
}
