package io.goodsflow.kit.data;

/**
 * Hands out ids below 2^53 from segments of a table, so that ids are known before the business transaction starts. Ids
 * grow but may have gaps. Safe to call from many threads and processes.
 */
public interface IdAllocator {

    /** @param sequence name of the sequence, for example {@code item}; created on first use, starting at 1000 */
    long next(String sequence);

    /** @return {@code count} ids in one call, in growing order */
    long[] next(String sequence, int count);
}
