package io.goodsflow.kit.web.json;

import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice;

/** {@code If-None-Match: *} means any state (RFC 9110, 13.1.2); Spring compares tags only. */
@RestControllerAdvice
final class AnyTagMatches implements ResponseBodyAdvice<Object> {

    private static final String ANY = "*";

    @Override
    public boolean supports(MethodParameter returnType, Class<? extends HttpMessageConverter<?>> converter) {
        return true;
    }

    @Override
    public @Nullable Object beforeBodyWrite(
            @Nullable Object body,
            MethodParameter returnType,
            MediaType contentType,
            Class<? extends HttpMessageConverter<?>> converter,
            ServerHttpRequest request,
            ServerHttpResponse response) {
        boolean read = request.getMethod() == HttpMethod.GET || request.getMethod() == HttpMethod.HEAD;
        if (read
                && response.getHeaders().getETag() != null
                && ANY.equals(request.getHeaders().getFirst(HttpHeaders.IF_NONE_MATCH))) {
            response.setStatusCode(HttpStatus.NOT_MODIFIED);
            return null;
        }
        return body;
    }
}
