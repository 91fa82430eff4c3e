package io.goodsflow.kit.web.problem;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldNamesTest {

    @ParameterizedTest
    @CsvSource({
        "title,title",
        "outerId,outer_id",
        "content.skus[0].skuCode,content.skus[0].sku_code",
        "attributes[Farbe Groß].subPart,attributes.Farbe Groß.sub_part",
        "page_size,page_size",
        "URL,url",
        "imageURL,image_url",
        "X-Request-Id,x-request-id"
    })
    void javaPathsBecomeTheNamesOfTheJson(String java, String json) {
        assertThat(FieldNames.snakeCase(java)).isEqualTo(json);
    }
}
