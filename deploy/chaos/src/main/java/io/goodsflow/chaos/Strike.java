package io.goodsflow.chaos;

import io.goodsflow.devstack.Server;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** Does a fault to the fleet and undoes it; the seed decides for how long. */
final class Strike {

    private final Target target;
    private final Fault fault;
    private final Random random;

    Strike(Target target, Fault fault, Random random) {
        this.target = target;
        this.fault = fault;
        this.random = random;
    }

    /** What was seen meanwhile that should not have been. */
    List<String> run() throws InterruptedException {
        switch (fault.kind()) {
            case NONE -> {}
            case KILL -> kill();
            case FREEZE -> freeze();
            case DRAIN -> {
                return drain();
            }
            case SLOW -> slow();
            case CUT -> network(TcpProxy::cut, 3_000, 10_000);
            case RESET -> network(TcpProxy::reset, 1_000, 5_000);
            case FLUSH -> Redis.flush(target.redisPort(fault.part()));
        }
        return List.of();
    }

    private void kill() {
        Server part = target.part(fault.part());
        part.kill();
        pause(500, 4_000);
        part.start();
    }

    private void freeze() {
        Server part = target.part(fault.part());
        Signals.freeze(part);
        try {
            pause(2_000, 10_000);
        } finally {
            Signals.thaw(part);
        }
    }

    private List<String> drain() throws InterruptedException {
        Server part = target.part(fault.part());
        List<String> findings =
                new Drain(part, target.port(fault.part()), target.managementPort(fault.part()), target::schema).run();
        part.start();
        return findings;
    }

    /** A statement waits for several pieces, a message or a call for one or two. */
    private void slow() {
        boolean database = fault.part().equals("mariadb");
        int most = database ? 10 : 100;
        int millis = 1 + random.nextInt(most);
        network(proxy -> proxy.slow(millis, 2L * millis), 5_000, 15_000);
    }

    private void network(Consumer<TcpProxy> harm, int least, int most) {
        List<TcpProxy> proxies = target.proxies(fault.part());
        proxies.forEach(harm);
        try {
            pause(least, most);
        } finally {
            proxies.forEach(TcpProxy::heal);
        }
    }

    private void pause(int least, int most) {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(least + random.nextInt(most - least)));
    }
}
