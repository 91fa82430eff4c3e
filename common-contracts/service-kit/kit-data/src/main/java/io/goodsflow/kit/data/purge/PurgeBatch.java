package io.goodsflow.kit.data.purge;

/**
 * A purge that a {@link PurgeRule} cannot say, for example because some old rows must stay. A bean of this type is
 * enough; it runs with the rules, under the same lease and with the same bounds.
 */
public interface PurgeBatch {

    /** For the log. */
    String table();

    /**
     * Deletes at most {@code limit} rows, the oldest first; called in a transaction.
     *
     * @return how many; fewer than the limit ends this run
     */
    int delete(int limit);
}
