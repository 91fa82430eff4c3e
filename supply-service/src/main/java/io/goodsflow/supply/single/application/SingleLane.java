package io.goodsflow.supply.single.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.supply.single.application.RequestLog.Known;
import io.goodsflow.supply.single.domain.SingleOutcome;
import io.goodsflow.supply.task.application.ProcessRow;
import io.micrometer.core.instrument.MeterRegistry;
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
    private final SingleMetrics metrics;
    private final Semaphore places;

    SingleLane(ProcessRow processRow, ReadOutcome readOutcome, SingleProperties settings, MeterRegistry meters) {
        this.processRow = processRow;
        this.readOutcome = readOutcome;
        this.settings = settings;
        this.metrics = new SingleMetrics(meters);
        this.places = new Semaphore(settings.maxConcurrent());
    }

    SingleOutcome run(Supplier<Known> accept) {
        long start = System.nanoTime();
        SingleMetrics.End end = SingleMetrics.End.NO_PLACE;
        try {
            takePlace();
            end = SingleMetrics.End.NOT_ANSWERED;
            SingleOutcome outcome = inPlace(accept);
            end = SingleMetrics.End.of(outcome);
            return outcome;
        } finally {
            metrics.answered(end, System.nanoTime() - start);
        }
    }

    private SingleOutcome inPlace(Supplier<Known> accept) {
        metrics.begun();
        try {
            Known row = accept.get();
            long start = System.nanoTime();
            processRow.handle(
                    row.rowId(),
                    () -> System.nanoTime() - start < settings.patience().toNanos());
            return readOutcome.of(row.rowId());
        } finally {
            metrics.ended();
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
