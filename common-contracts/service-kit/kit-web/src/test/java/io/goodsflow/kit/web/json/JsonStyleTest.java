package io.goodsflow.kit.web.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class JsonStyleTest {

    private final JsonMapper json = house();

    record Times(
            OffsetDateTime offsetTime,
            ZonedDateTime zonedTime,
            Instant plainInstant,
            LocalDate localDate,
            Duration lifeTime,
            @Nullable String notThere) {}

    @Test
    void timesAreIsoInUtcAndNullsAreExplicit() {
        Times times = new Times(
                OffsetDateTime.parse("2026-07-01T08:00:00.123+08:00"),
                ZonedDateTime.parse("2026-07-01T08:00:00+08:00[Asia/Shanghai]"),
                Instant.parse("2026-07-01T00:00:00Z"),
                LocalDate.parse("2026-07-01"),
                Duration.ofMinutes(90),
                null);

        assertThat(json.writeValueAsString(times))
                .isEqualTo("{\"offset_time\":\"2026-07-01T00:00:00.123Z\",\"zoned_time\":\"2026-07-01T00:00:00Z\","
                        + "\"plain_instant\":\"2026-07-01T00:00:00Z\",\"local_date\":\"2026-07-01\","
                        + "\"life_time\":\"PT1H30M\",\"not_there\":null}");
    }

    @Test
    void aTimeIsReadWithAnyOffsetAsUtc() {
        assertThat(json.readValue("\"2026-07-01T08:00:00+08:00\"", OffsetDateTime.class))
                .isEqualTo(OffsetDateTime.parse("2026-07-01T00:00:00Z"));
    }

    @Test
    void keysOfAMapStayAsTheyAre() {
        assertThat(json.writeValueAsString(Map.of("colourCode", 1))).isEqualTo("{\"colourCode\":1}");
    }

    private static JsonMapper house() {
        JsonMapper.Builder builder = JsonMapper.builder();
        HouseJson.apply(builder);
        return builder.build();
    }
}
