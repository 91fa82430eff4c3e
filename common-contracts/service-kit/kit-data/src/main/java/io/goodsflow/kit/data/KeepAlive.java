package io.goodsflow.kit.data;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Renews a lease in the background while its holder works. Threads and number of leases are bounded. */
public interface KeepAlive {

    /**
     * @param name for the log
     * @param ttl the lease's time to live; renewed every third of it
     * @param renew false once the lease is lost, which ends the renewing
     */
    Running start(String name, Duration ttl, BooleanSupplier renew);

    /** Ends the renewing; does not release the lease. */
    interface Running extends AutoCloseable {
        @Override
        void close();
    }
}
