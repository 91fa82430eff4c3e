package io.goodsflow.gateway.edge;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.validation.Validation;
import jakarta.validation.Validator;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.util.unit.DataSize;

class EdgePropertiesTest {

    private static final Validator VALIDATOR =
            Validation.buildDefaultValidatorFactory().getValidator();

    @ParameterizedTest
    @ValueSource(strings = {"https://console.example.com", "http://localhost:3000", "http://[::1]:3000"})
    void anOriginIsSchemeHostAndPort(String origin) {
        assertThat(VALIDATOR.validate(withOrigin(origin))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"*", "https://*.example.com", "null", "console.example.com", "https://a.example/", "ftp://a"})
    void everythingElseStopsTheStart(String origin) {
        assertThat(VALIDATOR.validate(withOrigin(origin))).hasSize(1);
    }

    @Test
    void limitsThatTheServerBelowWouldCutOffStopTheStart() {
        EdgeProperties wide = new EdgeProperties(
                List.of(), List.of(), Duration.ZERO, DataSize.ofKilobytes(8), DataSize.ofKilobytes(64), 100);

        assertThat(VALIDATOR.validate(wide)).hasSize(1);
    }

    private static EdgeProperties withOrigin(String origin) {
        return new EdgeProperties(
                List.of(), List.of(origin), Duration.ZERO, DataSize.ofKilobytes(8), DataSize.ofKilobytes(16), 100);
    }
}
