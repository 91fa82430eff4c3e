package io.goodsflow.product.fence.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.Tally;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.fence.domain.Standing;
import io.goodsflow.product.fence.domain.Subject;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/**
 * Reads what stands behind a fence: from the cache, else from the database, once for all who ask at the same time. No
 * answer is older than the last write that was acknowledged before it was asked for. Trouble with the cache leads to the
 * database, whose readers are bounded.
 */
@Service
public class FencedReads {

    private static final Logger LOG = LoggerFactory.getLogger(FencedReads.class);
    private static final int RETRY_AFTER_SECONDS = 1;

    private final FencedTexts texts;
    private final FenceProperties settings;
    private final Turns loads;
    private final Tally<ReadOutcome> outcomes;
    private final Fills fills;
    private final ConcurrentHashMap<Subject, Lane> lanes = new ConcurrentHashMap<>();

    FencedReads(FencedTexts texts, FenceProperties settings, Fills fills, MeterRegistry meters) {
        this.texts = texts;
        this.settings = settings;
        this.fills = fills;
        this.loads = new Turns(settings.maxLoads(), settings.loadWait(), this::busy);
        this.outcomes = Tally.of(meters, "goodsflow.product.fence.reads", "outcome", ReadOutcome.class);
    }

    /**
     * @return empty if it is not there
     * @throws GoodsflowException 503 {@code product.detail_busy} if too many wait for the database
     */
    public <T> Optional<T> find(Subject subject, CachedThing<T> thing) {
        T cached = cached(subject, thing);
        if (cached != null) {
            outcomes.count(ReadOutcome.HIT);
            return Optional.of(cached);
        }
        Standing standing = standing(subject);
        String proof = standing == null || standing.fenced() ? null : standing.generation();
        Lane[] entered = new Lane[1];
        Lane.Seat[] seat = new Lane.Seat[1];
        lanes.compute(subject, (key, present) -> {
            entered[0] = present == null ? new Lane() : present;
            seat[0] = entered[0].seat(proof);
            return entered[0];
        });
        return seat[0].pilot() ? fly(subject, thing, entered[0], seat[0].flight()) : join(seat[0].flight());
    }

    private <T> Optional<T> fly(Subject subject, CachedThing<T> thing, Lane lane, Lane.Flight flight) {
        try {
            await(flight.start);
            Optional<T> found = read(subject, thing, flight);
            flight.landing.complete(found.map(Object.class::cast));
            return found;
        } catch (RuntimeException | Error failure) {
            flight.landing.completeExceptionally(failure);
            throw failure;
        } finally {
            lanes.computeIfPresent(subject, (key, present) -> {
                lane.end(flight);
                return present.isEmpty() ? null : present;
            });
        }
    }

    /** Whoever joined asked for the same subject, so it gets the same type. */
    @SuppressWarnings("unchecked")
    private <T> Optional<T> join(Lane.Flight flight) {
        outcomes.count(ReadOutcome.JOINED);
        return (Optional<T>) await(flight.landing);
    }

    private <T> Optional<T> read(Subject subject, CachedThing<T> thing, Lane.Flight flight) {
        T cached = cached(subject, thing);
        if (cached != null) {
            outcomes.count(ReadOutcome.HIT);
            return Optional.of(cached);
        }
        Standing standing = standing(subject);
        if (standing != null && standing.generation() == null) {
            if (!loads.take(thing::exists)) {
                outcomes.count(ReadOutcome.MISS);
                return Optional.empty();
            }
            standing = started(subject);
        }
        if (standing == null) {
            outcomes.count(ReadOutcome.DEGRADED);
            return loads.take(thing::load);
        }
        if (standing.fenced()) {
            outcomes.count(ReadOutcome.FENCED);
            return loads.take(thing::load);
        }
        flight.under(standing.generation());
        outcomes.count(ReadOutcome.MISS);
        Optional<T> found = loads.take(thing::load);
        String generation = standing.generation();
        if (generation != null) {
            found.ifPresent(value -> fills.fill(subject, generation, thing.write(value)));
        }
        return found;
    }

    private <T> @Nullable T cached(Subject subject, CachedThing<T> thing) {
        try {
            String text = texts.find(subject).orElse(null);
            if (text == null) {
                return null;
            }
            T value = thing.read(text);
            if (value == null) {
                LOG.warn("drops a cached text of {} that cannot be read", subject);
                texts.drop(subject);
            }
            return value;
        } catch (FenceUnavailableException down) {
            return null;
        }
    }

    private @Nullable Standing standing(Subject subject) {
        try {
            return texts.standing(subject);
        } catch (FenceUnavailableException down) {
            return null;
        }
    }

    private @Nullable Standing started(Subject subject) {
        try {
            texts.start(subject);
            return texts.standing(subject);
        } catch (FenceUnavailableException down) {
            return null;
        }
    }

    private <R extends @Nullable Object> R await(CompletableFuture<R> future) {
        try {
            return future.get(settings.loadWait().toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            throw busy();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw busy();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }

    private GoodsflowException busy() {
        outcomes.count(ReadOutcome.REFUSED);
        return new GoodsflowException(ProductError.DETAIL_BUSY).with("retry_after_seconds", RETRY_AFTER_SECONDS);
    }
}
