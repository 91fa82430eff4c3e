package io.goodsflow.devstack.probe;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Whether a Redis answers PING; one that still loads its data says LOADING instead. */
public final class RedisProbe {

    private RedisProbe() {}

    public static boolean answers(int port) {
        try (Socket socket = Loopback.connect(port)) {
            socket.getOutputStream().write("PING\r\n".getBytes(StandardCharsets.US_ASCII));
            byte[] reply = socket.getInputStream().readNBytes(5);
            return new String(reply, StandardCharsets.US_ASCII).equals("+PONG");
        } catch (IOException notYet) {
            return false;
        }
    }
}
