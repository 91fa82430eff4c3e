package io.goodsflow.gateway.issuer;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.actuate.autoconfigure.web.server.ManagementServerProperties;
import org.springframework.boot.web.server.autoconfigure.ServerProperties;

class LoopbackOnlyTest {

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "127.8.8.8", "::1", "localhost"})
    void loopbackIsFine(String address) {
        assertThatCode(() -> start(address, "127.0.0.1")).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.0.0.0", "::", "10.0.0.5"})
    void anyOtherAddressStopsTheStart(String address) {
        assertThatThrownBy(() -> start(address, "127.0.0.1"))
                .hasMessageContaining("profile local")
                .hasMessageContaining("server.address is");
        assertThatThrownBy(() -> start("127.0.0.1", address)).hasMessageContaining("management.server.address is");
    }

    @Test
    void noAddressMeansEveryAddress() {
        assertThatThrownBy(() -> new LoopbackOnly(new ServerProperties(), new ManagementServerProperties()))
                .hasMessageContaining("every address");
    }

    private static LoopbackOnly start(String server, String management) throws UnknownHostException {
        ServerProperties ofServer = new ServerProperties();
        ofServer.setAddress(InetAddress.getByName(server));
        ManagementServerProperties ofManagement = new ManagementServerProperties();
        ofManagement.setAddress(InetAddress.getByName(management));
        return new LoopbackOnly(ofServer, ofManagement);
    }
}
