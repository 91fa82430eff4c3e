package io.goodsflow.kit.data.purge;

/** Deletes what the {@link PurgeRule}s name. Runs by itself at the configured interval; any number of processes may. */
public interface Purges {

    /**
     * Runs all rules once, in small batches with a transaction each, unless another process does.
     *
     * @return rows deleted by this call
     */
    long run();
}
