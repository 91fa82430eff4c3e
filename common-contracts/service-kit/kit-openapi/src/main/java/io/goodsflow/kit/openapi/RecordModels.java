package io.goodsflow.kit.openapi;

import com.fasterxml.jackson.databind.JavaType;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContext;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.media.JsonSchema;
import io.swagger.v3.oas.models.media.Schema;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Says of every record what its nullness marks say: what is not {@code @Nullable} is required, what is may be null. A
 * free JSON value stays free.
 */
final class RecordModels implements ModelConverter {

    private static final String NULL = "null";

    @Override
    public @Nullable Schema<?> resolve(
            AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> next) {
        JavaType java = Json31.mapper().constructType(type.getType());
        if (java != null && JsonNode.class.isAssignableFrom(java.getRawClass())) {
            return new JsonSchema().description("any JSON value");
        }
        Schema<?> schema = next.hasNext() ? next.next().resolve(type, context, next) : null;
        if (schema != null && java != null && java.getRawClass().isRecord()) {
            Schema<?> model = schema.get$ref() == null
                    ? schema
                    : context.getDefinedModels().get(nameIn(schema.get$ref()));
            if (model != null && model.getProperties() != null) {
                for (RecordComponent component : java.getRawClass().getRecordComponents()) {
                    mark(model, component);
                }
            }
        }
        return schema;
    }

    static String nameIn(String reference) {
        return reference.substring(reference.lastIndexOf('/') + 1);
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    private static void mark(Schema model, RecordComponent component) {
        String name = WireNames.snake(component.getName());
        Schema property = (Schema) model.getProperties().get(name);
        if (property == null) {
            return;
        }
        boolean required = model.getRequired() != null && model.getRequired().contains(name);
        if (!component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
            if (!required) {
                model.addRequiredItem(name);
            }
        } else if (!required) {
            model.getProperties().put(name, orNull(property));
        }
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    private static Schema orNull(Schema property) {
        if (property.get$ref() != null) {
            return new JsonSchema().anyOf(List.of(property, new JsonSchema().typesItem(NULL)));
        }
        if (property.getTypes() != null) {
            property.addType(NULL);
        }
        if (property.getEnum() != null && !property.getEnum().contains(null)) {
            List<Object> values = new ArrayList<>(property.getEnum());
            values.add(null);
            property.setEnum(values);
        }
        return property;
    }
}
