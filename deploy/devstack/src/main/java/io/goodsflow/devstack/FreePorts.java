package io.goodsflow.devstack;

import io.goodsflow.devstack.probe.Loopback;
import java.util.Random;

/** Port numbers for a server of a single test, below the range that the system hands out to clients. */
public final class FreePorts {

    private static final int FIRST = 20_000;
    private static final int COUNT = 12_000;
    private static final Random RANDOM = new Random();

    private FreePorts() {}

    /** A port that nobody listens on now. */
    public static int next() {
        int port = FIRST + RANDOM.nextInt(COUNT);
        while (!Loopback.isFree(port)) {
            port = FIRST + RANDOM.nextInt(COUNT);
        }
        return port;
    }

    /** A port for a broker, which also needs the one two below. */
    public static int broker() {
        int port = next();
        while (!Loopback.isFree(port - 2)) {
            port = next();
        }
        return port;
    }
}
