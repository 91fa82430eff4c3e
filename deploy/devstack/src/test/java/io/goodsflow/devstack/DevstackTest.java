package io.goodsflow.devstack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All servers on one home, killed one after the other. */
class DevstackTest {

    private static Settings settings;
    private static Devstack devstack;

    @BeforeAll
    static void start(@TempDir Path home) {
        settings = Settings.ofFleet(TestHome.environment(home));
        devstack = new Devstack(settings);
        devstack.start(Progress.silent());
    }

    @AfterAll
    static void kill() {
        devstack.servers().forEach(Server::kill);
    }

    @Test
    void everyServerAnswersInItsOwnProtocol() {
        assertThat(devstack.servers()).allMatch(Server::isHealthy);
    }

    @Test
    void aSecondStartKeepsTheRunningServers() {
        List<OptionalLong> before = devstack.servers().stream().map(Server::pid).toList();
        new Devstack(settings).start(Progress.silent());
        assertThat(devstack.servers().stream().map(Server::pid)).containsExactlyElementsOf(before);
    }

    @Test
    void aCommittedRowOutlivesTheDatabase() throws SQLException {
        execute("CREATE OR REPLACE TABLE goodsflow_qc.kept (id BIGINT PRIMARY KEY)");
        execute("INSERT INTO goodsflow_qc.kept VALUES (4711)");

        devstack.mariaDb().kill();
        assertThat(devstack.mariaDb().isHealthy()).isFalse();
        devstack.mariaDb().start();

        assertThat(queryText("SELECT id FROM goodsflow_qc.kept")).isEqualTo("4711");
    }

    @Test
    void theDatabaseConfirmsOnlyWhatIsOnDiskAndReadsWhatIsCommitted() throws SQLException {
        assertThat(queryText("SELECT @@innodb_flush_log_at_trx_commit")).isEqualTo("1");
        assertThat(queryText("SELECT @@sync_binlog")).isEqualTo("1");
        assertThat(queryText("SELECT @@tx_isolation")).isEqualTo("READ-COMMITTED");
        assertThat(queryText("SELECT @@time_zone")).isEqualTo("+00:00");
    }

    @Test
    void theAccountMayMakeSchemasOfTestsAndNoOthers() throws SQLException {
        execute("CREATE DATABASE test_devstack_grants");
        execute("DROP DATABASE test_devstack_grants");
        assertThat(catchThrowable(() -> execute("CREATE DATABASE elsewhere")))
                .isInstanceOf(SQLException.class)
                .hasMessageContaining("Access denied");
    }

    @Test
    void theStateRedisKeepsWhatItConfirmed() {
        RedisTalk state = new RedisTalk(settings.port(Setting.REDIS_STATE_PORT));
        assertThat(state.say("SET kept yes")).isEqualTo("+OK");

        devstack.redisState().kill();
        devstack.redisState().start();

        assertThat(state.say("EXISTS kept")).isEqualTo(":1");
    }

    @Test
    void theCacheRedisMayForget() {
        RedisTalk cache = new RedisTalk(settings.port(Setting.REDIS_CACHE_PORT));
        assertThat(cache.say("SET kept yes")).isEqualTo("+OK");

        devstack.redisCache().kill();
        devstack.redisCache().start();

        assertThat(cache.say("EXISTS kept")).isEqualTo(":0");
    }

    @Test
    void aStoredMessageOutlivesTheBroker() {
        BrokerTalk broker = new BrokerTalk(settings.port(Setting.BROKER_PORT));
        long before = broker.maxOffset("kit-test-a");
        broker.send("kit-test-a", "kept");

        devstack.rocketMq().kill();
        assertThat(devstack.rocketMq().isHealthy()).isFalse();
        devstack.rocketMq().start();

        assertThat(broker.maxOffset("kit-test-a")).isEqualTo(before + 1);
    }

    @Test
    void theBrokerMakesNoTopicByItself() {
        BrokerTalk broker = new BrokerTalk(settings.port(Setting.BROKER_PORT));
        assertThat(broker.sendCode("product-itme", "typing error")).isNotZero();
    }

    private static void execute(String sql) throws SQLException {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String queryText(String sql) throws SQLException {
        try (Connection connection = connect();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            assertThat(rows.next()).isTrue();
            return rows.getString(1);
        }
    }

    private static Connection connect() throws SQLException {
        return DriverManager.getConnection(
                "jdbc:mariadb://127.0.0.1:" + settings.port(Setting.MARIADB_PORT) + "/", "goodsflow", "goodsflow");
    }
}
