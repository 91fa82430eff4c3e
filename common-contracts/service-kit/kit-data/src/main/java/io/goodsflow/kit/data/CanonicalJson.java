package io.goodsflow.kit.data;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * One text per content, whatever the application's own JSON settings are: names in snake_case, members sorted at every
 * depth, members that are null left out, no white space, decimals without trailing zeros. So a field added later that is
 * null changes no hash.
 */
public final class CanonicalJson {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED)
            .enable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .disable(JsonNodeFeature.WRITE_NULL_PROPERTIES)
            .build();

    private CanonicalJson() {}

    /** @param value a record, a map, a list or a plain value */
    public static String toJson(@Nullable Object value) {
        JsonNode tree = MAPPER.valueToTree(value);
        return MAPPER.writeValueAsString(tree);
    }

    /** Reads what {@link #toJson} wrote; unknown members are ignored. */
    public static <T> @Nullable T fromJson(String json, Class<T> type) {
        return MAPPER.readValue(json, type);
    }

    /** @return SHA-256 of {@link #toJson}, 64 lower-case hex digits */
    public static String sha256(@Nullable Object value) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(toJson(value).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
