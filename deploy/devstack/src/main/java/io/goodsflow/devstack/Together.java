package io.goodsflow.devstack;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Does the same with several servers at once, and tells every failure, not only the first. */
final class Together {

    private Together() {}

    static void start(List<Server> servers, Progress progress) {
        each(servers, server -> {
            OptionalLong before = server.pid();
            long begin = System.nanoTime();
            server.start();
            progress.tell(server.name() + outcome(before, server.pid(), begin));
        });
    }

    static void stop(List<Server> servers, Progress progress) {
        each(servers, server -> {
            boolean ran = server.isRunning();
            long begin = System.nanoTime();
            boolean byItself = server.stop();
            if (ran) {
                progress.tell(server.name()
                        + (byItself ? " stopped after " : " did not end by itself and was killed after ")
                        + seconds(begin));
            }
        });
    }

    private static String outcome(OptionalLong before, OptionalLong now, long begin) {
        if (before.isEmpty()) {
            return " is up after " + seconds(begin);
        }
        return before.equals(now) ? " is up already" : " is replaced after " + seconds(begin);
    }

    private static void each(List<Server> servers, Consumer<Server> action) {
        if (servers.isEmpty()) {
            return;
        }
        ExecutorService threads = Executors.newFixedThreadPool(servers.size());
        try {
            List<Future<?>> running = new ArrayList<>();
            servers.forEach(server -> running.add(threads.submit(() -> action.accept(server))));
            List<String> failures = new ArrayList<>();
            for (Future<?> one : running) {
                await(one, failures);
            }
            if (!failures.isEmpty()) {
                throw new DevstackException(String.join("\n", failures));
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static void await(Future<?> one, List<String> failures) {
        try {
            one.get();
        } catch (ExecutionException failure) {
            Throwable cause = failure.getCause();
            failures.add(
                    cause instanceof DevstackException && cause.getMessage() != null
                            ? cause.getMessage()
                            : String.valueOf(cause));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new DevstackException("Interrupted.", interrupted);
        }
    }

    private static String seconds(long begin) {
        return String.format("%.1f s", (System.nanoTime() - begin) / 1e9);
    }
}
