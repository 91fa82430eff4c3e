package io.goodsflow.kit.feign;

import feign.RequestTemplate;
import feign.codec.Encoder;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import tools.jackson.databind.json.JsonMapper;

/** Writes a body as JSON in the house style. */
final class JsonEncoder implements Encoder {

    private final JsonMapper json;

    JsonEncoder(JsonMapper json) {
        this.json = json;
    }

    @Override
    public void encode(Object body, Type type, RequestTemplate template) {
        template.removeHeader(HttpHeaders.CONTENT_TYPE);
        template.headerLiteral(HttpHeaders.CONTENT_TYPE, MediaType.APPLICATION_JSON_VALUE);
        template.body(json.writeValueAsBytes(body), StandardCharsets.UTF_8);
    }
}
