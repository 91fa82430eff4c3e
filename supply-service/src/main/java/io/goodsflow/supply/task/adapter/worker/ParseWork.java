package io.goodsflow.supply.task.adapter.worker;

import io.goodsflow.kit.data.KeepAlive;
import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.LeaseLostException;
import io.goodsflow.kit.data.LeaseTable;
import io.goodsflow.kit.trace.Step;
import io.goodsflow.kit.trace.Tracing;
import io.goodsflow.supply.task.application.DispatchRows;
import io.goodsflow.supply.task.application.ImportProperties;
import io.goodsflow.supply.task.application.LaneStoppedException;
import io.goodsflow.supply.task.application.ParseSheet;
import io.goodsflow.supply.task.application.Tasks;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;

/** One round of the parse lane: claim a task, read its sheet, hand its rows over, give it back. */
@Component
class ParseWork {
    private static final Logger log = LoggerFactory.getLogger(ParseWork.class);
    private final LeaseTable leases;
    private final KeepAlive keepAlive;
    private final Tasks tasks;
    private final ParseSheet parse;
    private final DispatchRows dispatch;
    private final ImportProperties settings;
    private final Tracing tracing;

    ParseWork(
            @Qualifier("parseLeases") LeaseTable leases,
            KeepAlive keepAlive,
            Tasks tasks,
            ParseSheet parse,
            DispatchRows dispatch,
            ImportProperties settings,
            Tracing tracing) {
        this.leases = leases;
        this.keepAlive = keepAlive;
        this.tasks = tasks;
        this.parse = parse;
        this.dispatch = dispatch;
        this.settings = settings;
        this.tracing = tracing;
    }

    /** @return false if no task waits */
    boolean next(BooleanSupplier stopping) {
        Optional<LeaseTable.Claimed> claimed = leases.tryClaimNext(settings.taskLease());
        claimed.ifPresent(task -> work(task.id(), task.lease(), stopping));
        return claimed.isPresent();
    }

    private void work(long taskId, Lease lease, BooleanSupplier stopping) {
        try (var alive = keepAlive.start(
                "task " + taskId, settings.taskLease(), () -> leases.renew(taskId, lease, settings.taskLease()))) {
            log.debug("task {} is kept by {}", taskId, alive);
            Tasks.TaskWork task = tasks.work(taskId).orElseThrow();
            if (parse(task, lease, stopping)) {
                dispatch(task, lease, stopping);
            }
        } catch (LaneStoppedException e) {
            log.info("task {} is given back, the service stops", taskId);
        } catch (LeaseLostException e) {
            log.info("task {} is with another worker now", taskId);
            return;
        } catch (IOException e) {
            // the lease is kept: it expires, and until then nobody runs into the same trouble again
            throw new UncheckedIOException(e);
        }
        leases.release(taskId, lease);
    }

    private boolean parse(Tasks.TaskWork task, Lease lease, BooleanSupplier stopping) throws IOException {
        try (Step step = tracing.resume("parse sheet", task.traceparent())) {
            step.tag("task.id", task.id());
            return parse.handle(task, lease, stopping);
        }
    }

    private void dispatch(Tasks.TaskWork task, Lease lease, BooleanSupplier stopping) {
        try (Step step = tracing.resume("dispatch rows", task.traceparent())) {
            step.tag("task.id", task.id());
            dispatch.handle(task.id(), lease, stopping);
        }
    }
}
