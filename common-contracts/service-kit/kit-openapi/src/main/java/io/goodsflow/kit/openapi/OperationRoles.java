package io.goodsflow.kit.openapi;

import io.goodsflow.kit.web.AccessRules;
import io.goodsflow.kit.web.Role;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import java.util.List;
import org.springframework.http.server.PathContainer;
import org.springframework.web.util.pattern.PathPatternParser;

/** Writes into each operation who may call it: {@code x-roles}, from the rules that really decide. */
final class OperationRoles {

    /** Any of the named roles; {@code GUEST} needs no token; an empty list: no rule names it, so nobody may. */
    static final String EXTENSION = "x-roles";

    private static final String GUEST = "GUEST";
    private static final String SCHEME = "bearer";

    private final AccessRules rules;

    OperationRoles(AccessRules rules) {
        this.rules = rules;
    }

    void apply(OpenAPI document) {
        Components components = document.getComponents() == null ? new Components() : document.getComponents();
        document.setComponents(components.addSecuritySchemes(
                SCHEME,
                new SecurityScheme()
                        .type(SecurityScheme.Type.HTTP)
                        .scheme("bearer")
                        .bearerFormat("JWT")));
        document.getPaths().forEach((path, item) -> item.readOperationsMap().forEach((method, operation) -> {
            List<String> roles = rolesOf(method, path);
            operation.addExtension(EXTENSION, roles);
            if (!roles.contains(GUEST)) {
                operation.addSecurityItem(new SecurityRequirement().addList(SCHEME));
            }
        }));
    }

    private List<String> rolesOf(PathItem.HttpMethod method, String template) {
        PathContainer path = PathContainer.parsePath(template.replaceAll("\\{[^}]+}", "x"));
        return rules.rules().stream()
                .filter(rule -> rule.method().name().equals(method.name()))
                .filter(rule ->
                        PathPatternParser.defaultInstance.parse(rule.pattern()).matches(path))
                .findFirst()
                .map(rule -> rule.anyOf().isEmpty()
                        ? List.of(GUEST)
                        : rule.anyOf().stream().sorted().map(Role::name).toList())
                .orElse(List.of());
    }
}
