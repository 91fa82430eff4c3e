package io.goodsflow.kit.feign;

import java.net.URI;
import org.jspecify.annotations.Nullable;

/** The address of another service, whose paths are appended to it. */
public final class BaseUrl {

    private BaseUrl() {}

    /** @throws IllegalArgumentException unless it is scheme, host and port alone; a missing one is left to {@code @NotNull} */
    public static void require(@Nullable URI url) {
        if (url != null && !isBase(url)) {
            throw new IllegalArgumentException("url must be http(s)://host:port without a path");
        }
    }

    private static boolean isBase(URI url) {
        boolean web = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
        boolean bare = url.getRawPath() == null || url.getRawPath().isEmpty();
        return web && url.getHost() != null && bare && url.getRawQuery() == null && url.getRawUserInfo() == null;
    }
}
