package io.goodsflow.kit.web.json;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.function.Function;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.module.SimpleModule;

/** A time is ISO-8601 text with an offset; Jackson's own would take numbers, and texts of digits, for seconds since 1970. */
final class IsoTime<T> extends StdScalarDeserializer<T> {

    /** The years of a DATETIME. */
    private static final int FIRST_YEAR = 1000;

    private static final int LAST_YEAR = 9999;

    private final Function<String, T> parse;

    private IsoTime(Class<T> type, Function<String, T> parse) {
        super(type);
        this.parse = parse;
    }

    static SimpleModule module() {
        return new SimpleModule("iso-times")
                .addDeserializer(OffsetDateTime.class, new IsoTime<>(OffsetDateTime.class, IsoTime::inUtc))
                .addDeserializer(Instant.class, new IsoTime<>(Instant.class, text -> inUtc(text)
                        .toInstant()));
    }

    private static OffsetDateTime inUtc(String text) {
        OffsetDateTime time = OffsetDateTime.parse(text).withOffsetSameInstant(ZoneOffset.UTC);
        if (time.getYear() < FIRST_YEAR || time.getYear() > LAST_YEAR) {
            throw new DateTimeException("no year of four digits");
        }
        return time;
    }

    @Override
    @SuppressWarnings("unchecked")
    public T deserialize(JsonParser json, DeserializationContext context) {
        if (!json.hasToken(JsonToken.VALUE_STRING)) {
            return (T) context.handleUnexpectedToken(_valueClass, json);
        }
        try {
            return parse.apply(json.getString());
        } catch (DateTimeException noTime) {
            return (T) context.handleWeirdStringValue(_valueClass, json.getString(), "not an ISO-8601 time");
        }
    }
}
