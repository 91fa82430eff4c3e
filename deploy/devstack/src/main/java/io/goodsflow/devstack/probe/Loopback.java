package io.goodsflow.devstack.probe;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** Sockets on 127.0.0.1 with a bound on every wait. */
public final class Loopback {

    private static final int TIMEOUT_MILLIS = 2_000;

    private Loopback() {}

    static Socket connect(int port) throws IOException {
        Socket socket = new Socket();
        try {
            socket.connect(new InetSocketAddress(address(), port), TIMEOUT_MILLIS);
            socket.setSoTimeout(TIMEOUT_MILLIS);
            return socket;
        } catch (IOException failure) {
            socket.close();
            throw failure;
        }
    }

    /** Whether a server could listen there now. */
    public static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(address(), port));
            return true;
        } catch (IOException taken) {
            return false;
        }
    }

    private static InetAddress address() throws IOException {
        return InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    }
}
