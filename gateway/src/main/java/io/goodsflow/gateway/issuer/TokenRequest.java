package io.goodsflow.gateway.issuer;

import org.jspecify.annotations.Nullable;

/** Either a user with a password or a client with a secret. */
record TokenRequest(
        @Nullable String username,
        @Nullable String password,
        @Nullable String clientId,
        @Nullable String clientSecret) {}
