package io.goodsflow.kit.config;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.DataObjectPropertyName;
import org.springframework.boot.context.properties.bind.validation.BindValidationException;
import org.springframework.boot.context.properties.bind.validation.ValidationErrors;
import org.springframework.boot.context.properties.source.ConfigurationProperty;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.core.Ordered;
import org.springframework.core.convert.ConversionException;
import org.springframework.validation.FieldError;
import org.springframework.validation.ObjectError;

/** Shows a wrong setting as one sentence with its name, value, rule and place instead of a stack trace. */
class SettingsAnalyzer implements FailureAnalyzer, Ordered {

    private static final String REMEDY = "Correct the setting. docs/configuration.md lists every one with its range.";

    @Override
    public @Nullable FailureAnalysis analyze(Throwable failure) {
        WrongSettings wrong = cause(failure, WrongSettings.class);
        if (wrong != null) {
            return new FailureAnalysis(wrong.getMessage(), REMEDY, wrong);
        }
        BindException refused = cause(failure, BindException.class);
        if (refused == null) {
            return null;
        }
        List<String> sentences = sentences(refused);
        return sentences.isEmpty()
                ? null
                : new FailureAnalysis(String.join(System.lineSeparator(), sentences), REMEDY, refused);
    }

    private static List<String> sentences(BindException refused) {
        BindValidationException invalid = cause(refused, BindValidationException.class);
        if (invalid != null) {
            return invalid(invalid.getValidationErrors());
        }
        if (cause(refused, ConversionException.class) != null && refused.getProperty() != null) {
            ConfigurationProperty property = refused.getProperty();
            return List.of(told(property) + " but must be a " + typeOf(refused) + ".");
        }
        Throwable root = rootOf(refused);
        // what a record of settings says about two of its values
        return root instanceof IllegalArgumentException && root.getMessage() != null
                ? List.of(refused.getName() + ": " + root.getMessage() + placeOf(refused.getProperty()) + ".")
                : List.of();
    }

    private static List<String> invalid(ValidationErrors errors) {
        List<String> sentences = new ArrayList<>();
        for (ObjectError error : errors.getAllErrors()) {
            sentences.add(
                    error instanceof FieldError field
                            ? invalid(errors, field)
                            : errors.getName() + " " + error.getDefaultMessage() + ".");
        }
        return sentences;
    }

    private static String invalid(ValidationErrors errors, FieldError error) {
        ConfigurationPropertyName name = errors.getName().append(DataObjectPropertyName.toDashedForm(error.getField()));
        String rule = " but " + error.getDefaultMessage() + ".";
        for (ConfigurationProperty property : errors.getBoundProperties()) {
            if (property.getName().equals(name)) {
                return told(property) + rule;
            }
        }
        Object value = error.getRejectedValue();
        return name + (value == null ? " is not set" : " is " + shown(name, value)) + rule;
    }

    private static String told(ConfigurationProperty property) {
        return property.getName() + " is " + shown(property.getName(), property.getValue()) + placeOf(property);
    }

    private static String shown(ConfigurationPropertyName name, @Nullable Object value) {
        if (Secrets.isSecret(name)) {
            return value == null || value.toString().isBlank() ? "empty" : "******";
        }
        return value == null || value.toString().isBlank() ? "empty" : value.toString();
    }

    private static String placeOf(@Nullable ConfigurationProperty property) {
        return property == null || property.getOrigin() == null ? "" : " (set in " + property.getOrigin() + ")";
    }

    private static String typeOf(BindException refused) {
        Class<?> type = refused.getTarget().getType().resolve(Object.class);
        return switch (type.getSimpleName()) {
            case "Duration" -> "duration such as 500ms, 30s or 5m";
            case "DataSize" -> "size such as 512KB or 1MB";
            case "int", "long", "Integer", "Long" -> "whole number";
            case "boolean", "Boolean" -> "yes or no: true or false";
            default -> type.getSimpleName();
        };
    }

    private static Throwable rootOf(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        return root;
    }

    private static <T extends Throwable> @Nullable T cause(@Nullable Throwable failure, Class<T> type) {
        Throwable one = failure;
        while (one != null) {
            if (type.isInstance(one)) {
                return type.cast(one);
            }
            one = one.getCause();
        }
        return null;
    }

    @Override
    public int getOrder() {
        return Ordered.HIGHEST_PRECEDENCE;
    }
}
