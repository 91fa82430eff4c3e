package io.goodsflow.kit.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverterContextImpl;
import io.swagger.v3.core.jackson.ModelResolver;
import org.junit.jupiter.api.Test;

class WireNamesTest {

    @Test
    void names_are_in_snake_case() {
        assertThat(WireNames.snake("basePublishVersion")).isEqualTo("base_publish_version");
        assertThat(WireNames.snake("id")).isEqualTo("id");
    }

    @Test
    void two_records_under_one_name_are_refused() {
        ModelResolver resolver = WireNames.resolver();
        ModelConverterContextImpl context = new ModelConverterContextImpl(resolver);
        context.resolve(new AnnotatedType(io.goodsflow.kit.openapi.other.Order.class));

        assertThatThrownBy(() -> context.resolve(new AnnotatedType(io.goodsflow.kit.openapi.another.Order.class)))
                .hasMessageContaining("would both be the schema Order");
    }
}
