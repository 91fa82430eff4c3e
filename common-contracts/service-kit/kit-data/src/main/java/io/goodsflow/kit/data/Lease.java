package io.goodsflow.kit.data;

import java.time.Instant;

/**
 * Proof of one successful claim (source 3.3.2): only the pair of worker and token may write.
 *
 * @param name what is leased
 * @param workerId process that holds it
 * @param token unique for this claim
 * @param until end of the lease by the database's clock, UTC
 */
public record Lease(String name, String workerId, String token, Instant until) {}
