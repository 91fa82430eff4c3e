package io.goodsflow.supply.task.adapter.web;

import io.goodsflow.kit.web.AccessRules;
import io.goodsflow.kit.web.Role;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;

/** Who may do what here. */
@Configuration(proxyBeanMethods = false)
class SupplyAccess {
    @Bean
    AccessRules accessRules() {
        Role[] supply = {Role.OPERATOR, Role.ADMIN, Role.MERCHANT};
        return new AccessRules()
                .allow(HttpMethod.POST, "/api/admin/supply/imports", supply)
                .allow(HttpMethod.POST, "/api/admin/supply/products", supply)
                .allow(HttpMethod.PATCH, "/api/admin/supply/products/*", supply)
                .allow(HttpMethod.GET, "/api/admin/supply/tasks", supply)
                .allow(HttpMethod.GET, "/api/admin/supply/tasks/**", supply)
                .allow(HttpMethod.GET, "/api/admin/dead-letters/**", Role.OPERATOR, Role.ADMIN)
                .allow(HttpMethod.POST, "/api/admin/dead-letters/**", Role.OPERATOR, Role.ADMIN);
    }
}
