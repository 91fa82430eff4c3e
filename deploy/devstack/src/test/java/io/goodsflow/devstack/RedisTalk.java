package io.goodsflow.devstack;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** One command, one line of answer. */
record RedisTalk(int port) {

    String say(String command) {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.getOutputStream().write((command + "\r\n").getBytes(StandardCharsets.UTF_8));
            return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))
                    .readLine();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
