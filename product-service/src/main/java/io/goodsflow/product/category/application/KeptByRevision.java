package io.goodsflow.product.category.application;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongFunction;

/**
 * What is put together from a category and those above it, kept in memory by the revision of the tree, which is read each
 * time: what was kept is never older than what the caller's transaction sees, and one that holds the tree goes by what is
 * so until it commits. Whoever changes the tree, or what is said of its categories, must not ask here before it commits.
 */
public final class KeptByRevision<T> {

    private static final int KEPT_AT_MOST = 5_000;

    private final Categories categories;
    private final LongFunction<T> load;
    private volatile Kept<T> kept = new Kept<>(-1, new ConcurrentHashMap<>());

    /** @param load puts it together for a category */
    public KeptByRevision(Categories categories, LongFunction<T> load) {
        this.categories = categories;
        this.load = load;
    }

    public T of(long categoryId) {
        long revision = categories.revision();
        Kept<T> known = kept;
        if (known.revision() < revision) {
            known = new Kept<>(revision, new ConcurrentHashMap<>());
            kept = known;
        }
        T found = known.revision() == revision ? known.byCategory().get(categoryId) : null;
        if (found == null) {
            found = load.apply(categoryId);
            // What is read after the revision may be newer than it, never older.
            if (known.revision() == revision && known.byCategory().size() < KEPT_AT_MOST) {
                known.byCategory().put(categoryId, found);
            }
        }
        return found;
    }

    private record Kept<T>(long revision, Map<Long, T> byCategory) {}
}
