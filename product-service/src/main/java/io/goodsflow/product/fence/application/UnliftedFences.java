package io.goodsflow.product.fence.application;

import io.goodsflow.product.fence.domain.Mutation;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.springframework.stereotype.Service;

/**
 * Fences of this process that it could not lift. It tries again as soon as the Redis is back; what a crash or a long
 * outage loses of this list is found by {@link HealFences}.
 */
@Service
public class UnliftedFences {

    private static final int AT_MOST = 10_000;

    private final Fences fences;
    private final BlockingQueue<Mutation> waiting = new LinkedBlockingQueue<>(AT_MOST);

    UnliftedFences(Fences fences) {
        this.fences = fences;
    }

    void add(Mutation mutation) {
        waiting.offer(mutation);
    }

    /** @return how many were lifted; stops at the first that cannot be */
    public int handle() {
        int lifted = 0;
        for (Mutation next = waiting.peek(); next != null; next = waiting.peek()) {
            try {
                fences.lift(next);
            } catch (FenceUnavailableException stillDown) {
                return lifted;
            }
            waiting.remove(next);
            lifted++;
        }
        return lifted;
    }
}
