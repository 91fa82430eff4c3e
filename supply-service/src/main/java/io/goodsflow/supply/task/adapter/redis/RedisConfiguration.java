package io.goodsflow.supply.task.adapter.redis;

import org.redisson.Redisson;
import org.redisson.api.RedissonClient;
import org.redisson.client.codec.StringCodec;
import org.redisson.config.Config;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** A client of few threads and connections that connects when it is first used: the service starts without Redis. */
@Configuration(proxyBeanMethods = false)
class RedisConfiguration {
    private static final int CONNECTIONS = 4;

    @Bean(destroyMethod = "shutdown")
    RedissonClient redissonClient(CountdownProperties settings) {
        Config config = new Config();
        config.setThreads(2);
        config.setNettyThreads(2);
        config.setCodec(StringCodec.INSTANCE);
        config.setLazyInitialization(true);
        if (!settings.password().isEmpty()) {
            config.setPassword(settings.password());
        }
        config.useSingleServer()
                .setAddress(settings.address())
                .setTimeout((int) settings.timeout().toMillis())
                .setConnectTimeout((int) settings.timeout().toMillis())
                .setRetryAttempts(0)
                .setConnectionMinimumIdleSize(1)
                .setConnectionPoolSize(CONNECTIONS)
                .setSubscriptionConnectionMinimumIdleSize(0)
                .setSubscriptionConnectionPoolSize(1);
        return Redisson.create(config);
    }
}
