package io.goodsflow.kit.web.security;

import io.goodsflow.kit.web.Role;
import org.springframework.core.convert.converter.Converter;
import org.springframework.security.authentication.AbstractAuthenticationToken;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;

/** The token's roles as authorities, under their own names. */
final class TokenToCaller implements Converter<Jwt, AbstractAuthenticationToken> {

    @Override
    public AbstractAuthenticationToken convert(Jwt token) {
        return new JwtAuthenticationToken(
                token,
                TokenClaims.roles(token).stream()
                        .map(Role::name)
                        .map(SimpleGrantedAuthority::new)
                        .toList());
    }
}
