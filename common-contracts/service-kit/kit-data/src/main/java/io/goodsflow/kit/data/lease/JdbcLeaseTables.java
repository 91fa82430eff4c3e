package io.goodsflow.kit.data.lease;

import io.goodsflow.kit.data.LeaseTable;
import io.goodsflow.kit.data.LeaseTables;
import io.goodsflow.kit.data.SqlNames;

class JdbcLeaseTables implements LeaseTables {

    private final LeaseContext context;

    JdbcLeaseTables(LeaseContext context) {
        this.context = context;
    }

    @Override
    public LeaseTable of(String table, String claimableWhere, String claimAssignments) {
        return new JdbcLeaseTable(
                new LeaseRows(context, SqlNames.require(table), "id", claimableWhere, claimAssignments));
    }
}
