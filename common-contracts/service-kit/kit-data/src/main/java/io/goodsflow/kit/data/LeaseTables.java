package io.goodsflow.kit.data;

/** Makes {@link LeaseTable}s. All SQL fragments are constants of the caller, never input. */
public interface LeaseTables {

    /**
     * @param table table name
     * @param claimableWhere condition on unleased state, for example {@code status = 'PENDING' OR (status IN
     *     ('PARSING','PROCESSING') AND lease_until IS NOT NULL)}; the lease check is added
     * @param claimAssignments extra assignments, for example {@code status = 'PARSING', last_heartbeat_stage =
     *     'CLAIMED'}; may be empty
     */
    LeaseTable of(String table, String claimableWhere, String claimAssignments);
}
