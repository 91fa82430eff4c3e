package io.goodsflow.chaos;

import io.goodsflow.devstack.Server;
import java.io.IOException;

/** Stops a process where it stands and lets it go on. */
final class Signals {

    private Signals() {}

    static void freeze(Server part) {
        send("-STOP", part);
    }

    static void thaw(Server part) {
        send("-CONT", part);
    }

    private static void send(String signal, Server part) {
        String pid = String.valueOf(part.pid().orElseThrow());
        try {
            int ended = new ProcessBuilder("kill", signal, pid).start().waitFor();
            if (ended != 0) {
                throw new IllegalStateException("kill " + signal + " " + pid + " ended with " + ended);
            }
        } catch (IOException e) {
            throw new IllegalStateException("kill cannot be run", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
