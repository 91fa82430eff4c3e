package io.goodsflow.product.history.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldLabelsTest {

    @ParameterizedTest
    @CsvSource({
        "title, 商品标题, Title",
        "skus[17].price, 价格(分), Price (fen)",
        "skus[17], SKU, SKU",
        "attributes.产地, 产地, 产地",
        "sale_state, 销售状态, Sale state"
    })
    void aFieldIsCalledWhatItsReaderCallsIt(String field, String chinese, String english) {
        assertThat(FieldLabels.of(field, chinese, null, Locale.SIMPLIFIED_CHINESE))
                .isEqualTo(chinese);
        assertThat(FieldLabels.of(field, chinese, null, Locale.ENGLISH)).isEqualTo(english);
    }

    @Test
    void anAttributeIsCalledWhatItsTemplateSaidThen() {
        assertThat(FieldLabels.of("attributes.origin", "产地", "Origin", Locale.ENGLISH))
                .isEqualTo("Origin");
        assertThat(FieldLabels.of("attributes.origin", "产地", "Origin", Locale.CHINESE))
                .isEqualTo("产地");
    }
}
