package io.goodsflow.chaos;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A door to a port of this machine that can be slow, shut or slammed. */
final class TcpProxy implements AutoCloseable {

    private static final int MOST_CONNECTIONS = 256;
    private static final int CONNECT_MILLIS = 5_000;

    private final InetSocketAddress server;
    private final ServerSocket door;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private volatile Duration latency = Duration.ZERO;
    private volatile boolean shut;

    TcpProxy(int serverPort) {
        InetAddress loopback = InetAddress.getLoopbackAddress();
        this.server = new InetSocketAddress(loopback, serverPort);
        try {
            this.door = new ServerSocket(0, MOST_CONNECTIONS, loopback);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        daemon("proxy to " + serverPort, this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    /** Every piece of data waits this long, in each direction. */
    void delay(Duration each) {
        latency = each;
    }

    /** Ends all connections in good order and lets no new one in, until {@link #heal}. */
    void cut() {
        shut = true;
        sockets.forEach(TcpProxy::closeQuietly);
    }

    /** Ends all connections with a reset; new ones are let in. */
    void reset() {
        sockets.forEach(TcpProxy::slam);
    }

    /** Neither slow nor shut any more. */
    void heal() {
        latency = Duration.ZERO;
        shut = false;
    }

    @Override
    public void close() {
        cut();
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                admit(door.accept());
            } catch (IOException closed) {
                // By close(), which the loop sees; anything else is met by the next accept.
                continue;
            }
        }
    }

    private void admit(Socket client) {
        Socket onward = new Socket();
        sockets.add(client);
        sockets.add(onward);
        try {
            if (shut || sockets.size() > 2 * MOST_CONNECTIONS) {
                throw new IOException("shut");
            }
            onward.connect(server, CONNECT_MILLIS);
        } catch (IOException refused) {
            end(client, onward);
            return;
        }
        daemon("to server", () -> carry(client, onward));
        daemon("to client", () -> carry(onward, client));
        if (shut) {
            end(client, onward);
        }
    }

    private void carry(Socket from, Socket to) {
        byte[] piece = new byte[16 * 1024];
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            for (int length = in.read(piece); length >= 0; length = in.read(piece)) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(latency.toMillis()));
                out.write(piece, 0, length);
            }
        } catch (IOException gone) {
            // One side has left; the other is told below, by the end of its socket.
            return;
        } finally {
            end(from, to);
        }
    }

    private void end(Socket one, Socket other) {
        closeQuietly(one);
        closeQuietly(other);
        sockets.remove(one);
        sockets.remove(other);
    }

    private static void slam(Socket socket) {
        try {
            socket.setSoLinger(true, 0);
        } catch (IOException alreadyClosed) {
            return;
        }
        closeQuietly(socket);
    }

    private static void closeQuietly(Socket socket) {
        try {
            socket.close();
        } catch (IOException alreadyGone) {
            // There is nothing left to end.
            return;
        }
    }

    private static void daemon(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }
}
