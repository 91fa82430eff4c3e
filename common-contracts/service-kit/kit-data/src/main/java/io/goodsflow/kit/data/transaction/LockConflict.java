package io.goodsflow.kit.data.transaction;

import java.sql.SQLException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tells failures after which the same transaction may succeed from all others. */
final class LockConflict {

    /** Deadlock, lock wait time-out (and NOWAIT on MariaDB), NOWAIT on MySQL. */
    private static final Set<Integer> CODES = Set.of(1213, 1205, 3572);

    private static final int DEPTH = 20;

    private LockConflict() {}

    static boolean isIn(@Nullable Throwable failure) {
        Throwable cause = failure;
        for (int depth = 0; cause != null && depth < DEPTH; depth++) {
            if (cause instanceof SQLException sql && CODES.contains(sql.getErrorCode())) {
                return true;
            }
            cause = cause.getCause();
        }
        return false;
    }
}
