package io.goodsflow.kit.data.id;

import io.goodsflow.kit.data.IdAllocator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** Serves ids from memory and takes a new segment when one is used up. */
class SegmentedIdAllocator implements IdAllocator {

    private static final int MAX_COUNT = 10_000;
    private static final int MAX_SEQUENCES = 1_000;
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_.-]{0,63}");

    private final Segments segments;
    private final int step;
    private final Map<String, Sequence> sequences = new ConcurrentHashMap<>();

    SegmentedIdAllocator(Segments segments, int step) {
        this.segments = segments;
        this.step = step;
    }

    @Override
    public long next(String sequence) {
        return next(sequence, 1)[0];
    }

    @Override
    public long[] next(String sequence, int count) {
        if (count < 1 || count > MAX_COUNT) {
            throw new IllegalArgumentException("count must be 1 to " + MAX_COUNT + ", was " + count);
        }
        return sequence(sequence).take(count);
    }

    private Sequence sequence(String name) {
        Sequence known = sequences.get(name);
        if (known != null) {
            return known;
        }
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("not a sequence name: " + name);
        }
        if (sequences.size() >= MAX_SEQUENCES) {
            throw new IllegalStateException("more than " + MAX_SEQUENCES + " sequences; names must be constants");
        }
        return sequences.computeIfAbsent(name, Sequence::new);
    }

    /** What this process still holds of one sequence. */
    private final class Sequence {

        private final String name;
        private long next;
        private long end;

        Sequence(String name) {
            this.name = name;
        }

        synchronized long[] take(int count) {
            long[] ids = new long[count];
            for (int i = 0; i < count; i++) {
                if (next == end) {
                    refill(count - i);
                }
                ids[i] = next++;
            }
            return ids;
        }

        private void refill(int wanted) {
            int size = Math.max(step, wanted);
            long first = segments.take(name, size);
            next = first;
            end = first + size;
        }
    }
}
