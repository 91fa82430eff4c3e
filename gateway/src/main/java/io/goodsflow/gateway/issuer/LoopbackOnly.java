package io.goodsflow.gateway.issuer;

import java.net.InetAddress;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.context.annotation.Profile;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/** Well-known passwords must not be reachable from elsewhere: under the profile local nothing listens beyond loopback. */
@Component
@Profile("local")
class LoopbackOnly {

    LoopbackOnly(Environment environment) {
        Binder binder = Binder.get(environment);
        for (String setting : new String[] {"server.address", "management.server.address"}) {
            require(
                    setting,
                    binder.bind(setting, Bindable.of(InetAddress.class)).orElse(null));
        }
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
