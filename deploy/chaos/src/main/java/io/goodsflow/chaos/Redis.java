package io.goodsflow.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Empties a Redis server at once. */
final class Redis {

    private static final int PATIENCE_MILLIS = 10_000;
    private static final String OK = "+OK";

    private Redis() {}

    static void flush(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write("FLUSHALL\r\n".getBytes(StandardCharsets.US_ASCII));
            byte[] answer = socket.getInputStream().readNBytes(OK.length());
            if (!new String(answer, StandardCharsets.US_ASCII).equals(OK)) {
                throw new IllegalStateException(
                        "FLUSHALL was answered " + new String(answer, StandardCharsets.US_ASCII));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
