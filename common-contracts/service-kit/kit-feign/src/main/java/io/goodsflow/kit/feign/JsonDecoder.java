package io.goodsflow.kit.feign;

import feign.Response;
import feign.codec.Decoder;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Reads an answer's JSON; unknown fields are ignored, so that services deploy one by one. */
final class JsonDecoder implements Decoder {

    private final JsonMapper json;

    JsonDecoder(JsonMapper json) {
        this.json = json;
    }

    @Override
    public @Nullable Object decode(Response response, Type type) throws IOException {
        byte[] body = bytesOf(response);
        if (type == byte[].class) {
            return body;
        }
        if (type == String.class) {
            return new String(body, StandardCharsets.UTF_8);
        }
        try {
            Object value = json.readValue(body, json.constructType(type));
            if (value != null) {
                return value;
            }
        } catch (JacksonException unreadable) {
            throw new UnreadableAnswer(response.request(), "the answer cannot be read", unreadable);
        }
        throw new UnreadableAnswer(response.request(), "the answer is null", new IOException("null"));
    }

    static byte[] bytesOf(Response response) throws IOException {
        if (response.body() == null) {
            return new byte[0];
        }
        try (InputStream in = response.body().asInputStream()) {
            return in.readAllBytes();
        }
    }
}
