package io.goodsflow.product.fence.adapter.redis;

/** The Redis may lose what it confirmed, and nobody said that this is accepted. */
final class WeakDurabilityException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    WeakDurabilityException(String address) {
        super("Redis (state) at " + address + " may lose what it confirmed, so a crash of it could lift a fence. Run it"
                + " with appendonly yes and appendfsync always (or version 7.2 and appendonly yes), let it tell its"
                + " settings (CONFIG GET), or set goodsflow.product.state-redis.accept-weaker=true");
    }
}
