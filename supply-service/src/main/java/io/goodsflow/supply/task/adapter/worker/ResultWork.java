package io.goodsflow.supply.task.adapter.worker;

import io.goodsflow.kit.data.KeepAlive;
import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.LeaseLostException;
import io.goodsflow.kit.data.LeaseTable;
import io.goodsflow.kit.trace.Step;
import io.goodsflow.kit.trace.Tracing;
import io.goodsflow.supply.task.application.ImportProperties;
import io.goodsflow.supply.task.application.Tasks;
import io.goodsflow.supply.task.application.WriteResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;

/** One round of the result lane. */
@Component
class ResultWork {
    private static final Logger log = LoggerFactory.getLogger(ResultWork.class);
    private final LeaseTable leases;
    private final KeepAlive keepAlive;
    private final WriteResult writeResult;
    private final Tasks tasks;
    private final ImportProperties settings;
    private final Tracing tracing;

    ResultWork(
            @Qualifier("resultLeases") LeaseTable leases,
            KeepAlive keepAlive,
            WriteResult writeResult,
            Tasks tasks,
            ImportProperties settings,
            Tracing tracing) {
        this.leases = leases;
        this.keepAlive = keepAlive;
        this.writeResult = writeResult;
        this.tasks = tasks;
        this.settings = settings;
        this.tracing = tracing;
    }

    /** @return false if no task waits */
    boolean next() {
        Optional<LeaseTable.Claimed> claimed = leases.tryClaimNext(settings.taskLease());
        claimed.ifPresent(task -> work(task.id(), task.lease()));
        return claimed.isPresent();
    }

    private void work(long taskId, Lease lease) {
        try (var alive = keepAlive.start(
                "result " + taskId, settings.taskLease(), () -> leases.renew(taskId, lease, settings.taskLease()))) {
            log.debug("result of task {} is kept by {}", taskId, alive);
            write(taskId, lease);
        } catch (LeaseLostException e) {
            log.info("the result of task {} is with another worker now", taskId);
            return;
        } catch (IOException e) {
            // the lease is kept: it expires, and until then nobody runs into the same trouble again
            throw new UncheckedIOException(e);
        }
        leases.release(taskId, lease);
    }

    private void write(long taskId, Lease lease) throws IOException {
        String cause = tasks.work(taskId).orElseThrow().traceparent();
        try (Step step = tracing.resume("write result", cause)) {
            step.tag("task.id", taskId);
            writeResult.handle(taskId, lease);
        }
    }
}
