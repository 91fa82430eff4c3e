package io.goodsflow.kit.data.id;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.goodsflow.kit.data.DataProperties;
import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.KitDataAutoConfiguration;
import java.sql.SQLException;
import java.time.Duration;
import javax.sql.DataSource;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Bean;

/** Ids from segments. */
@AutoConfiguration(after = KitDataAutoConfiguration.class)
public class KitIdAutoConfiguration {

    /**
     * One connection apart from the pool. A transaction that needs an id while it holds a pooled connection would
     * otherwise wait for a second one, and a pool full of such transactions would wait for itself.
     */
    @Bean(destroyMethod = "close")
    SegmentConnection segmentConnection(DataSource dataSource) throws SQLException {
        return SegmentConnection.beside(dataSource);
    }

    @Bean
    IdAllocator idAllocator(SegmentConnection connection, DataProperties properties) {
        return new SegmentedIdAllocator(
                new TableSegments(connection.dataSource()), properties.ids().step());
    }

    /** Where segments are taken from. */
    record SegmentConnection(DataSource dataSource, boolean own) implements AutoCloseable {

        static SegmentConnection beside(DataSource shared) throws SQLException {
            if (!shared.isWrapperFor(HikariDataSource.class)) {
                return new SegmentConnection(shared, false);
            }
            HikariConfig config = new HikariConfig();
            shared.unwrap(HikariDataSource.class).copyStateTo(config);
            config.setPoolName("ids");
            config.setMaximumPoolSize(1);
            config.setMinimumIdle(0);
            config.setIdleTimeout(Duration.ofSeconds(30).toMillis());
            config.setInitializationFailTimeout(-1);
            config.setMetricRegistry(null);
            config.setMetricsTrackerFactory(null);
            config.setHealthCheckRegistry(null);
            return new SegmentConnection(new HikariDataSource(config), true);
        }

        @Override
        public void close() {
            if (own && dataSource instanceof HikariDataSource pool) {
                pool.close();
            }
        }
    }
}
