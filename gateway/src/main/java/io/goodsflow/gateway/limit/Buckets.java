package io.goodsflow.gateway.limit;

import io.goodsflow.gateway.cache.CacheRedis;
import io.goodsflow.gateway.cache.Script;
import java.util.List;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** The buckets of all callers, in Redis, so that all instances of the gateway share them. */
@Component
class Buckets {

    private static final Script TAKE = Script.beside(Buckets.class, "take.lua");

    private final CacheRedis redis;
    private final RateProperties allowances;

    Buckets(CacheRedis redis, RateProperties allowances) {
        this.redis = redis;
        this.allowances = allowances;
    }

    /** One request out of this share; {@link io.goodsflow.gateway.cache.CacheGone} if Redis does not say in time. */
    Mono<Taken> take(Share share) {
        Allowance allowance = allowances.of(share.traffic());
        List<String> arguments =
                List.of(String.valueOf(allowance.microsPerRequest()), String.valueOf(allowance.burst()));
        return redis.run(TAKE, List.of(share.key()), arguments).map(answer -> Taken.of(allowance.burst(), answer));
    }
}
