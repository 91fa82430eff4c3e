package io.goodsflow.product.draft.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CanonicalJsonTest {

    @Test
    void sortsKeysAtEveryDepthAndLeavesOutWhatIsNull() {
        Map<String, Object> inner = new HashMap<>();
        inner.put("z", 1);
        inner.put("a", null);

        assertThat(CanonicalJson.of(Map.of("b", List.of(inner, "x"), "a", 9_007_199_254_740_991L)))
                .isEqualTo("{\"a\":9007199254740991,\"b\":[{\"z\":1},\"x\"]}");
    }

    @Test
    void escapesWhatMustBeEscapedAndNothingElse() {
        assertThat(CanonicalJson.of("\"\\\n\r\t\u0001 茶🍵/")).isEqualTo("\"\\\"\\\\\\n\\r\\t\\u0001 茶🍵/\"");
    }

    @Test
    void keepsTheOrderWhereItIsAskedTo() {
        Map<String, String> specs = new LinkedHashMap<>();
        specs.put("z", "1");
        specs.put("a", "2");

        assertThat(CanonicalJson.inOrder(specs)).isEqualTo("{\"z\":\"1\",\"a\":\"2\"}");
    }

    @Test
    void refusesWhatHasNoOneForm() {
        assertThatThrownBy(() -> CanonicalJson.of(Arrays.asList(1.5))).isInstanceOf(IllegalArgumentException.class);
    }
}
