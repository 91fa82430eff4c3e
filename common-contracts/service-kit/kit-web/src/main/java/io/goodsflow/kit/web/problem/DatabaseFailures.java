package io.goodsflow.kit.web.problem;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.transaction.CannotCreateTransactionException;
import org.springframework.transaction.TransactionSystemException;

/**
 * A database that is not reached, or a lock not won even after the kit's own repeats, is worth trying again (api.md:
 * 503). A failed commit is not among these: its outcome is unknown, and it stays a 500. After a failed rollback nothing is
 * committed, and what led to it counts.
 */
final class DatabaseFailures implements FailureTranslator {

    @Override
    public @Nullable GoodsflowException translate(Throwable failure) {
        if (failure instanceof TransactionSystemException unfinished && unfinished.getApplicationException() != null) {
            return translate(unfinished.getApplicationException());
        }
        return failure instanceof CannotCreateTransactionException
                        || failure instanceof DataAccessResourceFailureException
                        || failure instanceof TransientDataAccessException
                ? GoodsflowException.causedBy(failure, CommonError.DEPENDENCY_DOWN, "The database")
                : null;
    }
}
