package io.goodsflow.kit.config;

import org.springframework.boot.origin.Origin;
import org.springframework.boot.origin.OriginLookup;
import org.springframework.core.env.PropertySource;

/** Where a setting stands, in words. */
final class Origins {

    private Origins() {}

    static String of(PropertySource<?> source, String name) {
        Origin origin = OriginLookup.getOrigin(source, name);
        return "set in " + (origin == null ? source.getName() : origin);
    }
}
