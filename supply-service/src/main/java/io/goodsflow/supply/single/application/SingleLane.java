package io.goodsflow.supply.single.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.supply.single.application.RequestLog.Known;
import io.goodsflow.supply.single.domain.SingleOutcome;
import io.goodsflow.supply.task.application.ProcessRow;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/**
 * The lane of single commands: the caller's own thread, so many at once and no more (source 3.2). It shares nothing with
 * the readers of sheets; what it cannot finish in time goes to the healer like any other row.
 */
@Component
class SingleLane {
    private final ProcessRow processRow;
    private final ReadOutcome readOutcome;
    private final SingleProperties settings;
    private final Semaphore places;

    SingleLane(ProcessRow processRow, ReadOutcome readOutcome, SingleProperties settings) {
        this.processRow = processRow;
        this.readOutcome = readOutcome;
        this.settings = settings;
        this.places = new Semaphore(settings.maxConcurrent());
    }

    SingleOutcome run(Supplier<Known> accept) {
        takePlace();
        try {
            Known row = accept.get();
            long start = System.nanoTime();
            processRow.handle(
                    row.rowId(),
                    () -> System.nanoTime() - start < settings.patience().toNanos());
            return readOutcome.of(row.rowId());
        } finally {
            places.release();
        }
    }

    private void takePlace() {
        try {
            if (places.tryAcquire(settings.maxWait().toNanos(), TimeUnit.NANOSECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new GoodsflowException(CommonError.TOO_MANY_REQUESTS);
    }
}
