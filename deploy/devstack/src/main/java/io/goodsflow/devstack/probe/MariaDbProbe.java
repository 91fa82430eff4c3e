package io.goodsflow.devstack.probe;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.util.Arrays;

/** Logs in as the application does; that works only once the accounts are made. */
public final class MariaDbProbe {

    private static final int OK = 0x00;
    private static final int MAX_PACKET = 64 * 1024;

    private MariaDbProbe() {}

    public static boolean accepts(int port, String user, String password) {
        try (Socket socket = Loopback.connect(port)) {
            byte[] seed = Handshake.seed(packet(socket.getInputStream()));
            socket.getOutputStream().write(Handshake.response(user, Handshake.scramble(password, seed)));
            byte[] reply = packet(socket.getInputStream());
            return reply.length > 0 && reply[0] == OK;
        } catch (IOException | GeneralSecurityException notYet) {
            return false;
        }
    }

    private static byte[] packet(InputStream in) throws IOException {
        byte[] head = in.readNBytes(4);
        if (head.length < 4) {
            throw new IOException("The server closed the connection.");
        }
        int length = (head[0] & 0xFF) | (head[1] & 0xFF) << 8 | (head[2] & 0xFF) << 16;
        if (length > MAX_PACKET) {
            throw new IOException("This is not a MariaDB greeting.");
        }
        byte[] body = in.readNBytes(length);
        return body.length == length ? body : Arrays.copyOf(body, 0);
    }
}
