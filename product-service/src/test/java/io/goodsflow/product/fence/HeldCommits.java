package io.goodsflow.product.fence;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * A door to the database that holds back one COMMIT: its client is cut off at once, and the server is handed the COMMIT
 * only later. What the client knows of the outcome is nothing.
 */
public final class HeldCommits implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 60;

    private final InetAddress loopback = InetAddress.getLoopbackAddress();
    private final int serverPort;
    private final ServerSocket door;
    private volatile Held next;

    HeldCommits(int serverPort) {
        this.serverPort = serverPort;
        try {
            door = new ServerSocket(0, 256, loopback);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        daemon(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    /** Holds the next COMMIT of a transaction that said this. */
    Held next(String statement) {
        Held held = new Held(statement);
        next = held;
        return held;
    }

    @Override
    public void close() {
        quietly(door);
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket client = door.accept();
                Socket server = new Socket(loopback, serverPort);
                daemon(() -> toServer(client, server));
                daemon(() -> copy(server, client));
            } catch (IOException closed) {
                continue;
            }
        }
    }

    private void toServer(Socket client, Socket server) {
        byte[] piece = new byte[1 << 20];
        boolean said = false;
        try (server) {
            InputStream in = client.getInputStream();
            OutputStream out = server.getOutputStream();
            for (int length = in.read(piece); length >= 0; length = in.read(piece)) {
                String text = new String(piece, 0, length, StandardCharsets.ISO_8859_1);
                Held held = next;
                said |= held != null && text.contains(held.statement);
                boolean ends = text.contains("\u0003COMMIT");
                if (held != null && said && ends) {
                    next = null;
                    client.setSoLinger(true, 0);
                    client.close();
                    held.reached.countDown();
                    await(held.released);
                    out.write(piece, 0, length);
                    out.flush();
                    // the answer says that it is done; nobody is there to read it
                    await(held.answered);
                    return;
                }
                said &= !ends && !text.contains("\u0003ROLLBACK");
                out.write(piece, 0, length);
                out.flush();
            }
        } catch (IOException gone) {
            quietly(client);
        }
    }

    private void copy(Socket from, Socket to) {
        byte[] piece = new byte[1 << 16];
        try {
            InputStream in = from.getInputStream();
            for (int length = in.read(piece); length >= 0; length = in.read(piece)) {
                to.getOutputStream().write(piece, 0, length);
            }
        } catch (IOException gone) {
            return;
        } finally {
            quietly(to);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            if (!latch.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("nobody came");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void quietly(AutoCloseable thing) {
        try {
            thing.close();
        } catch (Exception gone) {
            return;
        }
    }

    private static void daemon(Runnable work) {
        Thread thread = new Thread(work, "held-commits");
        thread.setDaemon(true);
        thread.start();
    }

    /** One COMMIT. */
    static final class Held {
        private final String statement;
        private final CountDownLatch reached = new CountDownLatch(1);
        private final CountDownLatch released = new CountDownLatch(1);
        private final CountDownLatch answered = new CountDownLatch(1);

        Held(String statement) {
            this.statement = statement;
        }

        void awaitClient() {
            await(reached);
        }

        /** The server gets it; it takes effect a moment later. */
        void goOn() {
            released.countDown();
        }

        /** Its connection may end. */
        void forget() {
            answered.countDown();
        }
    }
}
