package io.goodsflow.bench.detail;

import io.goodsflow.bench.measure.BenchFailed;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Answers every request with the same bytes and does nothing else: what a service costs at the very least. */
final class StaticUpstream implements AutoCloseable {

    private static final int BACKLOG = 200;

    private final ServerSocket door;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private volatile byte[] answer = new byte[0];

    StaticUpstream() {
        try {
            door = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new BenchFailed("No port for the static route: " + e, e);
        }
        threads.submit(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    void answers(String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        byte[] head = ("HTTP/1.1 200 \r\nContent-Type: application/json\r\nCache-Control: no-cache\r\nContent-Length: "
                        + bytes.length + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
        byte[] all = new byte[head.length + bytes.length];
        System.arraycopy(head, 0, all, 0, head.length);
        System.arraycopy(bytes, 0, all, head.length, bytes.length);
        answer = all;
    }

    @Override
    public void close() throws IOException {
        door.close();
        threads.shutdownNow();
    }

    private Object accept() throws IOException {
        while (true) {
            Socket client = door.accept();
            threads.submit(() -> serve(client));
        }
    }

    private Object serve(Socket client) throws IOException {
        try (client) {
            client.setTcpNoDelay(true);
            InputStream in = new BufferedInputStream(client.getInputStream());
            OutputStream out = client.getOutputStream();
            while (readHead(in)) {
                out.write(answer);
                out.flush();
            }
        }
        return Boolean.TRUE;
    }

    /** A GET has no body: its head ends with an empty line. */
    private static boolean readHead(InputStream in) throws IOException {
        int newLines = 0;
        for (int next = in.read(); next >= 0; next = in.read()) {
            if (next == '\n') {
                newLines++;
                if (newLines == 2) {
                    return true;
                }
            } else if (next != '\r') {
                newLines = 0;
            }
        }
        return false;
    }
}
