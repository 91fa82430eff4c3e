package io.goodsflow.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TcpProxyTest {

    private ServerSocket server;
    private TcpProxy proxy;

    @BeforeEach
    void open() throws IOException {
        server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread echo = new Thread(this::echo, "echo");
        echo.setDaemon(true);
        echo.start();
        proxy = new TcpProxy(server.getLocalPort());
    }

    @AfterEach
    void close() throws IOException {
        proxy.close();
        server.close();
    }

    @Test
    void carries_both_ways() throws IOException {
        try (Socket socket = connect()) {
            assertThat(echoed(socket, 7)).isEqualTo(7);
            assertThat(echoed(socket, 8)).isEqualTo(8);
        }
    }

    @Test
    void is_slow_in_each_direction_while_told_to_be() throws IOException {
        proxy.slow(150, 10);
        try (Socket socket = connect()) {
            long begin = System.nanoTime();
            assertThat(echoed(socket, 7)).isEqualTo(7);
            assertThat(Duration.ofNanos(System.nanoTime() - begin)).isGreaterThanOrEqualTo(Duration.ofMillis(300));
        }
    }

    @Test
    void a_cut_holds_everything_back_until_healed() throws IOException {
        try (Socket old = connect()) {
            assertThat(echoed(old, 7)).isEqualTo(7);
            proxy.cut();
            old.setSoTimeout(300);
            assertThatThrownBy(() -> echoed(old, 8)).isInstanceOf(SocketTimeoutException.class);

            proxy.heal();
            old.setSoTimeout(10_000);
            assertThat(old.getInputStream().read()).isEqualTo(8);
        }
    }

    @Test
    void a_connection_made_during_a_cut_is_taken_and_not_answered() throws IOException {
        proxy.cut();
        try (Socket fresh = connect()) {
            fresh.setSoTimeout(300);
            assertThatThrownBy(() -> echoed(fresh, 8)).isInstanceOf(SocketTimeoutException.class);
        }
    }

    @Test
    void a_reset_is_seen_as_one_and_again_by_each_new_connection_until_healed() throws IOException {
        try (Socket socket = connect()) {
            assertThat(echoed(socket, 7)).isEqualTo(7);
            proxy.reset();
            assertThatThrownBy(() -> socket.getInputStream().read()).isInstanceOf(SocketException.class);
        }
        assertThatThrownBy(() -> {
                    try (Socket socket = connect()) {
                        echoed(socket, 8);
                    }
                })
                .as("while it connects or after")
                .isInstanceOf(SocketException.class);
        proxy.heal();
        try (Socket socket = connect()) {
            assertThat(echoed(socket, 9)).isEqualTo(9);
        }
    }

    @Test
    void what_the_server_says_can_be_changed_on_its_way() throws IOException {
        try (TcpProxy changing = new TcpProxy(server.getLocalPort(), () -> new Rewriting("1234", "9876"));
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), changing.port())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write("at 1234.".getBytes(StandardCharsets.US_ASCII));

            assertThat(socket.getInputStream().readNBytes(8))
                    .asString(StandardCharsets.US_ASCII)
                    .isEqualTo("at 9876.");
        }
    }

    private Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), proxy.port());
        socket.setSoTimeout(10_000);
        return socket;
    }

    private static int echoed(Socket socket, int sent) throws IOException {
        socket.getOutputStream().write(sent);
        return socket.getInputStream().read();
    }

    private void echo() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                Thread serving = new Thread(() -> serve(socket), "echoing");
                serving.setDaemon(true);
                serving.start();
            } catch (IOException closed) {
                return;
            }
        }
    }

    private static void serve(Socket socket) {
        try (socket) {
            socket.getInputStream().transferTo(socket.getOutputStream());
        } catch (IOException gone) {
            // The client was cut off.
            return;
        }
    }
}
