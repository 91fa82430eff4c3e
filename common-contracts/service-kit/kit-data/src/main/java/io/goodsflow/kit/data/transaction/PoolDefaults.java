package io.goodsflow.kit.data.transaction;

import com.zaxxer.hikari.HikariDataSource;
import java.time.Duration;
import java.util.function.Supplier;
import org.springframework.beans.factory.config.BeanPostProcessor;

/**
 * READ COMMITTED, short lock waits and no endless wait for an answer on every pooled connection, whatever the defaults of
 * server and driver are. A pool that states its own isolation, init statement or {@code socketTimeout} keeps it.
 *
 * <p>Without the last, a connection whose other end vanished without a word holds its thread until the system gives the
 * connection up, a quarter of an hour later.
 */
class PoolDefaults implements BeanPostProcessor {

    static final String READ_COMMITTED = "TRANSACTION_READ_COMMITTED";

    private static final String SOCKET_TIMEOUT = "socketTimeout";

    private final Supplier<Duration> lockWait;
    private final Supplier<Duration> answerTimeout;

    PoolDefaults(Supplier<Duration> lockWait, Supplier<Duration> answerTimeout) {
        this.lockWait = lockWait;
        this.answerTimeout = answerTimeout;
    }

    @Override
    public Object postProcessBeforeInitialization(Object bean, String beanName) {
        if (bean instanceof HikariDataSource pool && !pool.isRunning()) {
            if (pool.getTransactionIsolation() == null) {
                pool.setTransactionIsolation(READ_COMMITTED);
            }
            if (pool.getConnectionInitSql() == null) {
                pool.setConnectionInitSql("SET SESSION innodb_lock_wait_timeout = "
                        + lockWait.get().toSeconds());
            }
            if (pool.getDataSourceProperties().getProperty(SOCKET_TIMEOUT) == null) {
                pool.addDataSourceProperty(
                        SOCKET_TIMEOUT, Long.toString(answerTimeout.get().toMillis()));
            }
        }
        return bean;
    }
}
