package io.goodsflow.bench.measure;

import io.goodsflow.devstack.Server;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** Parts of the fleet that stand still until this is closed, or until this process is asked to end. */
public final class Frozen implements AutoCloseable {

    private final List<Server> parts;
    private final AtomicBoolean frozen = new AtomicBoolean(true);
    private final Thread atTheEnd = new Thread(this::thaw, "thaw");

    private Frozen(List<Server> parts) {
        this.parts = List.copyOf(parts);
    }

    public static Frozen of(List<Server> parts) {
        Frozen all = new Frozen(parts);
        Runtime.getRuntime().addShutdownHook(all.atTheEnd);
        try {
            parts.forEach(part -> send("-STOP", part));
        } catch (RuntimeException e) {
            all.close();
            throw e;
        }
        return all;
    }

    @Override
    public void close() {
        thaw();
        try {
            Runtime.getRuntime().removeShutdownHook(atTheEnd);
        } catch (IllegalStateException endingAlready) {
            // then the hook runs, or has run
        }
    }

    private void thaw() {
        if (frozen.getAndSet(false)) {
            parts.forEach(part -> send("-CONT", part));
        }
    }

    /** A part that is gone needs no signal. */
    private static void send(String signal, Server part) {
        if (part.pid().isEmpty()) {
            return;
        }
        String pid = Long.toString(part.pid().getAsLong());
        try {
            int ended = new ProcessBuilder("kill", signal, pid).start().waitFor();
            if (ended != 0) {
                throw new BenchFailed("kill " + signal + " " + pid + " ended with " + ended + ".");
            }
        } catch (IOException e) {
            throw new BenchFailed("kill cannot be run.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchFailed("Interrupted.", e);
        }
    }
}
