package io.goodsflow.product.fence.adapter.redis;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Says what Redis 7.2 says: none of that age is to be had here, and what is asked of it must be right all the same. */
final class NewerRedis implements AutoCloseable {

    private static final byte[] NEW_LINE = "\r\n".getBytes(StandardCharsets.US_ASCII);

    private final ServerSocket door;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final Queue<String> heard = new ConcurrentLinkedQueue<>();
    private volatile int copiesOnDisk = 1;

    NewerRedis() throws IOException {
        door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        threads.submit(() -> {
            while (true) {
                Socket client = door.accept();
                threads.submit(() -> serve(client));
            }
        });
    }

    String address() {
        return "redis://127.0.0.1:" + door.getLocalPort();
    }

    /** Names of the commands since the last time, without those of greetings. */
    List<String> heard() {
        List<String> all = new ArrayList<>();
        for (String next = heard.poll(); next != null; next = heard.poll()) {
            if (List.of("EVAL", "WAITAOF", "ZREM").contains(next)) {
                all.add(next);
            }
        }
        return all;
    }

    void hasOnDisk(int copies) {
        copiesOnDisk = copies;
    }

    @Override
    public void close() throws IOException {
        door.close();
        threads.shutdownNow();
    }

    private Object serve(Socket client) throws IOException {
        try (client) {
            InputStream in = new BufferedInputStream(client.getInputStream());
            while (true) {
                List<String> command = command(in);
                heard.add(command.get(0));
                client.getOutputStream().write(answer(command).getBytes(StandardCharsets.UTF_8));
                client.getOutputStream().flush();
            }
        }
    }

    private String answer(List<String> command) {
        return switch (command.get(0)) {
            case "HELLO" -> "-ERR unknown command\r\n";
            case "PING" -> "+PONG\r\n";
            case "INFO" -> bulk("redis_version:7.2.4\r\naof_enabled:1\r\n");
            case "EVAL", "ZREM" -> ":1\r\n";
            case "WAITAOF" -> "*2\r\n:" + copiesOnDisk + "\r\n:0\r\n";
            default -> "+OK\r\n";
        };
    }

    private static String bulk(String text) {
        return "$" + text.length() + "\r\n" + text + "\r\n";
    }

    private static List<String> command(InputStream in) throws IOException {
        int words = Integer.parseInt(line(in).substring(1));
        List<String> command = new ArrayList<>();
        for (int i = 0; i < words; i++) {
            byte[] word = in.readNBytes(Integer.parseInt(line(in).substring(1)));
            in.readNBytes(NEW_LINE.length);
            command.add(new String(word, StandardCharsets.UTF_8));
        }
        return command;
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new IOException("closed");
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }
}
