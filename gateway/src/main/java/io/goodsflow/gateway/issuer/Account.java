package io.goodsflow.gateway.issuer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whom a token speaks for. */
record Account(String subject, List<String> roles, @Nullable Long merchantId) {

    Account {
        roles = List.copyOf(roles);
    }
}
