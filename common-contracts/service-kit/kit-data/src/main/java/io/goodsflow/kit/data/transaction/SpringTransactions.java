package io.goodsflow.kit.data.transaction;

import com.zaxxer.hikari.HikariDataSource;
import io.goodsflow.kit.data.Transactions;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.ResourceTransactionManager;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.transaction.support.TransactionTemplate;

/** {@link Transactions} on Spring's transaction manager. */
class SpringTransactions implements Transactions {

    private final TransactionTemplate template;
    private final Repetition repetition;

    SpringTransactions(PlatformTransactionManager manager, Repetition repetition) {
        this.template = new TransactionTemplate(manager);
        if (!poolReadsCommitted(manager)) {
            this.template.setIsolationLevel(TransactionDefinition.ISOLATION_READ_COMMITTED);
        }
        this.repetition = repetition;
    }

    /** Then no transaction names the level: one that does asks the server for the session's first, each time. */
    private static boolean poolReadsCommitted(PlatformTransactionManager manager) {
        return manager instanceof ResourceTransactionManager resources
                && resources.getResourceFactory() instanceof HikariDataSource pool
                && PoolDefaults.READ_COMMITTED.equals(pool.getTransactionIsolation());
    }

    @Override
    @SuppressWarnings("NullAway") // work decides whether its result may be null
    public <R extends @Nullable Object> R execute(Supplier<R> work) {
        if (TransactionSynchronizationManager.isActualTransactionActive()) {
            return template.execute(status -> work.get());
        }
        try {
            return repetition.of(() -> template.execute(status -> work.get()));
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("a supplier threw a checked exception", e);
        }
    }
}
