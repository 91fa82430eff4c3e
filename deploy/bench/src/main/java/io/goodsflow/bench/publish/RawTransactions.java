package io.goodsflow.bench.publish;

import io.goodsflow.bench.measure.BenchFailed;
import io.goodsflow.bench.measure.Database;
import io.goodsflow.bench.measure.Latency;
import io.goodsflow.bench.measure.Workers;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The merge's transaction and nothing around it: its statements over JDBC, with the rows that it has written. */
final class RawTransactions implements AutoCloseable {

    private final List<Connection> connections = new ArrayList<>();

    RawTransactions(Database scratch, int threads) {
        try {
            for (int i = 0; i < threads; i++) {
                Connection connection = scratch.connect();
                connections.add(connection);
                connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
                connection.setAutoCommit(false);
            }
        } catch (SQLException e) {
            close();
            throw new BenchFailed("The connections cannot be made ready: " + e.getMessage(), e);
        }
    }

    Latency run(List<Merge> merges) {
        return Workers.run(connections.size(), merges.size(), (thread, number) -> {
            Connection connection = connections.get(thread);
            new MergeStatements(connection, merges.get(number)).execute();
            connection.commit();
        });
    }

    @Override
    public void close() {
        for (Connection connection : connections) {
            try {
                connection.close();
            } catch (SQLException gone) {
                throw new BenchFailed("A connection does not close.", gone);
            }
        }
    }
}
