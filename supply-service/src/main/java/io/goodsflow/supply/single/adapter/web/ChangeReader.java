package io.goodsflow.supply.single.adapter.web;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;

/** Reads what is inside as its own type is read, with the rules of the edge. */
final class ChangeReader extends ValueDeserializer<Change<?>> {
    private final @Nullable ValueDeserializer<Object> inside;

    ChangeReader() {
        this(null);
    }

    private ChangeReader(@Nullable ValueDeserializer<Object> inside) {
        this.inside = inside;
    }

    @Override
    public ValueDeserializer<?> createContextual(DeserializationContext context, @Nullable BeanProperty property) {
        JavaType type = property == null ? context.getContextualType() : property.getType();
        return new ChangeReader(context.findContextualValueDeserializer(type.containedTypeOrUnknown(0), property));
    }

    @Override
    public Change<?> deserialize(JsonParser parser, DeserializationContext context) {
        if (inside == null) {
            throw new IllegalStateException("a Change is read as a member of something");
        }
        return new Change<>(inside.deserialize(parser, context));
    }

    @Override
    public Object getNullValue(DeserializationContext context) {
        return new Change<>(null);
    }

    @Override
    public @Nullable Object getAbsentValue(DeserializationContext context) {
        return null;
    }
}
