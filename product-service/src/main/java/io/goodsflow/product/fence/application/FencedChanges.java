package io.goodsflow.product.fence.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.fence.domain.Mutation;
import io.goodsflow.product.fence.domain.Subject;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/**
 * The one way to change what is cached: raise the fences, run the transaction, lift them. Call it outside the
 * transaction; Redis is not in it. Inside it, whoever writes demands that the fence is up.
 */
@Service
public class FencedChanges {

    private static final Logger LOG = LoggerFactory.getLogger(FencedChanges.class);
    private static final int RETRY_AFTER_SECONDS = 2;
    private static final int HALF = 2;

    private final Fences fences;
    private final UnliftedFences unlifted;
    private final TransactionEnds transactionEnds;
    private final FenceProperties settings;
    /** What the calls on this thread's stack have raised. */
    private final ThreadLocal<Map<Subject, Hold>> held = ThreadLocal.withInitial(HashMap::new);

    FencedChanges(Fences fences, UnliftedFences unlifted, TransactionEnds transactionEnds, FenceProperties settings) {
        this.fences = fences;
        this.unlifted = unlifted;
        this.transactionEnds = transactionEnds;
        this.settings = settings;
    }

    /** {@link #around(Collection, Supplier)} for the pages of items. */
    public <R extends @Nullable Object> R aroundItems(Collection<Long> itemIds, Supplier<R> work) {
        return around(itemIds.stream().map(Subject::detail).toList(), work);
    }

    /**
     * Runs the work behind raised fences; those that an outer call has raised a moment ago are not raised again. When
     * the work has ended, well or not, the fences are lifted. If that fails they stay, reads go to the database, and it is
     * tried again. If a commit gave no answer they stay until its transaction has ended: see {@link HealFences}.
     *
     * @param subjects all that the work may change; none is as good as no fence
     * @throws GoodsflowException 503 {@code product.fence_unavailable} if the fences cannot be raised; the work has not
     *     been run then
     */
    public <R extends @Nullable Object> R around(Collection<Subject> subjects, Supplier<R> work) {
        Map<Subject, Hold> before = held.get();
        List<Subject> missing =
                subjects.stream().distinct().filter(subject -> !isHeld(subject)).toList();
        if (missing.isEmpty()) {
            return work.get();
        }
        Mutation mutation =
                new Mutation(new Mutation.Token(UUID.randomUUID().toString(), settings.transactionLimit()), missing);
        Hold hold = new Hold(settings.transactionLimit().dividedBy(HALF));
        raiseOwn(mutation);
        Map<Subject, Hold> now = new HashMap<>(before);
        missing.forEach(subject -> now.put(subject, hold));
        held.set(now);
        try {
            return work.get();
        } finally {
            restore(before);
            if (hold.isUnclear()) {
                LOG.warn("the fences of {} stay up, a commit behind them gave no answer", mutation.subjects());
            } else {
                lift(mutation);
            }
        }
    }

    /**
     * Whoever writes what is cached calls this inside its transaction.
     *
     * @throws IllegalStateException if the fence is not up, or has been for so long that the transaction might end after
     *     somebody lifted it
     */
    public void demand(Subject subject) {
        Hold hold = held.get().get(subject);
        if (hold == null || !hold.isWritable()) {
            throw new IllegalStateException("a write behind no fence, or too late: " + subject);
        }
        transactionEnds.follow(hold);
    }

    /**
     * Raises fences for a transaction that is not run here. Without an answer part of them may be up; they stay until the
     * mutation's limit has passed, because its token may be raised again by a repeat, whose fence nobody here may lift.
     *
     * @throws GoodsflowException 503 {@code product.fence_unavailable} if they cannot be raised
     */
    public void begin(Mutation mutation) {
        raise(mutation);
    }

    /** Ends what {@link #begin} began; if the fences cannot be lifted, it is tried again. */
    public void finish(Mutation mutation) {
        lift(mutation);
    }

    private boolean isHeld(Subject subject) {
        Hold hold = held.get().get(subject);
        return hold != null && hold.isWritable();
    }

    private void restore(Map<Subject, Hold> before) {
        if (before.isEmpty()) {
            held.remove();
        } else {
            held.set(before);
        }
    }

    /** The token is this process's alone, so what may be up of it can be lifted as soon as the Redis is back. */
    private void raiseOwn(Mutation mutation) {
        try {
            raise(mutation);
        } catch (GoodsflowException refused) {
            unlifted.add(mutation);
            throw refused;
        }
    }

    private void raise(Mutation mutation) {
        try {
            fences.raise(mutation);
        } catch (FenceUnavailableException down) {
            throw GoodsflowException.causedBy(down, ProductError.FENCE_UNAVAILABLE)
                    .with("retry_after_seconds", RETRY_AFTER_SECONDS);
        }
    }

    private void lift(Mutation mutation) {
        try {
            fences.lift(mutation);
        } catch (FenceUnavailableException down) {
            LOG.warn("the fences of {} stay up, they could not be lifted: {}", mutation.subjects(), down.getMessage());
            unlifted.add(mutation);
        }
    }
}
