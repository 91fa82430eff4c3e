package io.goodsflow.kit.config;

import java.net.URI;
import org.jspecify.annotations.Nullable;

/** An address on the web that a setting names. */
public final class WebAddress {

    private WebAddress() {}

    /**
     * @param name of the setting within its record, in dashed form
     * @throws IllegalArgumentException unless it is http or https with a host and without user information, which would
     *     be shown wherever the address is; a missing one is left to {@code @NotNull}
     */
    public static void require(String name, @Nullable URI address) {
        if (address != null && !isWeb(address)) {
            throw new IllegalArgumentException(name + " must be http(s)://host[:port][/path] without a user");
        }
    }

    private static boolean isWeb(URI address) {
        boolean web = "http".equals(address.getScheme()) || "https".equals(address.getScheme());
        return web && address.getHost() != null && address.getRawUserInfo() == null;
    }
}
