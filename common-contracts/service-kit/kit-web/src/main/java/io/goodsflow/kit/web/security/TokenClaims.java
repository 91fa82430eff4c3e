package io.goodsflow.kit.web.security;

import io.goodsflow.kit.web.Caller;
import io.goodsflow.kit.web.Role;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.security.oauth2.jwt.Jwt;

/** Reads our claims (api.md, tokens); roles that this system does not know are left out. */
final class TokenClaims {

    private static final String ROLES = "roles";
    private static final String MERCHANT_ID = "merchant_id";

    private TokenClaims() {}

    static boolean areComplete(Jwt token) {
        String subject = token.getSubject();
        return subject != null
                && !subject.isBlank()
                && (!roles(token).contains(Role.MERCHANT) || merchantId(token) != null);
    }

    static Caller caller(Jwt token) {
        Set<Role> roles = roles(token);
        return new Caller(token.getSubject(), roles, roles.contains(Role.MERCHANT) ? merchantId(token) : null);
    }

    static Set<Role> roles(Jwt token) {
        Set<Role> roles = EnumSet.noneOf(Role.class);
        if (token.getClaim(ROLES) instanceof Collection<?> named) {
            for (Role role : Role.values()) {
                if (named.contains(role.name())) {
                    roles.add(role);
                }
            }
        }
        return roles;
    }

    private static @Nullable Long merchantId(Jwt token) {
        Object id = token.getClaim(MERCHANT_ID);
        return id instanceof Long || id instanceof Integer ? ((Number) id).longValue() : null;
    }
}
