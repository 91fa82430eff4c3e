package io.goodsflow.devstack;

import java.util.List;
import java.util.OptionalLong;

/**
 * A process of the fleet: a server or a service. It lives on when the launcher ends, and a later launcher on the same
 * home finds it again.
 */
public interface Server {

    /** The name in messages, and of the log and pid file. */
    String name();

    /**
     * Returns when it answers. One that already runs is kept; over the data of one that was killed a new one starts.
     *
     * @throws DevstackException when it cannot start, with the reason
     */
    void start();

    /**
     * Asks it to end and waits; after a bound it is killed. Does nothing when it is not running.
     *
     * @return false if it did not end by itself, so that something may be half done
     */
    boolean stop();

    /** Ends it as a power cut would ({@code kill -9}) and returns when it is gone. */
    void kill();

    /** Whether the process lives; it may still be starting. */
    boolean isRunning();

    /** Whether it answers in its own protocol now. */
    boolean isHealthy();

    /** What would keep it from starting now, such as a port taken by another process; one sentence each. */
    List<String> obstacles();

    /** The process id while it is running. */
    OptionalLong pid();
}
