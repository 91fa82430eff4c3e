package io.goodsflow.product.browsing.application;

import io.goodsflow.kernel.GoodsflowException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.stereotype.Component;

/**
 * Which products stand at every thousandth place of a list, beyond what is counted: whoever wants a page there seeks the
 * place before it in the index instead of walking from the top. The first who comes walks, and remembers for all who come
 * in the next while.
 */
@Component
class ListAnchors {

    private static final int STRIDE = 1_000;
    /** Lists that are remembered, the least used one given up first. */
    private static final int LISTS = 500;

    private final BrowsingProperties settings;
    private final Clock clock;
    private final Map<BoundedLists.Source, Walk> walks = new LinkedHashMap<>(LISTS, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<BoundedLists.Source, Walk> eldest) {
            return size() > LISTS;
        }
    };

    ListAnchors(BrowsingProperties settings, Clock clock) {
        this.settings = settings;
        this.clock = clock;
    }

    /**
     * @param offset beyond what is counted
     * @return the last known place at or before it; empty if the list ends before
     * @throws GoodsflowException 503 {@code product.list_busy} if another walks there for longer than one waits for a turn
     */
    Optional<Place> before(BoundedLists.Source source, long offset) {
        Walk walk = walk(source);
        if (!isMine(walk.one)) {
            throw ListTurns.busy();
        }
        try {
            return walk.to(source, offset);
        } finally {
            walk.one.unlock();
        }
    }

    private boolean isMine(ReentrantLock one) {
        try {
            return one.tryLock(settings.listWait().toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private Walk walk(BoundedLists.Source source) {
        Instant now = clock.instant();
        synchronized (walks) {
            Walk known = walks.get(source);
            if (known == null || known.begun.plus(settings.anchorLife()).isBefore(now)) {
                known = new Walk(now, settings.exactTotal());
                walks.put(source, known);
            }
            return known;
        }
    }

    /**
     * A place in a list.
     *
     * @param position how many products stand before it
     * @param after the last of them
     */
    record Place(long position, long after) {}

    /** What is known of one list. One walks, those who want the same list wait for it. */
    private static final class Walk {
        private final ReentrantLock one = new ReentrantLock();
        private final Instant begun;
        private final long start;
        private final List<Long> anchors = new ArrayList<>();
        private boolean atEnd;

        Walk(Instant begun, long start) {
            this.begun = begun;
            this.start = start;
        }

        Optional<Place> to(BoundedLists.Source source, long offset) {
            int wanted = Math.toIntExact((offset - start) / STRIDE);
            while (anchors.size() <= wanted && !atEnd) {
                OptionalLong next = anchors.isEmpty()
                        ? source.idAt(null, start - 1)
                        : source.idAt(anchors.get(anchors.size() - 1), STRIDE - 1);
                next.ifPresentOrElse(anchors::add, () -> atEnd = true);
            }
            return wanted < anchors.size()
                    ? Optional.of(new Place(start + (long) wanted * STRIDE, anchors.get(wanted)))
                    : Optional.empty();
        }
    }
}
