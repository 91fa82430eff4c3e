package io.goodsflow.product.fence.adapter.redis;

import io.goodsflow.product.fence.domain.Subject;
import java.security.SecureRandom;

/** What the scripts are given. */
final class Keys {

    private static final SecureRandom RANDOM = new SecureRandom();
    /** Far from the end of what INCR can count. */
    private static final int BITS = 52;

    private Keys() {}

    static String[] of(Subject subject) {
        return new String[] {subject.textKey(), subject.generationKey(), subject.tokensKey()};
    }

    static String firstGeneration() {
        return Long.toString(RANDOM.nextLong() >>> (Long.SIZE - BITS));
    }
}
