package io.goodsflow.product.ownership.adapter.persistence;

import io.goodsflow.kit.data.purge.PurgeRule;
import java.time.Duration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** An expired lock says nothing any more; that it was there is in the history. */
@Configuration(proxyBeanMethods = false)
class LockRetention {

    private static final Duration KEEP = Duration.ofDays(1);

    @Bean
    PurgeRule fieldLockPurge() {
        return new PurgeRule("product_field_lock", "expires_at IS NOT NULL", "expires_at", KEEP);
    }
}
