package io.goodsflow.gateway.limit;

import java.util.Locale;

/** Kinds of requests, each with an allowance of its own. */
enum Traffic {
    GUEST,
    READ,
    WRITE,
    UPLOAD,
    LOGIN,
    REFUSED;

    /** As a setting, a key and a metric name it. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
