package io.goodsflow.gateway.issuer;

import java.net.InetAddress;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.actuate.autoconfigure.web.server.ManagementServerProperties;
import org.springframework.boot.web.server.autoconfigure.ServerProperties;
import org.springframework.context.annotation.Profile;
import org.springframework.stereotype.Component;

/** Well-known passwords must not be reachable from elsewhere: under the profile local nothing listens beyond loopback. */
@Component
@Profile("local")
class LoopbackOnly {

    LoopbackOnly(ServerProperties server, ManagementServerProperties management) {
        require("server.address", server.getAddress());
        require("management.server.address", management.getAddress());
    }

    private static void require(String setting, @Nullable InetAddress address) {
        if (address == null || !address.isLoopbackAddress()) {
            throw new CannotStart(
                    "The profile local has public demo passwords and listens on loopback only, but " + setting + " is "
                            + (address == null ? "every address" : address.getHostAddress()) + ".",
                    "Remove the setting, or run without the profile local and with a real identity provider.");
        }
    }
}
