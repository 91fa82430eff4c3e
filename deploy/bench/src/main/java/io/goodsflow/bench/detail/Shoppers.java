package io.goodsflow.bench.detail;

import io.goodsflow.bench.measure.BenchFailed;
import io.goodsflow.bench.measure.Latency;
import io.goodsflow.bench.measure.Workers;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;

/**
 * Shoppers with one connection each, every one from an address of his own: together they may ask more than one guest may.
 * Their client does next to nothing, so that it takes little of the processor that is measured.
 */
final class Shoppers implements AutoCloseable {

    private static final int FIRST_ADDRESS = 2;
    private static final int PATIENCE_MILLIS = 15_000;

    private final List<Shopper> all = new ArrayList<>();

    Shoppers(int port, int count) {
        for (int i = 0; i < count; i++) {
            all.add(new Shopper(port, "127.0.0." + (FIRST_ADDRESS + i)));
        }
    }

    /** Connects anew first: the gateway gives up what was idle while the other side was asked. */
    Latency ask(String path, int times) {
        return ask(number -> path, times);
    }

    /** The same, each with a question of its own. */
    Latency ask(IntFunction<String> path, int times) {
        all.forEach(Shopper::connect);
        return Workers.run(
                all.size(), times, (thread, number) -> all.get(thread).get(path.apply(number)));
    }

    /** The body of one answer. */
    String once(String path) {
        try {
            all.get(0).connect();
            return all.get(0).get(path);
        } catch (IOException e) {
            throw new BenchFailed(path + " gets no answer: " + e, e);
        }
    }

    @Override
    public void close() throws IOException {
        for (Shopper one : all) {
            one.socket.close();
        }
    }

    /** One connection, one request after the other. */
    private static final class Shopper {
        private final int port;
        private final String from;
        private Socket socket = new Socket();
        private InputStream in = InputStream.nullInputStream();

        Shopper(int port, String from) {
            this.port = port;
            this.from = from;
            connect();
        }

        private void connect() {
            try {
                socket.close();
                socket = new Socket();
                socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
                socket.setSoTimeout(PATIENCE_MILLIS);
                socket.setTcpNoDelay(true);
                in = new BufferedInputStream(socket.getInputStream());
            } catch (IOException e) {
                throw new BenchFailed("The gateway does not take a connection from " + from + ": " + e, e);
            }
        }

        String get(String path) throws IOException {
            socket.getOutputStream()
                    .write(("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            String status = line();
            int length = -1;
            boolean chunked = false;
            for (String header = line(); !header.isEmpty(); header = line()) {
                String lower = header.toLowerCase(Locale.ROOT);
                if (lower.startsWith("content-length:")) {
                    length = Integer.parseInt(
                            lower.substring("content-length:".length()).strip());
                }
                chunked |= lower.startsWith("transfer-encoding:") && lower.contains("chunked");
            }
            String body = new String(chunked ? chunks() : in.readNBytes(length), StandardCharsets.UTF_8);
            if (!status.contains(" 200")) {
                throw new IOException(path + ": " + status + " " + body);
            }
            return body;
        }

        private byte[] chunks() throws IOException {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
                all.write(in.readNBytes(size));
                line();
            }
            line();
            return all.toByteArray();
        }

        private String line() throws IOException {
            StringBuilder line = new StringBuilder();
            for (int next = in.read(); next != '\n'; next = in.read()) {
                if (next < 0) {
                    throw new IOException("the connection was closed");
                }
                if (next != '\r') {
                    line.append((char) next);
                }
            }
            return line.toString();
        }
    }
}
