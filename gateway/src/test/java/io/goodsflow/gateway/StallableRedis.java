package io.goodsflow.gateway;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** A door to a real Redis that can be held shut: it takes connections and commands then, and gives no answers. */
final class StallableRedis implements AutoCloseable {

    private final int target;
    private final ServerSocket door;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final AtomicInteger commands = new AtomicInteger();
    private volatile boolean stalled;

    StallableRedis(int target) {
        this.target = target;
        try {
            door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        threads.submit(this::accept);
    }

    String address() {
        return "redis://127.0.0.1:" + door.getLocalPort();
    }

    void stall() {
        commands.set(0);
        stalled = true;
    }

    void goOn() {
        stalled = false;
    }

    /** Pieces of commands that came while it was shut. */
    int commandsWhileShut() {
        return commands.get();
    }

    @Override
    public void close() throws IOException {
        door.close();
        threads.shutdownNow();
    }

    private Void accept() throws IOException {
        while (true) {
            Socket client = door.accept();
            threads.submit(() -> serve(client));
        }
    }

    private Void serve(Socket client) throws IOException {
        try (client;
                Socket redis = new Socket(InetAddress.getLoopbackAddress(), target)) {
            threads.submit(() -> {
                try (client;
                        redis) {
                    return pass(redis.getInputStream(), client.getOutputStream());
                }
            });
            return pass(client.getInputStream(), redis.getOutputStream());
        }
    }

    private Void pass(InputStream from, OutputStream to) throws IOException {
        byte[] piece = new byte[8192];
        for (int read = from.read(piece); read >= 0; read = from.read(piece)) {
            if (stalled) {
                commands.incrementAndGet();
            } else {
                to.write(piece, 0, read);
                to.flush();
            }
        }
        return null;
    }
}
