package io.goodsflow.kit.data.command;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * A claimed command.
 *
 * @param answer JSON, null while there is none
 */
record CommandRow(String contentHash, @Nullable String answer) {

    static CommandRow of(ResultSet row) throws SQLException {
        return new CommandRow(row.getString("content_hash"), row.getString("answer"));
    }

    void requireContent(String hash) {
        if (!contentHash.equals(hash)) {
            throw new GoodsflowException(CommonError.IDEMPOTENCY_KEY_REUSED);
        }
    }
}
