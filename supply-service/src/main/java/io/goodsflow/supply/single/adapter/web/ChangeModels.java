package io.goodsflow.supply.single.adapter.web;

import com.fasterxml.jackson.databind.JavaType;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContext;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.media.Schema;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** Describes a {@link Change} as what is inside of it; that it may be null or absent is said by its marks. */
final class ChangeModels implements ModelConverter {
    @Override
    public @Nullable Schema<?> resolve(
            AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> next) {
        JavaType java = Json31.mapper().constructType(type.getType());
        if (java != null && java.getRawClass() == Change.class) {
            return context.resolve(new AnnotatedType(java.containedType(0))
                    .ctxAnnotations(type.getCtxAnnotations())
                    .propertyName(type.getPropertyName())
                    .resolveAsRef(type.isResolveAsRef())
                    .schemaProperty(type.isSchemaProperty())
                    .jsonViewAnnotation(type.getJsonViewAnnotation()));
        }
        return next.hasNext() ? next.next().resolve(type, context, next) : null;
    }
}
