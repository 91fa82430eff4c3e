package io.goodsflow.supply.task.adapter.worker;

import io.goodsflow.supply.task.application.LaneSignals;
import org.springframework.stereotype.Component;

/** Carries signals to the lanes of this process once they run. */
@Component
class WakeUps implements LaneSignals {
    private volatile Runnable task = () -> {};
    private volatile Runnable result = () -> {};

    void onTask(Runnable wake) {
        task = wake;
    }

    void onResult(Runnable wake) {
        result = wake;
    }

    @Override
    public void taskWaiting() {
        task.run();
    }

    @Override
    public void resultWaiting() {
        result.run();
    }
}
