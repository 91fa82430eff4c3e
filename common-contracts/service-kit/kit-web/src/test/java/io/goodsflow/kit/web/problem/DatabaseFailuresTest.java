package io.goodsflow.kit.web.problem;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.transaction.TransactionSystemException;

class DatabaseFailuresTest {

    private final DatabaseFailures failures = new DatabaseFailures();

    @Test
    void a_lost_connection_is_worth_trying_again_even_if_the_rollback_fails_on_it_too() {
        DataAccessResourceFailureException lost = new DataAccessResourceFailureException("Socket error");
        TransactionSystemException rollback = new TransactionSystemException("JDBC rollback failed");
        rollback.initApplicationException(lost);

        assertThat(failures.translate(lost))
                .isNotNull()
                .extracting(GoodsflowException::errorCode)
                .isEqualTo(CommonError.DEPENDENCY_DOWN);
        assertThat(failures.translate(rollback))
                .isNotNull()
                .extracting(GoodsflowException::errorCode)
                .isEqualTo(CommonError.DEPENDENCY_DOWN);
    }

    @Test
    void a_rollback_that_fails_after_a_fault_of_our_own_does_not_hide_it() {
        TransactionSystemException rollback = new TransactionSystemException("JDBC rollback failed");
        rollback.initApplicationException(new IllegalStateException("ours"));

        assertThat(failures.translate(rollback)).isNull();
    }

    @Test
    void a_failed_commit_is_not_worth_trying_again_because_its_outcome_is_unknown() {
        assertThat(failures.translate(new TransactionSystemException("JDBC commit failed")))
                .isNull();
    }
}
