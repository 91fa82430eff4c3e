package io.goodsflow.kit.web.json;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ResolvableType;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads a body strictly unless it comes from another service: outside {@code /internal/**} an unknown field is refused,
 * so that a client cannot set what it may not (architecture 1). Between services it is ignored, so that they deploy one
 * by one.
 */
final class EdgeJsonConverter extends JacksonJsonHttpMessageConverter {

    private static final String INTERNAL = "/internal/";

    private final JacksonJsonHttpMessageConverter tolerant;

    EdgeJsonConverter(JsonMapper json) {
        super(json.rebuild()
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .build());
        this.tolerant = new JacksonJsonHttpMessageConverter(json);
    }

    @Override
    public Object read(ResolvableType type, HttpInputMessage message, @Nullable Map<String, Object> hints)
            throws IOException {
        HttpInputMessage sound = SoundText.of(message);
        return isInternal() ? tolerant.read(type, sound, hints) : super.read(type, sound, hints);
    }

    private static boolean isInternal() {
        return RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes servlet
                && isInternal(servlet.getRequest());
    }

    static boolean isInternal(HttpServletRequest request) {
        return request.getRequestURI().startsWith(request.getContextPath() + INTERNAL);
    }
}
