package io.goodsflow.kit.data.transaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import io.goodsflow.kit.test.Devstack;
import io.goodsflow.kit.test.TestDatabase;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.jdbc.core.JdbcTemplate;

class PoolDefaultsTest {

    private final TestDatabase database = Devstack.database("pool");
    private final HikariDataSource pool = new HikariDataSource();
    private final TimeZone zone = TimeZone.getDefault();

    @AfterEach
    void close() {
        pool.close();
        TimeZone.setDefault(zone);
    }

    @Test
    void aUtcDateTimeStaysAsItIsWhateverTheZoneOfTheJvm() {
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Shanghai"));
        JdbcTemplate jdbc = pooled();
        LocalDateTime utc = LocalDateTime.parse("2026-07-01T18:30:00.123");
        jdbc.execute("CREATE TABLE moment (at DATETIME(3) NOT NULL)");

        jdbc.update("INSERT INTO moment (at) VALUES (?)", utc);

        assertThat(jdbc.queryForObject("SELECT CAST(at AS CHAR) FROM moment", String.class))
                .isEqualTo("2026-07-01 18:30:00.123");
        assertThat(jdbc.queryForObject("SELECT at FROM moment", LocalDateTime.class))
                .isEqualTo(utc);
    }

    @Test
    void connectionsReadCommittedAndWaitShortly() {
        JdbcTemplate jdbc = pooled();

        assertThat(jdbc.queryForMap("SELECT @@session.transaction_isolation i, @@session.innodb_lock_wait_timeout w"))
                .containsEntry("i", "READ-COMMITTED")
                .extractingByKey("w")
                .hasToString("2");
    }

    @Test
    void anAnswerThatDoesNotComeIsGivenUp() {
        JdbcTemplate jdbc = pooled();

        assertThatThrownBy(() -> jdbc.queryForObject("SELECT SLEEP(60)", Integer.class))
                .isInstanceOf(DataAccessResourceFailureException.class)
                .hasStackTraceContaining("SocketTimeoutException");
    }

    @Test
    void aPoolThatStatesItsOwnKeepsIt() {
        pool.addDataSourceProperty("socketTimeout", "40000");
        pool.setTransactionIsolation("TRANSACTION_SERIALIZABLE");
        pool.setConnectionInitSql("SET SESSION innodb_lock_wait_timeout = 7");

        assertThat(pooled().queryForMap(
                                "SELECT @@session.transaction_isolation i, @@session.innodb_lock_wait_timeout w"))
                .containsEntry("i", "SERIALIZABLE")
                .extractingByKey("w")
                .hasToString("7");
        assertThat(pool.getDataSourceProperties()).containsEntry("socketTimeout", "40000");
    }

    private JdbcTemplate pooled() {
        pool.setJdbcUrl(database.jdbcUrl());
        pool.setUsername(database.user());
        pool.setPassword(database.password());
        new PoolDefaults(() -> Duration.ofSeconds(2), () -> Duration.ofSeconds(5))
                .postProcessBeforeInitialization(pool, "pool");
        return new JdbcTemplate(pool);
    }
}
