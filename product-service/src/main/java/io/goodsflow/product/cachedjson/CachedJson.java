package io.goodsflow.product.cachedjson;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON of a fixed shape: no class names, nothing that is not known, nothing left out. */
public final class CachedJson {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private CachedJson() {}

    public static String write(Object shaped) {
        return JSON.writeValueAsString(shaped);
    }

    /**
     * What is made of a text.
     *
     * @param made null if the text is of no use; may fail on what is null and must not be
     * @return null if the text is not of that shape, or of no use
     */
    public static <S, T> @Nullable T read(String text, Class<S> shape, Function<S, @Nullable T> made) {
        try {
            return made.apply(JSON.readValue(text, shape));
        } catch (JacksonException | NullPointerException corrupt) {
            return null;
        }
    }
}
