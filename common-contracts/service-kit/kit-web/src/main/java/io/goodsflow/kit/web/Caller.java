package io.goodsflow.kit.web;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who calls, from the verified token; a controller takes it as an argument.
 *
 * @param subject user name or client id
 * @param roles from the token
 * @param merchantId tenant of a MERCHANT, null for everybody else
 */
public record Caller(
        String subject, Set<Role> roles, @Nullable Long merchantId) {

    public Caller {
        roles = Set.copyOf(roles);
    }

    public boolean is(Role role) {
        return roles.contains(role);
    }
}
