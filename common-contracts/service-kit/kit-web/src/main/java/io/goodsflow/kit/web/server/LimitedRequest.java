package io.goodsflow.kit.web.server;

import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A request whose body ends in a refusal once it is longer than allowed. */
final class LimitedRequest extends HttpServletRequestWrapper {

    private final long maxBytes;
    private @Nullable ServletInputStream body;

    LimitedRequest(HttpServletRequest request, long maxBytes) {
        super(request);
        this.maxBytes = maxBytes;
    }

    @Override
    public ServletInputStream getInputStream() throws IOException {
        ServletInputStream present = body;
        if (present == null) {
            present = new LimitedBody(super.getInputStream(), maxBytes);
            body = present;
        }
        return present;
    }

    @Override
    public BufferedReader getReader() throws IOException {
        String encoding = getCharacterEncoding();
        return new BufferedReader(new InputStreamReader(
                getInputStream(), encoding == null ? StandardCharsets.UTF_8 : Charset.forName(encoding)));
    }
}
