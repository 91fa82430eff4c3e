package io.goodsflow.kit.data.command;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CanonicalJson;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.KeepAlive;
import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.LeaseLostException;
import io.goodsflow.kit.data.LeaseTable;
import io.goodsflow.kit.data.SteppedCommands;
import io.goodsflow.kit.data.Transactions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** {@link SteppedCommands} on a leased row per command and a row per finished step. */
class LeasedCommands implements SteppedCommands {

    private static final Logger LOG = LoggerFactory.getLogger(LeasedCommands.class);

    private final SteppedCommandRows rows;
    private final LeaseTable leases;
    private final KeepAlive keepAlive;
    private final Transactions transactions;
    private final Answers answers;
    private final Duration ttl;
    private final CommandCount count;

    LeasedCommands(
            SteppedCommandRows rows,
            LeaseTable leases,
            KeepAlive keepAlive,
            Transactions transactions,
            Answers answers,
            Duration ttl,
            CommandCount count) {
        this.rows = rows;
        this.leases = leases;
        this.keepAlive = keepAlive;
        this.transactions = transactions;
        this.answers = answers;
        this.ttl = ttl;
        this.count = count;
    }

    @Override
    @SuppressWarnings("NullAway") // a null answer was the work's own answer
    public <R extends @Nullable Object> R execute(
            CommandKey key, Object content, Class<R> answerType, Function<Steps, R> work) {
        if (TransactionSynchronizationManager.isActualTransactionActive()) {
            throw new IllegalStateException("steps call other services and must not run inside a transaction");
        }
        String keyHash = CanonicalJson.sha256(key);
        SteppedCommandRows.Found command = findOrInsert(key, keyHash, CanonicalJson.sha256(content));
        if (command.row().answer() != null) {
            count.repeated();
            return (R) answers.read(command.row().answer(), answerType);
        }
        Optional<Lease> lease = leases.tryClaim(command.id(), ttl);
        return lease.isPresent()
                ? run(keyHash, command.id(), lease.get(), answerType, work)
                : answerOfAnother(keyHash, answerType);
    }

    private SteppedCommandRows.Found findOrInsert(CommandKey key, String keyHash, String contentHash) {
        List<SteppedCommandRows.Found> found = rows.find(keyHash);
        if (found.isEmpty()) {
            transactions.run(() -> rows.insert(key, keyHash, contentHash));
            found = rows.find(keyHash);
        }
        if (found.isEmpty()) {
            // refused and taken back by another call between the two statements
            throw new GoodsflowException(CommonError.IN_PROGRESS);
        }
        found.get(0).row().requireContent(contentHash);
        return found.get(0);
    }

    /** The other call may have finished meanwhile. */
    @SuppressWarnings("NullAway")
    private <R extends @Nullable Object> R answerOfAnother(String keyHash, Class<R> answerType) {
        for (SteppedCommandRows.Found found : rows.find(keyHash)) {
            if (found.row().answer() != null) {
                return (R) answers.read(found.row().answer(), answerType);
            }
        }
        throw new GoodsflowException(CommonError.IN_PROGRESS);
    }

    private <R extends @Nullable Object> R run(
            String keyHash, long id, Lease lease, Class<R> answerType, Function<Steps, R> work) {
        LeasedSteps steps = new LeasedSteps(
                keyHash,
                rows.results(id),
                answers,
                (stepId, result) -> underLease(id, lease, () -> rows.keepResult(id, stepId, result)));
        try (var renewing = keepAlive.start(lease.name(), ttl, () -> leases.renew(id, lease, ttl))) {
            R answer = work.apply(steps);
            String json = answers.write(answer);
            underLease(id, lease, () -> {
                rows.keepAnswer(id, json);
                leases.release(id, lease);
            });
            return answer;
        } catch (LeaseLostException e) {
            LOG.info("command {} was taken over by another process", id, e);
            return answerOfAnother(keyHash, answerType);
        } catch (RuntimeException e) {
            giveBack(id, lease, steps, e);
            throw e;
        }
    }

    /** A refusal before the first step leaves no trace; after it the command stays, to be resumed at once. */
    private void giveBack(long id, Lease lease, LeasedSteps steps, RuntimeException failure) {
        try {
            if (steps.begun()) {
                leases.release(id, lease);
            } else {
                underLease(id, lease, () -> rows.delete(id));
            }
        } catch (RuntimeException e) {
            // the lease ends by itself; the caller needs the first failure
            failure.addSuppressed(e);
        }
    }

    private void underLease(long id, Lease lease, Runnable write) {
        transactions.run(() -> {
            leases.fence(id, lease);
            write.run();
        });
    }
}
