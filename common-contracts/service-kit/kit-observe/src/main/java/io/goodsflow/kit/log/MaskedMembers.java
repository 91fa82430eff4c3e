package io.goodsflow.kit.log;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.json.JsonWriter;
import org.springframework.boot.logging.structured.StructuredLoggingJsonMembersCustomizer;

/** Masks and bounds every text of a JSON log line: message, stack trace, logging context, key-value pairs. */
final class MaskedMembers implements StructuredLoggingJsonMembersCustomizer<Object> {

    private static final int LONGEST = 32 * 1024;

    @Override
    public void customize(JsonWriter.Members<Object> members) {
        JsonWriter.ValueProcessor<String> masked = MaskedMembers::masked;
        members.applyingValueProcessor(masked.whenInstanceOf(String.class));
    }

    private static @Nullable String masked(JsonWriter.MemberPath path, @Nullable String value) {
        String name = path.name();
        if (value == null) {
            return null;
        }
        return name != null && SecretNames.isSecret(name, value) ? SecretNames.MASK : bounded(LogMask.mask(value));
    }

    static String bounded(String text) {
        return text.length() <= LONGEST
                ? text
                : text.substring(0, LONGEST) + " … (" + (text.length() - LONGEST) + " characters more)";
    }
}
