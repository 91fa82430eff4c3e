package io.goodsflow.gateway.cache;

/**
 * Tells a server that does not answer from one that was slow once. Whoever waited at the same time waited for the same
 * reason, so their failures are one; the next is that of somebody who came afterwards.
 */
final class Silence {

    private final int failuresUntilGone;
    private int failures;
    private long lastCounted;

    Silence(int failuresUntilGone) {
        this.failuresUntilGone = failuresUntilGone;
    }

    synchronized void broken() {
        failures = 0;
    }

    /**
     * A request that began and failed at these times of {@link System#nanoTime()}; true when it is one too many, after
     * which counting begins anew.
     */
    synchronized boolean tooLong(long began, long failed) {
        if (failures > 0 && began - lastCounted < 0) {
            return false;
        }
        lastCounted = failed;
        failures++;
        if (failures < failuresUntilGone) {
            return false;
        }
        failures = 0;
        return true;
    }
}
