package io.goodsflow.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
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
        proxy.delay(Duration.ofMillis(150));
        try (Socket socket = connect()) {
            long begin = System.nanoTime();
            assertThat(echoed(socket, 7)).isEqualTo(7);
            assertThat(Duration.ofNanos(System.nanoTime() - begin)).isGreaterThanOrEqualTo(Duration.ofMillis(300));
        }
    }

    @Test
    void a_cut_ends_connections_and_lets_none_in_until_healed() throws IOException {
        try (Socket socket = connect()) {
            assertThat(echoed(socket, 7)).isEqualTo(7);
            proxy.cut();
            assertThat(socket.getInputStream().read()).isEqualTo(-1);
        }
        try (Socket socket = connect()) {
            assertThat(socket.getInputStream().read()).isEqualTo(-1);
        }
        proxy.heal();
        try (Socket socket = connect()) {
            assertThat(echoed(socket, 9)).isEqualTo(9);
        }
    }

    @Test
    void a_reset_is_seen_as_one_and_the_next_connection_works() throws IOException {
        try (Socket socket = connect()) {
            assertThat(echoed(socket, 7)).isEqualTo(7);
            proxy.reset();
            assertThatThrownBy(() -> socket.getInputStream().read()).isInstanceOf(SocketException.class);
        }
        try (Socket socket = connect()) {
            assertThat(echoed(socket, 9)).isEqualTo(9);
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
            try (Socket socket = server.accept()) {
                socket.getInputStream().transferTo(socket.getOutputStream());
            } catch (IOException gone) {
                // A client that was cut off; the next one is served.
                continue;
            }
        }
    }
}
