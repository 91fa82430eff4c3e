package io.goodsflow.supply.task.application;

/** Wakes the lanes of this process; a missed signal costs one polling interval, nothing else. */
public interface LaneSignals {
    void taskWaiting();

    void resultWaiting();
}
