package io.goodsflow.kit.web.json;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.springframework.core.MethodParameter;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.multipart.MultipartFile;
import org.springframework.web.servlet.HandlerInterceptor;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A write without a body takes none, or an empty object: what a client says there would be ignored, and unknown fields are
 * refused at the public edge (api.md, general).
 */
final class NoBodyWanted implements HandlerInterceptor {

    private static final Set<String> WRITES = Set.of("POST", "PUT", "PATCH");

    private final JsonMapper json;

    NoBodyWanted(JsonMapper json) {
        this.json = json;
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler)
            throws IOException {
        if (request.getDispatcherType() == DispatcherType.REQUEST
                && WRITES.contains(request.getMethod())
                && handler instanceof HandlerMethod method
                && !takesBody(method)
                && !EdgeJsonConverter.isInternal(request)) {
            refuseContent(request);
        }
        return true;
    }

    private static boolean takesBody(HandlerMethod handler) {
        return Arrays.stream(handler.getMethodParameters()).anyMatch(NoBodyWanted::isOfTheBody);
    }

    private static boolean isOfTheBody(MethodParameter parameter) {
        return parameter.hasParameterAnnotation(RequestBody.class)
                || parameter.hasParameterAnnotation(RequestPart.class)
                || MultipartFile.class.isAssignableFrom(parameter.getNestedParameterType());
    }

    private void refuseContent(HttpServletRequest request) throws IOException {
        if (request.getContentLengthLong() == 0
                || (request.getContentLengthLong() < 0 && request.getHeader("Transfer-Encoding") == null)) {
            return;
        }
        if (!isJson(request.getContentType())) {
            throw new GoodsflowException(CommonError.UNSUPPORTED_MEDIA_TYPE);
        }
        byte[] body =
                SoundText.of(new ServletServerHttpRequest(request)).getBody().readAllBytes();
        if (body.length > 0) {
            refuseMembers(body);
        }
    }

    private void refuseMembers(byte[] body) {
        JsonNode content;
        try {
            content = json.readTree(body);
        } catch (JacksonException notJson) {
            throw GoodsflowException.causedBy(notJson, CommonError.MALFORMED_REQUEST);
        }
        if (!(content instanceof ObjectNode members)) {
            throw new GoodsflowException(CommonError.MALFORMED_REQUEST);
        }
        members.propertyStream().findFirst().ifPresent(member -> {
            String field = member.getKey();
            throw GoodsflowException.invalid(
                    List.of(new FieldError(field, "field.unknown", field + " is not known")),
                    CommonError.UNKNOWN_FIELD,
                    field);
        });
    }

    private static boolean isJson(String contentType) {
        try {
            return contentType != null
                    && MediaType.APPLICATION_JSON.isCompatibleWith(MediaType.parseMediaType(contentType));
        } catch (InvalidMediaTypeException malformed) {
            return false;
        }
    }
}
