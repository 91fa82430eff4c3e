package io.goodsflow.kit.config;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationPropertiesBindHandlerAdvisor;
import org.springframework.boot.context.properties.bind.AbstractBindHandler;
import org.springframework.boot.context.properties.bind.BindContext;
import org.springframework.boot.context.properties.bind.BindHandler;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;

/** A {@code ${VARIABLE}} that nobody set would otherwise be taken for the value itself. */
class UnsetVariables implements ConfigurationPropertiesBindHandlerAdvisor {

    @Override
    public BindHandler apply(BindHandler handler) {
        return new AbstractBindHandler(handler) {
            @Override
            public @Nullable Object onSuccess(
                    ConfigurationPropertyName name, Bindable<?> target, BindContext context, Object result) {
                if (result instanceof String text && Secrets.isReference(text)) {
                    throw new WrongSettings(List.of(sentence(name, text.strip())));
                }
                return super.onSuccess(name, target, context, result);
            }
        };
    }

    private static String sentence(ConfigurationPropertyName name, String reference) {
        String variable = reference.substring(2, reference.length() - 1);
        return name + " needs " + variable + ", which is not set. Set " + variable + ", or " + variable
                + "_FILE to the path of a file that holds it.";
    }
}
