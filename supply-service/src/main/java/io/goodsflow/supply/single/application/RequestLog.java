package io.goodsflow.supply.single.application;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What callers asked for, and what they were told last (source 3.4.2). */
public interface RequestLog {
    /**
     * Claims the request's key inside the caller's transaction; a concurrent request with the same key waits for its end.
     *
     * @return what the key stood for before; empty if it is new or if there is none
     */
    Optional<Earlier> claim(Request request);

    /** Says which row the claimed request became. */
    void became(Request request, Known row);

    /** What the caller was told. */
    void answered(long rowId, String code);

    /**
     * A request.
     *
     * @param keyHash null if the caller gave no key
     * @param key the caller's key
     * @param payloadHash SHA-256 of its normalised content
     */
    record Request(
            String type,
            @Nullable String keyHash,
            @Nullable String key,
            String operatorId,
            long merchantId,
            String payloadHash) {}

    /** The task and row that a request became. */
    record Known(long taskId, long rowId) {}

    /** What a key stood for. */
    record Earlier(Known row, String payloadHash) {}
}
