package io.goodsflow.kit.web.problem;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.transaction.CannotCreateTransactionException;

/**
 * A database that is not reached, or a lock not won even after the kit's own repeats, is worth trying again (api.md:
 * 503). A failed commit is not among these: its outcome is unknown, and it stays a 500.
 */
final class DatabaseFailures implements FailureTranslator {

    @Override
    public @Nullable GoodsflowException translate(Throwable failure) {
        return failure instanceof CannotCreateTransactionException
                        || failure instanceof DataAccessResourceFailureException
                        || failure instanceof TransientDataAccessException
                ? GoodsflowException.causedBy(failure, CommonError.DEPENDENCY_DOWN, "The database")
                : null;
    }
}
