package io.goodsflow.kit.openapi;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import io.swagger.v3.core.jackson.ModelResolver;
import io.swagger.v3.core.jackson.TypeNameResolver;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Paths;
import io.swagger.v3.oas.models.parameters.Parameter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Names as they are on the wire (snake_case), and names of schemas that stay the same when a class is added. */
final class WireNames {

    private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");
    private static final Pattern VARIABLE = Pattern.compile("\\{([^}]+)}");

    private WireNames() {}

    /** The generator's own JSON keeps its names; only models are read with ours. */
    static ModelResolver resolver() {
        ObjectMapper models = Json31.mapper().copy().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
        return new ModelResolver(models, new SchemaNames()).openapi31(true);
    }

    static String snake(String name) {
        return HUMP.matcher(name).replaceAll("_").toLowerCase(Locale.ROOT);
    }

    static void inPaths(OpenAPI document) {
        Paths renamed = new Paths();
        document.getPaths().forEach((path, item) -> {
            item.readOperations().stream()
                    .flatMap(operation -> operation.getParameters() == null
                            ? Stream.<Parameter>empty()
                            : operation.getParameters().stream())
                    .filter(parameter -> "path".equals(parameter.getIn()))
                    .forEach(parameter -> parameter.setName(snake(parameter.getName())));
            renamed.addPathItem(
                    VARIABLE.matcher(path).replaceAll(variable -> "{" + snake(variable.group(1)) + "}"), item);
        });
        document.setPaths(renamed);
    }

    /**
     * A nested record carries the name of what it is nested in, because {@code Line} alone says nothing. Two classes
     * under one name would silently become one schema; that is refused.
     */
    private static final class SchemaNames extends TypeNameResolver {

        private static final List<String> SAY_NOTHING = List.of("Controller", "Views");

        private final Map<String, Class<?>> taken = new ConcurrentHashMap<>();

        @Override
        protected String getNameOfClass(Class<?> type) {
            String name = nameOf(type);
            Class<?> before = taken.putIfAbsent(name, type);
            if (before != null && before != type) {
                throw new IllegalStateException(
                        before.getName() + " and " + type.getName() + " would both be the schema " + name);
            }
            return name;
        }

        private static String nameOf(Class<?> type) {
            Class<?> outer = type.getEnclosingClass();
            if (outer == null) {
                return type.getSimpleName();
            }
            String prefix = nameOf(outer);
            for (String ending : SAY_NOTHING) {
                prefix = prefix.endsWith(ending) ? prefix.substring(0, prefix.length() - ending.length()) : prefix;
            }
            return type.getSimpleName().startsWith(prefix) ? type.getSimpleName() : prefix + type.getSimpleName();
        }
    }
}
