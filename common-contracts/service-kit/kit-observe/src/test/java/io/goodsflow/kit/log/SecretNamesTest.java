package io.goodsflow.kit.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

class SecretNamesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"code", "codes", "Authorization", "access_token", "client-secret", "dbPassword", "set-cookie"})
    void names_of_secrets_are_known_in_any_spelling(String name) {
        assertThat(SecretNames.isSecret(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"sku_code", "title", "event_key", "tokenizer"})
    void other_names_are_left_alone(String name) {
        assertThat(SecretNames.isSecret(name)).isFalse();
    }

    @Test
    void texts_under_harmless_names_are_masked_as_lines_are() {
        String json = "{\"note\":\"password=p1 and eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJvcHMifQ.c2lnbmF0dXJl\",\"n\":2}";

        assertThat(SecretNames.masked(JsonMapper.shared().readTree(json)).toString())
                .isEqualTo("{\"note\":\"password=*** and ***\",\"n\":2}");
        assertThat(SecretNames.masked(Map.of("remark", "Authorization: Bearer p1", "pwd", "p1")))
                .containsOnly(entry("remark", "Authorization: ***"), entry("pwd", "***"));
    }

    @Test
    void secrets_are_masked_at_any_depth_and_whole() {
        String json = "{\"a\":[{\"token\":{\"x\":1}},{\"b\":{\"password\":\"p\",\"n\":2}}],\"secret\":null}";

        assertThat(SecretNames.masked(JsonMapper.shared().readTree(json)).toString())
                .isEqualTo("{\"a\":[{\"token\":\"***\"},{\"b\":{\"password\":\"***\",\"n\":2}}],\"secret\":null}");
    }
}
