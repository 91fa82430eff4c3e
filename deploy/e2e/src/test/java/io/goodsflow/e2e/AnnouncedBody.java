package io.goodsflow.e2e;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;

/**
 * The head of a request whose body never comes: a server that minds its limits refuses by the length announced. By a
 * bare socket, because the JDK's client waits for ever when the answer to {@code Expect: 100-continue} is a final one.
 */
record AnnouncedBody(String method, String path, String token, String contentType, long length) {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /** Status and code of the problem that comes back. */
    record Refusal(int status, String code) {}

    Refusal sendTo(URI base) {
        try (Socket socket = new Socket(base.getHost(), base.getPort())) {
            socket.setSoTimeout((int) PATIENCE.toMillis());
            socket.getOutputStream().write(head(base).getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().flush();
            return read(new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(method + " " + base + path, e);
        }
    }

    private String head(URI base) {
        return method + " " + path + " HTTP/1.1\r\nHost: " + base.getAuthority() + "\r\nAuthorization: Bearer " + token
                + "\r\nContent-Type: " + contentType + "\r\nContent-Length: " + length
                + "\r\nConnection: close\r\n\r\n";
    }

    /** Problems are in ASCII, so that characters are bytes. */
    private static Refusal read(BufferedReader answer) throws IOException {
        int status = Integer.parseInt(answer.readLine().split(" ", 3)[1]);
        int size = 0;
        for (String line = answer.readLine(); line != null && !line.isEmpty(); line = answer.readLine()) {
            if (line.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
                size = Integer.parseInt(
                        line.substring("content-length:".length()).strip());
            }
        }
        char[] body = new char[size];
        int read = 0;
        while (read < size) {
            int got = answer.read(body, read, size - read);
            if (got < 0) {
                break;
            }
            read += got;
        }
        return new Refusal(
                status,
                JsonMapper.shared()
                        .readTree(new String(body, 0, read))
                        .path("code")
                        .asString(""));
    }
}
