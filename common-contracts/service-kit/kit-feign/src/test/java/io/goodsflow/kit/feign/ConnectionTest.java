package io.goodsflow.kit.feign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import feign.Client;
import feign.Feign;
import feign.RequestLine;
import feign.codec.StringDecoder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.springframework.util.unit.DataSize;

/** What can go wrong before and after a request is on the wire. */
class ConnectionTest {

    interface Shelf {
        @RequestLine("GET /x")
        String read();

        @RequestLine("POST /x")
        String write();
    }

    @Test
    void aPortWithoutServerMeansThatNothingWasSent() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }

        assertThatThrownBy(() -> shelf("http://127.0.0.1:" + port, 8).write())
                .isInstanceOfSatisfying(RemoteUnavailableException.class, failure -> assertThat(failure.service())
                        .isEqualTo("Shelf"));
    }

    @Test
    void anUnknownHostMeansThatNothingWasSent() {
        assertThatThrownBy(() -> shelf("http://no-such-host.invalid", 8).write())
                .isInstanceOf(RemoteUnavailableException.class);
    }

    @Test
    void aServerThatAcceptsNoConnectionMeansThatNothingWasSent() throws IOException {
        List<Socket> waiting = new ArrayList<>();
        try (ServerSocket full = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            fill(full, waiting);

            assertThatThrownBy(() ->
                            shelf("http://127.0.0.1:" + full.getLocalPort(), 8).write())
                    .isInstanceOf(RemoteUnavailableException.class)
                    .hasMessageContaining("no connection");
        } finally {
            for (Socket socket : waiting) {
                socket.close();
            }
        }
    }

    @Test
    void aConnectionClosedWithoutAnyAnswerLeavesAWriteUnknownAndIsNotSentAgain() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            List<String> requests = new ArrayList<>();
            ExecutorService threads = Executors.newSingleThreadExecutor();
            Future<?> serving = threads.submit(() -> closeEach(server, requests));
            Shelf shelf = shelf("http://127.0.0.1:" + server.getLocalPort(), 8);

            assertThatThrownBy(shelf::write).isInstanceOf(RemoteOutcomeUnknownException.class);
            assertThatThrownBy(shelf::read).isInstanceOf(RemoteUnavailableException.class);

            server.close();
            serving.get();
            threads.shutdownNow();
            assertThat(requests).filteredOn(line -> line.startsWith("POST")).hasSize(1);
        }
    }

    @Test
    void callsAboveTheBoundAreNotSent() throws Exception {
        try (Remote remote = new Remote()) {
            remote.behaves(remote.silent());
            Shelf shelf = shelf(remote.url(), 2);
            ExecutorService threads = Executors.newFixedThreadPool(2);
            try {
                List<Future<String>> under = List.of(threads.submit(shelf::write), threads.submit(shelf::write));
                Awaitility.await().until(() -> remote.seen.size() == 2);

                assertThatThrownBy(shelf::write)
                        .isInstanceOf(RemoteUnavailableException.class)
                        .hasMessageContaining("2 calls are under way already");
                assertThat(remote.seen).hasSize(2);
                remote.reset();
                for (Future<String> call : under) {
                    assertThatThrownBy(call::get).hasCauseInstanceOf(RemoteOutcomeUnknownException.class);
                }

                remote.behaves(Remote.json(200, "free again"));
                assertThat(shelf.write()).isEqualTo("free again");
            } finally {
                threads.shutdownNow();
            }
        }
    }

    private static Shelf shelf(String url, int maxConcurrent) {
        FeignProperties properties = new FeignProperties(
                Duration.ofMillis(500),
                Duration.ofSeconds(10),
                0,
                Duration.ofSeconds(1),
                maxConcurrent,
                DataSize.ofKilobytes(4));
        Client client = new HttpCalls(properties);
        return Feign.builder()
                .client(client)
                .decoder(new StringDecoder())
                .options(new feign.Request.Options(properties.connectTimeout(), properties.readTimeout(), false))
                .retryer(new Repeats(0, Duration.ofSeconds(1)))
                .exceptionPropagationPolicy(feign.ExceptionPropagationPolicy.UNWRAP)
                .target(new feign.Target.HardCodedTarget<>(Shelf.class, "Shelf", url));
    }

    /** Fills the accept queue until the system lets a connection wait. */
    private static void fill(ServerSocket server, List<Socket> waiting) throws IOException {
        for (int i = 0; i < 64; i++) {
            Socket socket = new Socket();
            waiting.add(socket);
            try {
                socket.connect(new InetSocketAddress(server.getInetAddress(), server.getLocalPort()), 200);
            } catch (SocketTimeoutException full) {
                return;
            }
        }
        throw new IllegalStateException("the accept queue does not fill up here");
    }

    private static void closeEach(ServerSocket server, List<String> requests) {
        while (true) {
            try (Socket socket = server.accept()) {
                byte[] head = new byte[4096];
                int length = socket.getInputStream().read(head);
                requests.add(new String(head, 0, Math.max(length, 0), java.nio.charset.StandardCharsets.US_ASCII));
            } catch (IOException closed) {
                if (server.isClosed()) {
                    return;
                }
            }
        }
    }
}
