package io.goodsflow.supply.deadletter.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.messaging.DeadLetter;
import io.goodsflow.kit.messaging.DeadLetterBox;
import io.goodsflow.kit.messaging.DeadLetterBox.ReplayedBatch;
import io.goodsflow.kit.messaging.DeadLetterStatus;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The letters of one service of the fleet, this one or another; refuses as {@link DeadLetterBox} does. */
public interface ServiceLetters {

    /** Name of the service. */
    String service();

    /** As {@link DeadLetterBox#newest}; empty if the service cannot be asked right now. */
    Optional<List<DeadLetter>> newest(
            @Nullable DeadLetterStatus status, @Nullable String type, long beforeId, int size);

    /** @throws GoodsflowException as {@link DeadLetterBox#find} */
    DeadLetter find(long id);

    /** @throws GoodsflowException as {@link DeadLetterBox#replay} */
    DeadLetter replay(long id, String by);

    /** As {@link DeadLetterBox#replayAll}. */
    ReplayedBatch replayAll(String type, long afterId, String by);

    /** @throws GoodsflowException as {@link DeadLetterBox#discard} */
    DeadLetter discard(long id, String by, String reason);
}
