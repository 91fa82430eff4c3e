package io.goodsflow.kit.test;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** What a service has mapped, as {@code METHOD /path/{}}; names of variables do not matter. */
record Endpoints(Set<String> mapped) {

    private static final List<String> PUBLIC = List.of("/api/", "/open/");
    private static final List<String> OTHERS = List.of("/internal/", "/docs/openapi/", "/error", "{}");

    static Endpoints of(RequestMappingHandlerMapping mapping) {
        return new Endpoints(mapping.getHandlerMethods().keySet().stream()
                .flatMap(info -> info.getPatternValues().stream()
                        .flatMap(path -> methods(info).stream().map(method -> method + " " + anonymous(path))))
                .collect(Collectors.toCollection(TreeSet::new)));
    }

    static String anonymous(String path) {
        return path.replaceAll("\\{[^}]+}", "{}");
    }

    Set<String> published() {
        return mapped.stream()
                .filter(endpoint -> startsWith(endpoint, PUBLIC))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    Set<String> outsideOfTheKnownRoots() {
        return mapped.stream()
                .filter(endpoint -> !startsWith(endpoint, PUBLIC) && !startsWith(endpoint, OTHERS))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean startsWith(String endpoint, List<String> roots) {
        String path = endpoint.substring(endpoint.indexOf(' ') + 1);
        return roots.stream().anyMatch(path::startsWith);
    }

    private static Set<String> methods(RequestMappingInfo info) {
        Set<String> methods =
                info.getMethodsCondition().getMethods().stream().map(Enum::name).collect(Collectors.toSet());
        return methods.isEmpty() ? Set.of("ANY") : methods;
    }
}
