package io.goodsflow.supply.single.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CanonicalJson;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.supply.single.application.RequestLog.Known;
import io.goodsflow.supply.task.application.AddSingleTask;
import io.goodsflow.supply.task.domain.RowContent;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Writes a request down before anything is done about it: key, task and row in one transaction (source 3.4.2, Tx1). */
@Component
class AcceptSingle {
    private final RequestLog requests;
    private final AddSingleTask tasks;
    private final ReadOutcome readOutcome;
    private final Transactions transactions;

    AcceptSingle(RequestLog requests, AddSingleTask tasks, ReadOutcome readOutcome, Transactions transactions) {
        this.requests = requests;
        this.tasks = tasks;
        this.readOutcome = readOutcome;
        this.transactions = transactions;
    }

    /** @param objectKey what it is about, empty if unknown */
    record Command(String operation, String objectKey, RowContent content) {}

    Known accept(SingleCaller caller, Command command) {
        RequestLog.Request request = request(caller, command);
        AtomicReference<@Nullable Known> added = new AtomicReference<>();
        Known row = transactions.execute(() -> standing(request).orElseGet(() -> {
            AddSingleTask.Added task = tasks.handle(new AddSingleTask.Command(
                    caller.operatorType(),
                    caller.operatorId(),
                    caller.merchantId(),
                    command.objectKey(),
                    command.content()));
            Known fresh = new Known(task.taskId(), task.rowId());
            requests.became(request, fresh);
            added.set(fresh);
            return fresh;
        }));
        if (row.equals(added.get())) {
            tasks.begun(row.taskId());
        }
        return row;
    }

    /** What the key stands for; refusals are not remembered, so a refused request leaves it free once its draft is gone. */
    private Optional<Known> standing(RequestLog.Request request) {
        Optional<RequestLog.Earlier> earlier = requests.claim(request)
                .filter(before -> readOutcome.stands(before.row().rowId()));
        if (earlier.isPresent() && !earlier.get().payloadHash().equals(request.payloadHash())) {
            boolean freeSoon = readOutcome.givesUp(earlier.get().row().rowId());
            throw new GoodsflowException(freeSoon ? CommonError.IN_PROGRESS : CommonError.IDEMPOTENCY_KEY_REUSED);
        }
        return earlier.map(RequestLog.Earlier::row);
    }

    private static RequestLog.Request request(SingleCaller caller, Command command) {
        String key = caller.idempotencyKey();
        return new RequestLog.Request(
                command.content().action() + "_PRODUCT",
                key == null
                        ? null
                        : CanonicalJson.sha256(
                                new CommandKey(caller.principal(), caller.merchantId(), command.operation(), key)),
                key,
                caller.operatorId(),
                caller.merchantId(),
                CanonicalJson.sha256(command.content()));
    }
}
