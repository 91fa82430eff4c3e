package io.goodsflow.chaos;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** A door to a port of this machine that can be slow, silent or slammed. */
final class TcpProxy implements AutoCloseable {

    private static final int MOST_CONNECTIONS = 256;
    private static final int CONNECT_MILLIS = 5_000;

    private final InetSocketAddress server;
    private final ServerSocket door;
    private final Supplier<Rewriting> answers;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final Line line = new Line();
    private volatile boolean refusing;

    TcpProxy(int serverPort) {
        this(serverPort, () -> Rewriting.NONE);
    }

    /** @param answers what is changed in what the server says, anew for each connection */
    TcpProxy(int serverPort, Supplier<Rewriting> answers) {
        InetAddress loopback = InetAddress.getLoopbackAddress();
        this.server = new InetSocketAddress(loopback, serverPort);
        this.answers = answers;
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

    /** Every piece of data waits this long, in each direction, and up to {@code jitter} longer. */
    void slow(long millis, long jitter) {
        line.slow(millis, jitter);
    }

    /** Nothing passes any more, in either direction; connections stay and new ones are taken, until {@link #heal}. */
    void cut() {
        line.cut();
    }

    /** Ends all connections with a reset, and every new one too, until {@link #heal}. */
    void reset() {
        refusing = true;
        sockets.forEach(TcpProxy::slam);
    }

    /** What a cut held back passes now; nothing is slow or refused any more. */
    void heal() {
        refusing = false;
        line.heal();
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            sockets.forEach(TcpProxy::closeQuietly);
            line.heal();
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
            if (refusing || sockets.size() > 2 * MOST_CONNECTIONS) {
                throw new IOException("refused");
            }
            onward.connect(server, CONNECT_MILLIS);
        } catch (IOException refused) {
            slam(client);
            end(client, onward);
            return;
        }
        daemon("to server", () -> carry(client, onward, Rewriting.NONE));
        daemon("to client", () -> carry(onward, client, answers.get()));
        if (refusing) {
            slam(client);
            end(client, onward);
        }
    }

    private void carry(Socket from, Socket to, Rewriting rewriting) {
        byte[] piece = new byte[16 * 1024];
        try {
            // not closed here: that would end the sockets before it is known how they are to end
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int length = in.read(piece); length >= 0; length = in.read(piece)) {
                line.pass();
                rewriting.write(piece, length, out);
            }
            // The news that one side has left does not pass a cut either.
            line.pass();
        } catch (IOException gone) {
            // One side has left; the other is told below, by the end of its socket.
            return;
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        } finally {
            end(from, to);
        }
    }

    /** While connections are reset, whoever ends one does it so: the other end of what was slammed is ended by its carrier. */
    private void end(Socket one, Socket other) {
        if (refusing) {
            slam(one);
            slam(other);
        } else {
            closeQuietly(one);
            closeQuietly(other);
        }
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
