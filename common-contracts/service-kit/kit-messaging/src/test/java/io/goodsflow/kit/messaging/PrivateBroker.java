package io.goodsflow.kit.messaging;

import io.goodsflow.devstack.RocketMqServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;

/** A broker that a test may stop and kill; the shared one belongs to all. */
final class PrivateBroker implements AutoCloseable {

    private final RocketMqServer server;

    private PrivateBroker(RocketMqServer server) {
        this.server = server;
    }

    /** @param folder empty folder of the test */
    static PrivateBroker in(Path folder) {
        return new PrivateBroker(new RocketMqServer(
                folder.resolve("home"), freePort(), freePort(), List.of("kit-test-a", "kit-test-b")));
    }

    String nameServer() {
        return server.namesrvAddress();
    }

    void start() {
        server.start();
    }

    void kill() {
        server.kill();
    }

    @Override
    public void close() {
        server.kill();
    }

    static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new IllegalStateException("no free port", e);
        }
    }
}
