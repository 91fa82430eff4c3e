package io.goodsflow.supply.single.adapter.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.supply.task.domain.ProductPatch;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** RFC 7396, member by member: absent keeps, null empties, a value sets. */
class PatchReaderTest {
    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private static final JsonMapper FORM = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .changeDefaultPropertyInclusion(all -> all.withValueInclusion(JsonInclude.Include.NON_NULL))
            .build();

    @Test
    void nothingNamedChangesNothing() {
        assertThat(read(""))
                .isEqualTo(new ProductPatch(
                        null,
                        null,
                        null,
                        null,
                        null,
                        null,
                        java.util.Map.of(),
                        List.of(),
                        java.util.Map.of(),
                        List.of(),
                        List.of(),
                        List.of()));
    }

    /** The members given, and what differs from a change of nothing. */
    static Stream<Arguments> members() {
        return Stream.of(
                Arguments.of("\"title\":\" New \"", "\"title\":\"New\""),
                Arguments.of("\"category\":\"12\"", "\"category\":\"12\""),
                Arguments.of("\"description\":\"x\"", "\"description\":\"x\""),
                Arguments.of("\"description\":null", "\"clear\":[\"description\"]"),
                Arguments.of("\"description\":\"\"", "\"clear\":[\"description\"]"),
                Arguments.of("\"outer_id\":null,\"brand\":null", "\"clear\":[\"brand\",\"outer_id\"]"),
                Arguments.of("\"image_urls\":[\"a\",\"b\"]", "\"image_urls\":[\"a\",\"b\"]"),
                Arguments.of("\"image_urls\":[]", "\"clear\":[\"image_urls\"]"),
                Arguments.of("\"image_urls\":null", "\"clear\":[\"image_urls\"]"),
                Arguments.of("\"attributes\":null", "\"clear\":[\"attributes\"]"),
                Arguments.of("\"attributes\":{}", ""),
                Arguments.of(
                        "\"attributes\":{\"b\":null,\"a\":null,\"c\":\"1\"}",
                        "\"attributes\":{\"c\":\"1\"},\"removed_attributes\":[\"a\",\"b\"]"),
                Arguments.of("\"skus\":{}", ""),
                Arguments.of("\"skus\":{\"9\":null,\"8\":null}", "\"removed_skus\":[8,9]"),
                Arguments.of(
                        "\"skus\":{\"8\":{\"price\":5}}",
                        "\"skus\":{\"8\":{\"price\":5,\"removed_specs\":[],\"clear\":[]}}"),
                Arguments.of(
                        "\"skus\":{\"8\":{\"sku_code\":null,\"specs\":{\"Color\":\"red\"}}}",
                        "\"skus\":{\"8\":{\"specs\":{\"Color\":\"red\"},\"removed_specs\":[],\"clear\":[\"sku_code\"]}}"),
                Arguments.of(
                        "\"skus\":{\"8\":{\"specs\":{\"Size\":null,\"Color\":null,\"Fit\":\"slim\"}}}",
                        "\"skus\":{\"8\":{\"specs\":{\"Fit\":\"slim\"},\"removed_specs\":[\"Color\",\"Size\"],\"clear\":[]}}"),
                Arguments.of("\"new_skus\":[{\"price\":5}]", "\"new_skus\":[{\"specs\":{},\"price\":5}]"));
    }

    @ParameterizedTest
    @MethodSource
    void members(String given, String meant) {
        ObjectNode expected = tree(read(""));
        ((ObjectNode) FORM.readTree("{" + meant + "}"))
                .properties()
                .forEach(member -> expected.set(member.getKey(), member.getValue()));

        assertThat(tree(read(given))).isEqualTo(expected);
    }

    private static ObjectNode tree(ProductPatch patch) {
        return (ObjectNode) FORM.readTree(FORM.writeValueAsString(patch));
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                Arguments.of("\"title\":null", "title"),
                Arguments.of("\"title\":\" \"", "title"),
                Arguments.of("\"category\":null", "category"),
                Arguments.of("\"skus\":null", "skus"),
                Arguments.of("\"skus\":{\"8\":{\"price\":null}}", "skus[8].price"),
                Arguments.of("\"skus\":{\"8\":{\"specs\":null}}", "skus[8].specs"),
                Arguments.of("\"skus\":{\"8\":{\"stock\":5}}", "skus[8].stock"),
                Arguments.of("\"skus\":{\"8\":{\"stock\":null}}", "skus[8].stock"),
                Arguments.of("\"image_urls\":[\"a\",null]", "image_urls[1]"));
    }

    @ParameterizedTest
    @MethodSource
    void refused(String given, String field) {
        assertThatThrownBy(() -> read(given))
                .isInstanceOfSatisfying(GoodsflowException.class, refusal -> assertThat(refusal.fieldErrors())
                        .extracting(FieldError::field)
                        .containsExactly(field));
    }

    private static ProductPatch read(String members) {
        String body = "{\"base_publish_version\":1" + (members.isEmpty() ? "" : ",") + members + "}";
        return PatchReader.read(JSON.readValue(body, EditProductBody.class));
    }
}
