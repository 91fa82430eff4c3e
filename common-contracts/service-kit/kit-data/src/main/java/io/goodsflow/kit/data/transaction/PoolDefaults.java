package io.goodsflow.kit.data.transaction;

import com.zaxxer.hikari.HikariDataSource;
import java.time.Duration;
import org.springframework.beans.factory.config.BeanPostProcessor;

/**
 * READ COMMITTED and short lock waits on every pooled connection, whatever the server's defaults are. A pool that states
 * its own isolation or init statement keeps it.
 */
class PoolDefaults implements BeanPostProcessor {

    private final Duration lockWait;

    PoolDefaults(Duration lockWait) {
        this.lockWait = lockWait;
    }

    @Override
    public Object postProcessBeforeInitialization(Object bean, String beanName) {
        if (bean instanceof HikariDataSource pool && !pool.isRunning()) {
            if (pool.getTransactionIsolation() == null) {
                pool.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
            }
            if (pool.getConnectionInitSql() == null) {
                pool.setConnectionInitSql("SET SESSION innodb_lock_wait_timeout = " + lockWait.toSeconds());
            }
        }
        return bean;
    }
}
