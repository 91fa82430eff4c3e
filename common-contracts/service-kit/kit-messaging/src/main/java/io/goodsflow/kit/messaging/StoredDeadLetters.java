package io.goodsflow.kit.messaging;

import static io.goodsflow.kit.messaging.DeadLetterAction.Action.DISCARD;
import static io.goodsflow.kit.messaging.DeadLetterAction.Action.REPLAY;
import static io.goodsflow.kit.messaging.DeadLetterAction.Outcome.BEGUN;
import static io.goodsflow.kit.messaging.DeadLetterAction.Outcome.DONE;
import static io.goodsflow.kit.messaging.DeadLetterAction.Outcome.REFUSED;
import static io.goodsflow.kit.messaging.DeadLetterAction.Outcome.TAKEN;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.Tally;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.messaging.DeadLetterAction.Action;
import io.goodsflow.kit.messaging.DeadLetterAction.Outcome;
import io.goodsflow.kit.trace.Tracing;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.messaging.Message;
import org.springframework.messaging.support.MessageBuilder;

/** The box in the service's own schema. */
final class StoredDeadLetters implements DeadLetterBox {

    private static final Logger log = LoggerFactory.getLogger(StoredDeadLetters.class);
    private static final Duration CLAIM = Duration.ofMinutes(1);
    private static final long BATCH_NANOS = Duration.ofSeconds(5).toNanos();

    private final DeadLetterTable table;
    private final DeadLetterActions actions;
    private final Transactions transactions;
    private final BoundFunctions functions;
    private final DeadLetterContents contents;
    private final Tally<LetterStep> steps;

    StoredDeadLetters(
            DeadLetterTable table,
            DeadLetterActions actions,
            Transactions transactions,
            BoundFunctions functions,
            DeadLetterContents contents,
            Tally<LetterStep> steps) {
        this.table = table;
        this.actions = actions;
        this.transactions = transactions;
        this.functions = functions;
        this.contents = contents;
        this.steps = steps;
    }

    @Override
    public List<DeadLetter> newest(@Nullable DeadLetterStatus status, @Nullable String type, long beforeId, int size) {
        return table.newest(status, type, beforeId, size);
    }

    @Override
    public DeadLetter find(long id) {
        DeadLetter letter = known(id);
        return contents.shown(letter, table.content(id).orElseThrow(StoredDeadLetters::absent), actions.of(id));
    }

    @Override
    public DeadLetter replay(long id, String by) {
        DeadLetter letter = known(id);
        String token = UUID.randomUUID().toString();
        if (!noted(id, REPLAY, BEGUN, by, null, () -> table.claim(id, token, CLAIM, by))) {
            return settledAs(id, DeadLetterStatus.REPLAYED);
        }
        String refusal = handOver(letter);
        if (refusal != null) {
            noted(id, REPLAY, REFUSED, by, refusal, () -> table.refused(id, token, refusal));
            steps.count(LetterStep.REFUSED_AGAIN);
            log.info("dead letter {} of {} was replayed by {} and refused again", id, letter.group(), by);
            throw new GoodsflowException(DeadLetterError.STILL_REFUSED).with("last_error", refusal);
        }
        if (noted(id, REPLAY, TAKEN, by, null, () -> table.replayed(id, token))) {
            steps.count(LetterStep.REPLAYED);
            log.info("dead letter {} of {} was replayed by {}", id, letter.group(), by);
            return find(id);
        }
        return settledAs(id, DeadLetterStatus.REPLAYED);
    }

    /** @return what the consumer refused it with, null if it took it */
    private @Nullable String handOver(DeadLetter letter) {
        Consumer<Message<byte[]>> function =
                functions.ofGroup(letter.group(), letter.topic()).orElse(null);
        if (function == null) {
            return "no function of this release consumes " + letter.topic() + " as " + letter.group();
        }
        DeadLetterTable.Content content = table.content(letter.id()).orElseThrow(StoredDeadLetters::absent);
        MessageBuilder<byte[]> message = MessageBuilder.withPayload(content.body());
        if (letter.type() != null) {
            message.setHeader(EventFunction.TAG_HEADER, letter.type());
        }
        if (letter.eventId() != null) {
            message.setHeader(EventFunction.KEYS_HEADER, letter.eventId());
        }
        contents.traceparent(content).ifPresent(cause -> message.setHeader(Tracing.TRACEPARENT, cause));
        try {
            function.accept(message.build());
            return null;
        } catch (RuntimeException e) {
            // whatever a handler throws means the same here as on a delivery: it did not take the message
            return RecentFailures.text(e);
        }
    }

    @Override
    public ReplayedBatch replayAll(String type, long afterId, String by) {
        long end = System.nanoTime() + BATCH_NANOS;
        List<Long> ids = table.parked(type, afterId, REPLAY_BATCH);
        int replayed = 0;
        int refused = 0;
        long lastId = afterId;
        for (long id : ids) {
            if (System.nanoTime() - end > 0) {
                return new ReplayedBatch(replayed, refused, lastId, true);
            }
            if (taken(id, by)) {
                replayed++;
            } else {
                refused++;
            }
            lastId = id;
        }
        return new ReplayedBatch(replayed, refused, lastId, ids.size() == REPLAY_BATCH);
    }

    private boolean taken(long id, String by) {
        try {
            replay(id, by);
            return true;
        } catch (GoodsflowException e) {
            log.debug("dead letter {} stays as it is: {}", id, e.getMessage());
            return false;
        }
    }

    @Override
    public DeadLetter discard(long id, String by, String reason) {
        if (!noted(id, DISCARD, DONE, by, reason, () -> table.discarded(id, by, reason))) {
            return settledAs(id, DeadLetterStatus.DISCARDED);
        }
        steps.count(LetterStep.DISCARDED);
        log.info("dead letter {} was discarded by {}: {}", id, by, reason);
        return find(id);
    }

    /** A change and what is said of it, both or none. */
    private boolean noted(
            long id, Action action, Outcome outcome, String by, @Nullable String reason, BooleanSupplier change) {
        return transactions.execute(() -> {
            boolean changed = change.getAsBoolean();
            if (changed) {
                actions.add(id, action, outcome, by, reason);
            }
            return changed;
        });
    }

    /** Nothing was changed: either it had come to this before, or it must not. */
    private DeadLetter settledAs(long id, DeadLetterStatus wanted) {
        DeadLetter now = find(id);
        if (now.status() == wanted) {
            return now;
        }
        if (now.status() == DeadLetterStatus.PARKED) {
            throw new GoodsflowException(DeadLetterError.BUSY);
        }
        throw new GoodsflowException(DeadLetterError.NOT_PARKED, now.status().name())
                .with("current_status", now.status().name());
    }

    private DeadLetter known(long id) {
        return table.find(id).orElseThrow(StoredDeadLetters::absent);
    }

    private static GoodsflowException absent() {
        return new GoodsflowException(DeadLetterError.NOT_FOUND);
    }
}
